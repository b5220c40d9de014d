#[fastjson(tag = "t", content = "c")]
enum Event {
    Quit,
    Key(u8),
    Click(u16, u16),
}
