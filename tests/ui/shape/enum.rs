use fastjson::FastJson;

#[derive(FastJson)]
enum Shape {
    Circle,
    Square,
}

fn main() {
    fastjson::to_string(&Shape::Circle);
}
