use fastjson::FastJson;

#[derive(FastJson)]
enum E {
    #[fastjson(rename_all = "camelCase")]
    A(u8, u8),
}

fn main() {}
