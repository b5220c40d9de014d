use fastjson::names::DeclaredNames;
use fastjson::{SerializerFactory, FastJson, Settings};

#[derive(FastJson)]
struct Item {
    id: u64,
}

fn is_shared<T: Sync>(_: &T) {}

fn main() {
    let items = SerializerFactory::create::<Item>(&DeclaredNames, Settings::new()).unwrap();
    is_shared(&items);
}
