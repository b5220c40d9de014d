use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(tag = "t")]
enum E {
    A(Inner),
}

#[derive(FastJson)]
struct Inner {
    t: u8,
}

fn main() {
    let _ = fastjson::from_str::<E>("");
}
