use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = "module")]
    id: u64,
}

mod module {
    pub fn serialize() {}

    pub fn deserialize() {}
}

fn main() {}
