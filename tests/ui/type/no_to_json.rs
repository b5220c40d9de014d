use fastjson::ToJson;

struct Money(u64);

#[derive(ToJson)]
struct Invoice {
    id: u64,
    sum: Option<Money>,
}

fn main() {}
