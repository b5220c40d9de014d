#[fastjson(remote = other::Duration)]
struct DurationDef {
    secs: u64,
    #[fastjson(getter = other::Duration::nanos)]
    nanos: u32,
}
