//! Flattened fields of types that are not known where the struct is defined.

use std::collections::BTreeMap;

use fastjson::{FastJson, FromJson, ToJson, from_str, to_string};

#[derive(Debug, Default, PartialEq, FastJson)]
struct Envelope<T> {
    version: u8,
    #[fastjson(flatten)]
    payload: T,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Login {
    user: String,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Extra<V> {
    known: Option<V>,
    #[fastjson(flatten)]
    rest: BTreeMap<String, V>,
}

#[test]
fn any_type_with_members() {
    let text = r#"{"version":1,"user":"u"}"#;
    let value: Envelope<Login> = from_str(text).unwrap();
    assert_eq!((value.payload.user.as_str(), to_string(&value).as_str()), ("u", text));
    let value: Envelope<Option<Login>> = from_str(r#"{"version":1}"#).unwrap();
    assert_eq!(value.payload, None);
    let value: Envelope<Box<Envelope2<Login>>> =
        from_str(r#"{"version":1,"inner":2,"user":"u"}"#).unwrap();
    assert_eq!(value.payload.payload.user, "u");
    let text = r#"{"version":1,"known":2,"x":3}"#;
    let value: Envelope<Extra<u8>> = from_str(text).unwrap();
    assert_eq!((value.payload.rest["x"], to_string(&value).as_str()), (3, text));
}

#[derive(Debug, PartialEq, FastJson)]
struct Envelope2<T> {
    inner: u8,
    #[fastjson(flatten)]
    payload: T,
}

#[derive(ToJson)]
struct Lent<'a, T> {
    id: u8,
    #[fastjson(flatten)]
    payload: &'a T,
}

#[test]
fn references_are_printed() {
    let payload = Login { user: "u".into() };
    assert_eq!(to_string(&Lent { id: 1, payload: &payload }), r#"{"id":1,"user":"u"}"#);
}

#[derive(FromJson)]
struct OnlyParsed<T>
where
    T: Clone,
{
    id: u8,
    #[fastjson(flatten)]
    payload: T,
}

#[test]
fn bounds_of_the_struct_are_kept() {
    #[derive(Clone, FromJson)]
    struct Cloned {
        x: u8,
    }
    let value: OnlyParsed<Cloned> = from_str(r#"{"x":2,"id":1}"#).unwrap();
    assert_eq!((value.id, value.payload.clone().x), (1, 2));
}
