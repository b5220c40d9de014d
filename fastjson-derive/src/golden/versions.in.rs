#[fastjson(duplicates = "prefer_first_name")]
struct User {
    #[fastjson(names(v1 = "uid", v2 = "user_id"), deprecated_alias = "ident")]
    id: u64,
    name: String,
}
