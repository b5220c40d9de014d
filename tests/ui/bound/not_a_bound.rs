use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(bound = "T Clone")]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
