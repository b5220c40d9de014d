use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(from = Plain)]
struct Id {
    id: u64,
}

struct Plain;

impl From<Plain> for Id {
    fn from(_: Plain) -> Self {
        Self { id: 0 }
    }
}

fn main() {}
