use std::borrow::Cow;
use std::collections::BTreeMap;

use fastjson::FromJson;

#[derive(FromJson)]
struct User {
    names: BTreeMap<u8, Cow<'static, str>>,
    pair: (u8, Cow<'static, str>),
    fine: Vec<Cow<'static, str>>,
}

fn main() {}
