use fastjson::{FromJson, ToJson};

#[derive(ToJson, FromJson)]
#[fastjson(rename_al = "camelCase")]
struct User {
    #[fastjson(skip, rename = "uid")]
    id: u64,
}

fn main() {}
