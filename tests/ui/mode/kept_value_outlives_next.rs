use fastjson::names::DeclaredNames;
use fastjson::{DeserializerFactory, FastJson, Settings};

#[derive(FastJson)]
struct Item {
    id: u64,
}

fn main() {
    let mut items = DeserializerFactory::create::<Item>(&DeclaredNames, Settings::new()).unwrap();
    let first = items.deserialize(r#"{"id":1}"#).unwrap();
    let second = items.deserialize(r#"{"id":2}"#).unwrap();
    assert!(first.id < second.id);
}
