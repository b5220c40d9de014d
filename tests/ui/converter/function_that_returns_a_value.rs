use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(serialize_with = shout)]
    id: u64,
}

fn shout(_: &u64, _: &mut fastjson::Printer<'_>) -> Result<(), fastjson::Error> {
    Ok(())
}

fn main() {}
