use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = fastjson::with::base64)]
    id: u64,
}


fn main() {}
