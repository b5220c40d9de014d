use fastjson::ToJson;

#[derive(ToJson)]
struct User {
    #[fastjson(skip_serializing_if = returns_number)]
    a: u8,
    #[fastjson(skip_serializing_if = functions::takes_text)]
    b: u8,
    #[fastjson(skip_serializing_if = "takes_two")]
    c: u8,
}

fn returns_number(_: &u8) -> u8 {
    0
}

mod functions {
    pub fn takes_text(_: &str) -> bool {
        true
    }
}

fn takes_two(_: &u8, _: &u8) -> bool {
    true
}

fn main() {}
