use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(skip_deserializing, validate = check)]
    id: u64,
}


fn main() {}
