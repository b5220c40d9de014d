use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_all = "camelCase")]
struct Point(f64, f64);

fn main() {}
