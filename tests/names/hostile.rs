//! Documents that try to make names expensive. They are so large that a quadratic way would not
//! come to an end in hours; what is tested is that they are read, and read right.

use fastjson::names::{CaseInsensitive, Field};
use fastjson::{DeserializerFactory, FastJson, Settings};

#[derive(Debug, PartialEq, FastJson)]
struct Named {
    a: Option<u8>,
    b: Option<u8>,
}

fn long(field: Field) -> [String; 1] {
    [format!("{}{}", "prefix".repeat(2_000), field.rust_name())]
}

#[test]
fn ten_megabytes_of_one_key() {
    let key = "k".repeat(10_000_000);
    let text = format!(r#"{{"{key}":1,"{}a":2}}"#, "prefix".repeat(2_000));
    let mut named = DeserializerFactory::create::<Named>(&long, Settings::new()).unwrap();
    assert_eq!(named.deserialize(&text).unwrap(), &Named { a: Some(2), b: None });
    let any = CaseInsensitive(long);
    let mut named = DeserializerFactory::create::<Named>(&any, Settings::new()).unwrap();
    assert_eq!(named.deserialize(&text).unwrap(), &Named { a: Some(2), b: None });
    let escaped = format!(r#"{{"{key}\n":1,"{}b":3}}"#, "prefix".repeat(2_000));
    assert_eq!(named.deserialize(&escaped).unwrap(), &Named { a: None, b: Some(3) });
}

#[test]
fn keys_that_share_long_prefixes() {
    let prefix = "prefix".repeat(2_000);
    let member = format!(r#""{prefix}":0,"{prefix}ab":0,"{}c":0,"#, "prefix".repeat(1_999));
    let text = format!(r#"{{{}"{prefix}a":2,"{prefix}b":3}}"#, member.repeat(200));
    let mut named = DeserializerFactory::create::<Named>(&long, Settings::new()).unwrap();
    assert_eq!(named.deserialize(&text).unwrap(), &Named { a: Some(2), b: Some(3) });
}
