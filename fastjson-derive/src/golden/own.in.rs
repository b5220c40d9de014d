#[fastjson(resolver = crate::TABLE, provider = "table")]
struct Own {
    a: u8,
}
