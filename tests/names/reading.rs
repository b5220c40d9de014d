//! Documents under names that were chosen at run time.

use fastjson::names::{
    CaseInsensitive, Chain, DeclaredNames, Field, NameResolver, Renamed, Rule, RustNames,
    TableNames,
};
use fastjson::{DeserializerFactory, Error, ErrorKind, FastJson, Settings, UnknownMembers};

#[derive(Clone, Debug, Default, PartialEq, FastJson)]
#[fastjson(rename_all = "camelCase")]
struct User {
    #[fastjson(alias = "uid")]
    user_id: u64,
    full_name: String,
    nick: Option<String>,
    #[fastjson(default)]
    tags: Vec<String>,
}

fn read(resolver: &dyn NameResolver, text: &str) -> Result<User, Error> {
    let mut users = DeserializerFactory::create::<User>(resolver, Settings::new()).unwrap();
    // Once anew and once over the value before, which must not differ.
    let first = users.deserialize(text).cloned();
    let second = users.deserialize(text).cloned();
    match (first, second) {
        (Ok(first), Ok(second)) => {
            assert_eq!(first, second);
            Ok(first)
        }
        (Err(first), Err(second)) => {
            assert_eq!(first.to_string(), second.to_string());
            Err(first)
        }
        (first, second) => panic!("{first:?} {second:?}"),
    }
}

fn bart() -> User {
    let tags = vec!["a".to_owned(), "b".to_owned()];
    User { user_id: 7, full_name: "Bart".into(), nick: None, tags }
}

