use fastjson::FromJson;

struct Money(u64);

#[derive(FromJson)]
struct Invoice(u64, Money);

#[derive(FromJson)]
struct Total(Money);

fn main() {}
