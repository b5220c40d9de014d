use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(bound = "T: Clone", bound(serialize = "T: Copy"))]
struct Page<T> {
    items: Vec<T>,
}

fn main() {}
