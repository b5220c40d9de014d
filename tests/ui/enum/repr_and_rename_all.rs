use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(repr, rename_all = "camelCase")]
enum E {
    A,
}

fn main() {}
