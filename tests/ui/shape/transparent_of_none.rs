use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(transparent)]
struct UserId {
    #[fastjson(skip)]
    id: u64,
}

fn main() {}
