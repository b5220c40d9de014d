use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(into = u64)]
struct Id {
    id: u64,
}

impl From<Id> for u64 {
    fn from(id: Id) -> Self {
        id.id
    }
}

fn main() {}
