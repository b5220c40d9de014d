use fastjson::FastJson;

#[derive(FastJson)]
struct Page<T> {
    #[fastjson(bound = "T, U: Clone")]
    items: Vec<T>,
}

fn main() {}
