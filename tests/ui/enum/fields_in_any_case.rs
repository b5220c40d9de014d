use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(case_insensitive)]
struct S {
    ab: u8,
    #[fastjson(alias = "AB")]
    c: u8,
}

fn main() {}