#[test]
fn each_ready_made_resolver() {
    let resolvers: [(&dyn NameResolver, &str); 9] = [
        (&DeclaredNames, r#"{"userId":7,"fullName":"Bart","tags":["a","b"]}"#),
        (&DeclaredNames, r#"{"uid":7,"fullName":"Bart","tags":["a","b"]}"#),
        (&RustNames, r#"{"user_id":7,"full_name":"Bart","tags":["a","b"]}"#),
        (&Renamed(Rule::KebabCase), r#"{"user-id":7,"full-name":"Bart","tags":["a","b"]}"#),
        (&Renamed(Rule::Uppercase), r#"{"USER_ID":7,"FULL_NAME":"Bart","TAGS":["a","b"]}"#),
        (&CaseInsensitive(DeclaredNames), r#"{"USERID":7,"fullname":"Bart","Tags":["a","b"]}"#),
        (&CaseInsensitive(DeclaredNames), r#"{"UID":7,"fullName":"Bart","tags":["a","b"]}"#),
        (&Chain(RustNames, DeclaredNames), r#"{"user_id":7,"fullName":"Bart","tags":["a","b"]}"#),
        (
            &TableNames::new().with("User", "tags", ["labels", "tags"]),
            r#"{"userId":7,"fullName":"Bart","labels":["a","b"]}"#,
        ),
    ];
    for (resolver, text) in resolvers {
        assert_eq!(read(resolver, text).unwrap(), bart(), "{text}");
    }
}

#[test]
fn order_whitespace_escapes_and_unknown_members() {
    for text in [
        r#"{"tags":["a","b"],"full-name":"Bart","user-id":7}"#,
        r#" { "user-id" : 7 , "full-name" : "Bart" , "tags" : [ "a" , "b" ] } "#,
        r#"{"user\u002did":7,"f\u0075ll-name":"Bart","t\u0061gs":["a","b"]}"#,
        r#"{"x":[{"y":"z"}],"user-id":7,"user-i":1,"user-idd":2,"full-name":"Bart","":0,"tags":["a","b"],"w":null}"#,
        r#"{"user-id":7,"nick":null,"full-name":"Bart","tags":["a","b"],"userId":8}"#,
    ] {
        assert_eq!(read(&Renamed(Rule::KebabCase), text).unwrap(), bart(), "{text}");
    }
}

#[test]
fn names_that_json_must_escape() {
    let odd = |field: Field| match field.rust_name() {
        "user_id" => "q\"\\",
        "full_name" => "t\ta",
        "nick" => "",
        _ => "größe😀",
    };
    let odd = |field: Field| [odd(field)];
    let text = "{\"q\\\"\\\\\":7,\"t\\u0009a\":\"Bart\",\"größe\\ud83d\\ude00\":[\"a\",\"b\"]}";
    assert_eq!(read(&odd, text).unwrap(), bart());
    let text = "{\"größe😀\":[\"a\",\"b\"],\"\":null,\"q\\\"\\\\\":7,\"t\\ta\":\"Bart\"}";
    assert_eq!(read(&odd, text).unwrap(), bart());
    let text = "{\"q\\\"\\\\\":7,\"t\ta\":\"Bart\",\"größe😀\":[]}";
    assert_eq!(read(&odd, text).unwrap_err().kind(), ErrorKind::ControlCharacter);
    let any = CaseInsensitive(odd);
    let text = "{\"Q\\\"\\\\\":7,\"T\\tA\":\"Bart\",\"GRößE\\ud83d\\ude00\":[\"a\",\"b\"]}";
    assert_eq!(read(&any, text).unwrap(), bart());
}

#[test]
fn errors_speak_of_the_chosen_names() {
    let kebab = Renamed(Rule::KebabCase);
    let error = read(&kebab, r#"{"user-id":7}"#).unwrap_err();
    assert_eq!(error.message(), "missing member \"full-name\"");
    assert_eq!((error.kind(), error.offset()), (ErrorKind::MissingMember, 12));

    let error = read(&kebab, r#"{"user-id":7,"x":0,"user\u002did":8}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::DuplicateMember, 19));
    assert_eq!(error.message(), "the member \"user-id\" is there twice");

    let both = Chain(kebab, RustNames);
    let error = read(&both, r#"{"user-id":7,"user_id":8}"#).unwrap_err();
    assert_eq!(error.message(), "\"user-id\" and \"user_id\" are the same member");

    let error = read(&kebab, r#"{"user-id":true}"#).unwrap_err();
    assert_eq!((error.kind(), error.path()), (ErrorKind::WrongType, "$.user-id"));
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(deny_unknown_fields)]
struct Strict {
    only_one: u8,
}

#[test]
fn what_a_type_denies_stays_denied() {
    let camel = Renamed(Rule::CamelCase);
    let mut strict = DeserializerFactory::create::<Strict>(&camel, Settings::new()).unwrap();
    assert_eq!(strict.deserialize(r#"{"onlyOne":1}"#).unwrap(), &Strict { only_one: 1 });
    let error = strict.deserialize(r#"{"only_one":1}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::UnknownMember, 1));
    assert_eq!(error.message(), "unknown member \"only_one\", expected one of \"onlyOne\"");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(duplicates = "last")]
struct Last {
    some_value: u8,
}

#[test]
fn declared_policies_hold() {
    let camel = Renamed(Rule::CamelCase);
    let mut last = DeserializerFactory::create::<Last>(&camel, Settings::new()).unwrap();
    let value = last.deserialize(r#"{"someValue":1,"someValue":2}"#).unwrap();
    assert_eq!(value, &Last { some_value: 2 });
}

/// Every prefix of a document is an error, and so is every document with a byte too many.
#[test]
fn prefixes_fail() {
    let text = r#"{"x":[1],"user-id":7,"full-name":"Bart","t\u0061gs":["a","b"]}"#;
    let kebab = Renamed(Rule::KebabCase);
    assert_eq!(read(&kebab, text).unwrap(), bart());
    for len in 0..text.len() {
        let error = read(&kebab, &text[..len]).unwrap_err();
        assert!(error.is_eof(), "{len}: {error}");
    }
    assert_eq!(read(&kebab, &format!("{text}]")).unwrap_err().kind(), ErrorKind::TrailingData);
}

/// A wide type, under many orders of its members, against the compiled lexer.
#[test]
fn as_the_compiled_lexer() {
    let declared = r#"{"userId":7,"fullName":"Bart","nick":"B","tags":["a"]}"#;
    let expected: User = fastjson::from_str(declared).unwrap();
    let members = [r#""USER-ID":7"#, r#""FULL-NAME":"Bart""#, r#""NICK":"B""#, r#""TAGS":["a"]"#];
    let mut users =
        DeserializerFactory::create::<User>(&Renamed(Rule::ScreamingKebabCase), Settings::new())
            .unwrap();
    for order in 0..256 {
        let order = [order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6 & 3];
        let text = format!("{{{}}}", order.map(|at| members[at]).join(","));
        let is_permutation = (0..4).all(|at| order.contains(&at));
        match users.deserialize(&text) {
            Ok(user) => assert!(is_permutation && *user == expected, "{text}"),
            Err(error) => {
                assert!(!is_permutation && error.kind() == ErrorKind::DuplicateMember, "{text}");
            }
        }
    }
}

#[derive(Debug, PartialEq, FastJson)]
struct Outer {
    first: u8,
    inner: Vec<Inner>,
    last: Option<u8>,
}

#[derive(Debug, PartialEq, FastJson)]
struct Inner {
    left: u8,
    right: Option<u8>,
}

/// What is expected behind the last member of one type is no member of the next.
#[test]
fn names_of_one_type_are_unknown_in_another() {
    let upper = |field: Field| [field.rust_name().to_uppercase()];
    let settings = Settings::new().unknown_members(UnknownMembers::Error);
    let mut all = DeserializerFactory::create::<Outer>(&upper, settings).unwrap();
    let inner = |right| Inner { left: 2, right };
    let text = r#"{"FIRST":1,"INNER":[{"LEFT":2,"RIGHT":3},{"LEFT":2}],"LAST":4}                "#;
    let expected = Outer { first: 1, inner: vec![inner(Some(3)), inner(None)], last: Some(4) };
    assert_eq!(all.deserialize(text).unwrap(), &expected);
    for (text, place) in [
        (r#"{"FIRST":1,"INNER":[],"LAST":4,"LEFT":2}                    "#, 31),
        (r#"{"FIRST":1,"INNER":[{"LEFT":2,"RIGHT":3,"FIRST":4}]}        "#, 40),
        (r#"{"FIRST":1,"INNER":[{"LEFT":2,"RIGHT":3,"LAST":4}]}         "#, 40),
        (r#"{"FIRST":1,"INNER":[{"LEFT":2,"FIRST":4}]}                  "#, 30),
    ] {
        let error = all.deserialize(text).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ErrorKind::UnknownMember, place), "{text}");
    }
}
