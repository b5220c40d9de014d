use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(validate = check)]
    id: u64,
}

fn check(_: &str) -> Result<(), String> {
    Ok(())
}

fn main() {}
