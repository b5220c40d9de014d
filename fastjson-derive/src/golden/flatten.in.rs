struct Page<T> {
    id: u64,
    #[fastjson(flatten)]
    inner: Inner,
    #[fastjson(flatten)]
    rest: Option<T>,
}
