#[fastjson(default, skip_unknown = "structural")]
struct Settings {
    #[fastjson(default = 10, skip_serializing_if = "is_ten")]
    size: u8,
    color: String,
    #[fastjson(required)]
    must: Option<u8>,
    #[fastjson(skip)]
    cache: Cache,
    #[fastjson(skip_serializing, default)]
    read: u8,
    #[fastjson(skip_deserializing, default = Vec::new())]
    shown: Vec<u8>,
}
