use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A { a: &'static str },
}

fn main() {}
