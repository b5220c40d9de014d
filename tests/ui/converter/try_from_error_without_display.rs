use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(try_from = u64)]
struct Id {
    id: u64,
}

struct Reason;

impl TryFrom<u64> for Id {
    type Error = Reason;

    fn try_from(id: u64) -> Result<Self, Reason> {
        Ok(Self { id })
    }
}

fn main() {}
