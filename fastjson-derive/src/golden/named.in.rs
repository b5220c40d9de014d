struct User {
    id: u64,
    name: String,
    #[fastjson(rename = "type")]
    r#kind: Option<u8>,
}
