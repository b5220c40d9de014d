#[fastjson(untagged)]
enum Id {
    Number(u64),
    Text(String),
    Pair { left: u8, right: Box<Id> },
}
