use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(skip, with = module)]
    A(u8),
    B,
}

fn main() {}
