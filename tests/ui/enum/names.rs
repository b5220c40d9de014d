//! Two variants of one name, a word of structs, and a word that is none.

use fastjson::FastJson;

#[derive(FastJson)]
#[fastjson(default, rename_all = "lowercase")]
enum Event {
    Push,
    #[fastjson(alias = "push")]
    Pull,
    #[fastjson(skip_serializing_if = Option::is_none)]
    Fork,
}

fn main() {}
