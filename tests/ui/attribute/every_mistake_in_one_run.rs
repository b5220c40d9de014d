use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(rename_al = "camelCase", transparent = true)]
struct User {
    #[fastjson(renmae = "uid", skip = 1)]
    id: u64,
    #[fastjson(skip, alias = "n")]
    name: String,
    #[fastjson(rename = "mail")]
    email: String,
    mail: String,
}

fn main() {}
