use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(via_str, rename_all = "camelCase")]
enum Color {
    #[fastjson(rename = "rot")]
    Red,
}

fn main() {}
