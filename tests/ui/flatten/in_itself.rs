use fastjson::FastJson;

#[derive(FastJson)]
struct Node {
    id: u8,
    #[fastjson(flatten)]
    next: Option<Box<Node>>,
}

fn main() {}
