use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(serde_attributes)]
#[serde(field_identifier)]
enum E {
    A,
}

fn main() {}
