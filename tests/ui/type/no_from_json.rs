use fastjson::FromJson;

struct Money(u64);

#[derive(FromJson)]
struct Invoice {
    id: u64,
    sum: Option<Money>,
}

fn main() {}
