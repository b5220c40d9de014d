use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A,
    #[fastjson(other)]
    B { a: u8 },
}

fn main() {}
