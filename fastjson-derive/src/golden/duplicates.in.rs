#[fastjson(duplicates = "last", crate = my::json)]
#[deprecated]
struct Last {
    a: u8,
    b: u8,
}
