#[fastjson(rename_all = "snake_case")]
enum Event {
    PullRequest,
    #[fastjson(alias = "Push")]
    Push,
    #[fastjson(skip_deserializing)]
    Unknown,
}
