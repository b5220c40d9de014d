use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(case_insensitive)]
enum E {
    Ab,
    AB,
}

fn main() {}
