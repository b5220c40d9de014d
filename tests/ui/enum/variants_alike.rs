use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all = "lowercase")]
enum E {
    A(u8),
    #[fastjson(alias = "a")]
    B { b: u8 },
}

fn main() {}
