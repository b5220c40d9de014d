use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(with = module)]
    A(u8, u8),
}

fn main() {}
