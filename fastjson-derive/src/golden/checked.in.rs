#[fastjson(validate = Range::check, expecting = "a range")]
struct Range {
    start: u8,
    end: u8,
}
