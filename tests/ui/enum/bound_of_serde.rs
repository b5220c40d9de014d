use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(serde_attributes)]
enum E<T> {
    #[serde(bound = "T: serde::Serialize")]
    A(T),
}

fn main() {}
