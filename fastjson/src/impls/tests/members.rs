//! The members of maps, boxes and options as members of another object.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use std::collections::HashMap;

use crate::__private::{begin_members, end_members, first_member, members_of};
use crate::{Error, FromJson, MembersOf, Parser, PrintMembers, Printer, ToJson};
use crate::{from_str, to_string};

/// What a derive does with a flattened field, and `id` before it.
#[derive(Debug, PartialEq)]
struct Flat<T> {
    id: u8,
    rest: T,
}

impl<T: PrintMembers> ToJson for Flat<T> {
    fn print(&self, printer: &mut Printer<'_>) {
        let mut members = begin_members();
        if self.id != 0 {
            first_member(printer, &mut members, "{\"id\":", &self.id);
        }
        members_of(printer, &mut members, &self.rest);
        end_members(printer, members);
    }
}

impl<'de, T: MembersOf<'de>> FromJson<'de> for Flat<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut id = 0;
        let mut more = parser.begin_object()?;
        let mut rest = T::begin(parser)?;
        while more {
            let at = parser.offset();
            let key = parser.take_key()?;
            if key == "id" {
                id = u8::parse(parser)?;
            } else if !T::offer(&mut rest, &key, at, parser)? {
                parser.skip_value()?;
            }
            more = parser.next_member()?;
        }
        Ok(Self { id, rest: T::finish(rest, parser)? })
    }
}

#[test]
fn maps_take_what_is_left() {
    let text = r#"{"id":1,"a":2,"\n":3}"#;
    type Names = BTreeMap<String, u8>;
    let names = Names::from([("a".into(), 2), ("\n".into(), 3)]);
    let flat = from_str::<Flat<Names>>(text).unwrap();
    assert_eq!(flat, Flat { id: 1, rest: names.clone() });
    assert_eq!(to_string(&flat), r#"{"id":1,"\n":3,"a":2}"#);
    assert_eq!(to_string(&Flat { id: 0, rest: &names }), r#"{"\n":3,"a":2}"#);
    assert_eq!(to_string(&Flat { id: 0, rest: Names::new() }), "{}");
    let some = from_str::<Flat<Option<Box<Names>>>>(text).unwrap();
    assert_eq!(some.rest.as_deref(), Some(&names));
    assert_eq!(to_string(&some), r#"{"id":1,"\n":3,"a":2}"#);
}

/// Names that are read as other types, and borrowed ones, work as in the map alone.
#[test]
fn keys_are_read_from_their_place() {
    let flat = from_str::<Flat<HashMap<u128, u8>>>(r#"{"\u0037":2, "id":1}"#).unwrap();
    assert_eq!(flat, Flat { id: 1, rest: HashMap::from([(7, 2)]) });
    let error = from_str::<Flat<HashMap<u128, u8>>>(r#"{"id":1, "x":2}"#).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (crate::ErrorKind::InvalidValue, 9));
    let text = String::from(r#"{"a":[],"id":1}"#);
    let flat = from_str::<Flat<BTreeMap<&str, [u8; 0]>>>(&text).unwrap();
    assert_eq!(flat.rest, BTreeMap::from([("a", [])]));
}

#[test]
fn an_option_is_there_with_its_first_member() {
    type Maybe = Flat<Option<BTreeMap<String, u8>>>;
    assert_eq!(from_str::<Maybe>(r#"{"id":1}"#).unwrap(), Flat { id: 1, rest: None });
    assert_eq!(to_string(&from_str::<Maybe>(r#"{"id":1}"#).unwrap()), r#"{"id":1}"#);
    assert_eq!(from_str::<Maybe>(r#"{"a":1}"#).unwrap().rest, Some([("a".into(), 1)].into()));
}
