use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(remote = Other)]
struct Id {
    #[fastjson(getter = Other::id)]
    id: u64,
}

struct Other;

impl Other {
    fn id(&self) -> String {
        String::new()
    }
}

impl From<Id> for Other {
    fn from(_: Id) -> Self {
        Self
    }
}

fn main() {}
