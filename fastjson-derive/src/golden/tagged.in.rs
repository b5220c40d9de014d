#[fastjson(tag = "type", skip_serializing_none)]
struct User {
    id: u64,
    name: Option<String>,
}
