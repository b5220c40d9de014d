use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(remote = Other)]
struct Id {
    #[fastjson(getter = Other::id)]
    id: u64,
}

struct Other {
    id: u64,
}

impl Other {
    fn id(&self) -> u64 {
        self.id
    }
}

fn main() {}
