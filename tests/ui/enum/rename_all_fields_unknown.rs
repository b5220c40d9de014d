use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all_fields = "camel")]
enum E {
    A { a: u8 },
}

fn main() {}
