//! Text in all its owners, `char` and addresses.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::path::{Path, PathBuf};

use super::{agree, check, error, place};
use crate::__private::Owned;
use crate::ErrorKind::{Eof, EscapedString, InvalidValue, WrongType};
use crate::{from_str, from_str_into, to_string};

#[test]
fn every_owner_of_text() {
    let (plain, text) = ("caf\u{e9}\n\"\u{1F600}", "\"caf\u{e9}\\n\\\"\u{1F600}\"");
    check(String::from(plain), text);
    check(Box::<str>::from(plain), text);
    check(Rc::<str>::from(plain), text);
    check(Arc::<str>::from(plain), text);
    assert_eq!(to_string(&Cow::Borrowed(plain)), text);
    assert_eq!(to_string(plain), text);
    assert_eq!(to_string(&&plain), text);
    for text in ["\"", "1", "null", "\"\\ud800\"", "\"a\u{1}\""] {
        agree::<Rc<str>>(text);
    }
    assert_eq!(error::<Box<str>>("[]"), (WrongType, 0, "expected a string, found an array".into()));
}

#[test]
fn text_is_borrowed_where_it_can_be() {
    let input = String::from(r#"["plain", "esc\taped"]"#);
    let texts: Vec<Cow<'_, str>> = from_str(&input).unwrap();
    assert!(
        matches!(&texts[..], [Cow::Borrowed("plain"), Cow::Owned(text)] if text == "esc\taped")
    );
    assert_eq!(from_str::<(&str, Cow<'_, str>)>(&input).unwrap().0, "plain");
    assert_eq!(place::<Vec<&str>>(&input), (EscapedString, 10));
}

#[test]
fn static_text_is_owned() {
    let input = String::from("[\"plain\", null]");
    type Texts = Vec<Option<Box<Cow<'static, str>>>>;
    let texts: Texts = from_str::<Owned<Texts>>(&input).unwrap().0;
    drop(input);
    assert_eq!(texts, [Some(Box::new(Cow::Borrowed("plain"))), None]);
    assert!(matches!(texts[0].as_deref(), Some(Cow::Owned(_))));

    let mut text = Owned(Cow::Borrowed("before"));
    from_str_into(&mut text, &String::from("\"after\"")).unwrap();
    from_str_into(&mut text, &String::from("\"again\"")).unwrap();
    assert_eq!(text.0, "again");
}

#[test]
fn static_text_is_absent_where_its_type_is() {
    use crate::FromJson;
    assert!(Owned::<Cow<'static, str>>::absent().is_none());
    assert!(matches!(Owned::<Option<Cow<'static, str>>>::absent(), Some(Owned(None))));
    assert!(
        matches!(Owned::<Box<Option<Cow<'static, str>>>>::absent(), Some(Owned(inner)) if inner.is_none())
    );
    type Twice = Option<Option<Cow<'static, str>>>;
    assert_eq!(from_str::<Owned<Twice>>("null").unwrap().0, Some(None));
}

#[test]
fn characters() {
    check('a', "\"a\"");
    check('"', r#""\"""#);
    check('\u{0}', r#""\u0000""#);
    check('\u{1F600}', "\"\u{1F600}\"");
    assert_eq!(from_str::<char>(r#""\ud83d\ude00""#).unwrap(), '\u{1F600}');
    for text in ["\"\"", "\"ab\"", "\"e\u{301}\"", "1", "null", "\"a"] {
        agree::<char>(text);
    }
    let message = "expected a string of one character".into();
    assert_eq!(error::<char>(" \"ab\""), (InvalidValue, 1, message));
    assert_eq!(place::<char>("\"a"), (Eof, 2));
}

#[test]
fn addresses() {
    check("127.0.0.1".parse::<Ipv4Addr>().unwrap(), "\"127.0.0.1\"");
    check("::1".parse::<Ipv6Addr>().unwrap(), "\"::1\"");
    check("1.2.3.4".parse::<IpAddr>().unwrap(), "\"1.2.3.4\"");
    check("::ffff:1.2.3.4".parse::<IpAddr>().unwrap(), "\"::ffff:1.2.3.4\"");
    check("1.2.3.4:80".parse::<SocketAddrV4>().unwrap(), "\"1.2.3.4:80\"");
    check("[fe80::1%3]:80".parse::<SocketAddrV6>().unwrap(), "\"[fe80::1%3]:80\"");
    check("[::]:1".parse::<SocketAddr>().unwrap(), "\"[::]:1\"");
    for text in ["\"1.2.3\"", "\"\"", "\" 1.2.3.4\"", "[1,2,3,4]", "null", r#""1.2.3.\u0034""#] {
        agree::<IpAddr>(text);
    }
    let message = "expected an IPv4 address".into();
    assert_eq!(error::<(u8, Ipv4Addr)>("[1, \"::1\"]"), (InvalidValue, 4, message));
}

#[test]
fn paths_are_read() {
    assert_eq!(from_str::<PathBuf>(r#""a\/b""#).unwrap(), Path::new("a/b"));
    assert_eq!(*from_str::<Box<Path>>("\"\"").unwrap(), *Path::new(""));
    assert_eq!(place::<PathBuf>("1"), (WrongType, 0));
}
