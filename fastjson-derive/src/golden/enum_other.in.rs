#[fastjson(case_insensitive)]
enum Kind<T> {
    Known,
    Of(T),
    #[fastjson(skip, serialize_as = "known")]
    Gone,
    #[fastjson(other)]
    Other(RawJsonBuf),
    #[fastjson(untagged)]
    Number(u8),
}
