use fastjson::FromJson;

#[derive(FromJson)]
#[fastjson(default = functions::number)]
struct User {
    id: u8,
}

mod functions {
    pub fn number() -> u8 {
        1
    }
}

fn main() {}
