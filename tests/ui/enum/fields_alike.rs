use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    A {
        a: u8,
        #[fastjson(rename = "a")]
        b: u8,
    },
}

fn main() {}
