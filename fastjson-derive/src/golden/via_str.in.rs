#[fastjson(via_str)]
enum Color {
    Red,
    Green,
}
