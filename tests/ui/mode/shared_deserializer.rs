use fastjson::names::DeclaredNames;
use fastjson::{DeserializerFactory, FastJson, Settings};

#[derive(FastJson)]
struct Item {
    id: u64,
}

fn main() {
    let items = DeserializerFactory::create::<Item>(&DeclaredNames, Settings::new()).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| items.deserialize("{}").is_ok());
        scope.spawn(|| format!("{items:?}"));
    });
}
