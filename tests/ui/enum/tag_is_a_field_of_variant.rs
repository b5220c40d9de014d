use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    A {
        #[fastjson(alias = "t")]
        a: u8,
    },
}

fn main() {}
