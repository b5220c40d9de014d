use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A,
    #[fastjson(other, skip)]
    B,
}

fn main() {}
