#[fastjson(tag = "type", deny_unknown_fields)]
enum Event {
    Quit,
    Text { content: String },
    Click(Position),
}
