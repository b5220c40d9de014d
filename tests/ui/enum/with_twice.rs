use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(with = module, serialize_with = function)]
    A(u8),
}

fn main() {}
