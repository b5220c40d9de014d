//! Types as the names of members.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use core::net::IpAddr;
use core::num::NonZero;

use super::{agree, check, error, place};
use crate::ErrorKind::{EscapedString, InvalidValue, OutOfRange, Syntax};
use crate::{from_str, to_string};

#[test]
fn every_kind_of_key() {
    macro_rules! integers {
        ($($type:ident)*) => {$(
            let text = std::format!("{{\"{}\":1,\"{}\":2}}", $type::MIN, $type::MAX);
            check(BTreeMap::from([($type::MIN, 1), ($type::MAX, 2)]), &text);
            check(BTreeMap::from([(NonZero::<$type>::MAX, 1)]), &std::format!("{{\"{}\":1}}", $type::MAX));
        )*};
    }
    integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
    check(BTreeMap::from([(false, 1), (true, 2)]), r#"{"false":1,"true":2}"#);
    check(BTreeMap::from([('"', 1), ('a', 2)]), r#"{"\"":1,"a":2}"#);
    check(BTreeMap::from([(String::from("\n"), 1)]), r#"{"\n":1}"#);
    check(BTreeMap::from([(Box::<str>::from("a"), 1)]), r#"{"a":1}"#);
    check(BTreeMap::from([(Rc::<str>::from("a"), 1)]), r#"{"a":1}"#);
    check(BTreeMap::from([(Arc::<str>::from("a"), 1)]), r#"{"a":1}"#);
    check(BTreeMap::from([(Box::new(7), 1)]), r#"{"7":1}"#);
    check(BTreeMap::from([(IpAddr::from([1, 2, 3, 4]), 1)]), r#"{"1.2.3.4":1}"#);
    assert_eq!(to_string(&BTreeMap::from([(&&7, 1)])), r#"{"7":1}"#);
    assert_eq!(to_string(&BTreeMap::from([("a", 1)])), r#"{"a":1}"#);
}

#[test]
fn borrowed_keys() {
    let input = String::from(r#"{"a":1,"\u0062":2}"#);
    let map: BTreeMap<Cow<'_, str>, u8> = from_str(&input).unwrap();
    assert!(matches!(map.first_key_value(), Some((Cow::Borrowed("a"), 1))));
    assert!(matches!(map.last_key_value(), Some((Cow::Owned(_), 2))));
    assert_eq!(place::<BTreeMap<&str, u8>>(&input), (EscapedString, 7));
    assert_eq!(
        from_str::<BTreeMap<&str, u8>>(&input[..6].replace(':', ":1}")[..7]).unwrap().len(),
        1
    );
}

#[test]
fn numbers_in_names_are_written_one_way() {
    for key in ["01", " 1", "1 ", "+1", "1.0", "1e0", "", "x", "256", "-1", "1", "-"] {
        let text = std::format!("{{\"{key}\":1}}");
        agree::<BTreeMap<u8, u8>>(&text);
        agree::<BTreeMap<i128, u8>>(&text);
        agree::<BTreeMap<NonZero<u8>, u8>>(&text);
    }
    agree::<BTreeMap<u8, u8>>("{1:1}");
    // Unlike serde_json, which looks at the text before it is unescaped and knows no `-0`.
    assert_eq!(
        from_str::<BTreeMap<u8, u8>>(r#"{"\u0031":1,"-0":2}"#).unwrap(),
        BTreeMap::from([(1, 1), (0, 2)])
    );
    assert_eq!(
        from_str::<BTreeMap<bool, u8>>(r#"{"tru\u0065":1}"#).unwrap(),
        BTreeMap::from([(true, 1)])
    );
}

#[test]
fn faults_stand_at_the_name() {
    assert_eq!(place::<BTreeMap<u8, u8>>(r#"{ "256":1}"#), (OutOfRange, 2));
    assert_eq!(
        error::<BTreeMap<u8, u8>>(r#"{"1":1, "x":1}"#),
        (InvalidValue, 8, "expected a name that is u8".into())
    );
    assert_eq!(place::<BTreeMap<NonZero<u8>, u8>>(r#"{"0":1}"#), (InvalidValue, 1));
    assert_eq!(
        error::<BTreeMap<bool, u8>>(r#"{"True":1}"#),
        (InvalidValue, 1, "expected a name that is `true` or `false`".into())
    );
    assert_eq!(place::<BTreeMap<char, u8>>(r#"{"ab":1}"#), (InvalidValue, 1));
    assert_eq!(place::<BTreeMap<bool, u8>>("{true:1}"), (Syntax, 1));
}
