use fastjson::FastJson;

#[derive(FastJson)]
union Number {
    integer: u64,
    float: f64,
}

fn main() {}
