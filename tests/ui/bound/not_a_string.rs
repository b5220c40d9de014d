use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(bound = T)]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
