use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(other)]
    A,
    #[fastjson(other)]
    B,
}

fn main() {}
