use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    A(#[fastjson(via_str)] u8),
    #[fastjson(with = module)]
    B(u8),
}

fn main() {}
