struct File<T> {
    #[fastjson(with = hex)]
    hash: [u8; 4],
    #[fastjson(with = option(each(hex)))]
    hashes: Option<Vec<T>>,
    #[fastjson(serialize_with = shout, default)]
    name: String,
    #[fastjson(via_str, validate = is_local)]
    address: IpAddr,
}
