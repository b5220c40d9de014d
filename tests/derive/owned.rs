//! Fields that are spelt with `Cow<'static, str>` are read into text of their own.

use std::borrow::Cow;

use fastjson::{ErrorKind, FastJson, FromJsonOwned, from_str, from_str_into};

use super::{both, reads, refuses};

#[derive(FastJson, Debug, PartialEq)]
struct Texts {
    plain: Cow<'static, str>,
    path: ::std::borrow::Cow<'static, str>,
    maybe: Option<Cow<'static, str>>,
    #[fastjson(default = Cow::Borrowed("none"))]
    or: Cow<'static, str>,
    all: Vec<Option<Box<Cow<'static, str>>>>,
    other: (u8,),
}

#[derive(FastJson, Debug, PartialEq)]
struct Name(Cow<'static, str>);

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(transparent)]
struct Nick {
    name: Option<Cow<'static, str>>,
}

#[derive(FastJson, Debug, PartialEq)]
struct Both(Cow<'static, str>, #[fastjson(default)] Cow<'static, str>);

#[derive(FastJson, Debug, PartialEq)]
struct Nicks {
    first: Nick,
    second: Nick,
}

/// Reads from text that is gone when the value is returned.
fn read_from_short_lived<T: FromJsonOwned>(json: &str) -> T {
    let text = String::from(json);
    from_str(&text).expect("the text is right")
}

fn texts(maybe: Option<&'static str>) -> Texts {
    Texts {
        plain: "a".into(),
        path: "b\n".into(),
        maybe: maybe.map(Cow::Borrowed),
        or: "none".into(),
        all: vec![None, Some(Box::new("é".into()))],
        other: (1,),
    }
}

#[test]
fn outlives_the_input() {
    let json = r#"{"plain":"a","path":"b\n","maybe":"c","or":"none","all":[null,"é"],"other":[1]}"#;
    assert_eq!(read_from_short_lived::<Texts>(json), texts(Some("c")));
    both(&texts(Some("c")), json);
    assert_eq!(read_from_short_lived::<Name>(r#""\u0061""#), Name("a".into()));
    assert_eq!(read_from_short_lived::<Both>(r#"["a","\""]"#), Both("a".into(), "\"".into()));
    assert_eq!(read_from_short_lived::<Both>(r#"["a"]"#), Both("a".into(), "".into()));
}

#[test]
fn absent_members_are_what_the_type_says() {
    reads(r#"{"all":[null,"é"],"path":"b\n","plain":"\u0061","other":[1]}"#, &texts(None));
    refuses::<Texts>(r#"{"path":""}"#, ErrorKind::MissingMember, 10, r#""plain""#);
    refuses::<Texts>(r#"{"plain":1}"#, ErrorKind::WrongType, 9, "a string");
    let nicks = Nicks { first: Nick { name: None }, second: Nick { name: Some("x".into()) } };
    reads(r#"{"second":"x"}"#, &nicks);
    refuses::<Both>("[]", ErrorKind::Length, 1, "at least 1 element");
}

#[test]
fn reads_into_an_existing_value() {
    let mut value = texts(Some("old"));
    let text = String::from(r#"{"plain":"n","path":"\u0070","or":"o","all":[],"other":[2]}"#);
    from_str_into(&mut value, &text).expect("the text is right");
    drop(text);
    let expected = Texts {
        plain: "n".into(),
        path: "p".into(),
        maybe: None,
        or: "o".into(),
        all: vec![],
        other: (2,),
    };
    assert_eq!(value, expected);
    let mut both = Both("a".into(), "b".into());
    from_str_into(&mut both, &String::from(r#"["c"]"#)).expect("the text is right");
    assert_eq!(both, Both("c".into(), "".into()));
    let mut nick = Nick { name: None };
    from_str_into(&mut nick, &String::from(r#""x""#)).expect("the text is right");
    assert_eq!(nick, Nick { name: Some("x".into()) });
}
