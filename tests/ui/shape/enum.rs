use fastjson::FastJson;

#[derive(FastJson)]
enum Shape {
    Circle,
    Square(u8),
}

fn main() {
    fastjson::to_string(&Shape::Circle);
}
