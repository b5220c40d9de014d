#[fastjson(rename_all = "camelCase", deny_unknown_fields)]
struct Profile {
    id: u64,
    #[fastjson(alias("id_string", "user id"))]
    id_str: String,
    profile_background_color: String,
    profile_background_image: String,
    #[fastjson(rename = "naïve")]
    beyond_ascii: u8,
    #[fastjson(rename = "quo\"te\n")]
    escaped: u8,
}
