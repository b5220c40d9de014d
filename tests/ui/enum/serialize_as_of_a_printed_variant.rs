use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(serialize_as = "b")]
    A,
}

fn main() {}
