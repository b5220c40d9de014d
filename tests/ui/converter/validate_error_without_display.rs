use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(validate = check)]
    id: u64,
}

struct Reason;

fn check(_: &u64) -> Result<(), Reason> {
    Ok(())
}

fn main() {}
