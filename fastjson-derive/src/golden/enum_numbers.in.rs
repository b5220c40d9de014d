#[fastjson(repr)]
enum Level {
    Low = 1,
    High = 10,
    #[fastjson(other)]
    Other,
}
