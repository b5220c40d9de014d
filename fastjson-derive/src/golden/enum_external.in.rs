#[fastjson(rename_all = "snake_case")]
enum Event<'a> {
    Quit,
    Key(u8),
    Click(u16, u16),
    Text {
        content: &'a str,
        #[fastjson(default)]
        lang: String,
    },
}
