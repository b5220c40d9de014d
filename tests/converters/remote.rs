//! `remote`: a struct that describes one of another crate, and `with` that struct.

use fastjson::{ErrorKind, FastJson, FromJson, ToJson};

use crate::{both, reads, refuses};

/// Stands for another crate.
mod other {
    #[derive(Debug, PartialEq, Clone)]
    pub(crate) struct Duration {
        pub(crate) secs: u64,
        nanos: u32,
        name: String,
    }

    impl Duration {
        pub(crate) fn new(secs: u64, nanos: u32, name: String) -> Self {
            Self { secs, nanos, name }
        }

        pub(crate) fn nanos(&self) -> u32 {
            self.nanos
        }

        pub(crate) fn name(&self) -> &String {
            &self.name
        }
    }

    #[derive(Debug, PartialEq)]
    pub(crate) struct Open<'a, T> {
        pub(crate) text: &'a str,
        pub(crate) more: Vec<T>,
    }

    #[derive(Debug, PartialEq)]
    pub(crate) struct Pair(pub(crate) u8, pub(crate) String);

    #[derive(Debug, PartialEq)]
    pub(crate) struct Meters(pub(crate) f64);

    #[derive(Debug, PartialEq)]
    pub(crate) struct Marker;
}

#[derive(FastJson)]
#[fastjson(remote = other::Duration, rename_all = "UPPERCASE")]
struct DurationDef {
    secs: u64,
    #[fastjson(getter = other::Duration::nanos, default)]
    nanos: u32,
    #[fastjson(getter = "other::Duration::name", skip_serializing_if = String::is_empty, default)]
    name: String,
}

impl From<DurationDef> for other::Duration {
    fn from(def: DurationDef) -> Self {
        Self::new(def.secs, def.nanos, def.name)
    }
}

#[derive(FastJson)]
#[fastjson(remote = "other::Open<'a, T>", deny_unknown_fields)]
struct OpenDef<'a, T> {
    text: &'a str,
    #[fastjson(default)]
    more: Vec<T>,
}

#[derive(FastJson)]
#[fastjson(remote = "other::Pair")]
struct PairDef(u8, String);

#[derive(FastJson)]
#[fastjson(remote = "other::Meters")]
struct MetersDef(f64);

#[derive(FastJson)]
#[fastjson(remote = "other::Marker")]
struct MarkerDef;

#[derive(FastJson, Debug, PartialEq)]
#[fastjson(bound(serialize = "T: ToJson", deserialize = "T: FromJson<'de>"))]
struct Holder<'a, T> {
    #[fastjson(with = DurationDef)]
    one: other::Duration,
    #[fastjson(with = each(DurationDef), default)]
    many: Vec<other::Duration>,
    #[fastjson(with = OpenDef)]
    open: other::Open<'a, T>,
    #[fastjson(with = "option(PairDef)")]
    pair: Option<other::Pair>,
    #[fastjson(with = MetersDef)]
    meters: other::Meters,
    #[fastjson(with = MarkerDef)]
    marker: other::Marker,
}

#[test]
fn a_struct_stands_for_one_of_another_crate() {
    let duration = |nanos, name: &str| other::Duration::new(1, nanos, name.into());
    let value = Holder {
        one: duration(2, "x"),
        many: vec![duration(3, "")],
        open: other::Open { text: "a", more: vec![1_u8] },
        pair: Some(other::Pair(1, "b".into())),
        meters: other::Meters(1.5),
        marker: other::Marker,
    };
    let text = r#"{"one":{"SECS":1,"NANOS":2,"NAME":"x"},"many":[{"SECS":1,"NANOS":3}],"open":{"text":"a","more":[1]},"pair":[1,"b"],"meters":1.5,"marker":null}"#;
    both(&value, text);
    let text = r#"{"one":{"SECS":1},"open":{"text":"a"},"meters":1.5,"marker":null}"#;
    let value = Holder {
        one: duration(0, ""),
        many: Vec::new(),
        open: other::Open { text: "a", more: Vec::<u8>::new() },
        pair: None,
        ..value
    };
    reads(text, &value);
}

#[test]
fn errors_are_those_of_the_struct() {
    refuses::<Holder<'_, u8>>(r#"{"one":{"NANOS":1}}"#, ErrorKind::MissingMember, 17, "SECS");
    refuses::<Holder<'_, u8>>(r#"{"open":{"x":1}}"#, ErrorKind::UnknownMember, 9, "text");
    refuses::<Holder<'_, u8>>(r#"{"one":[]}"#, ErrorKind::WrongType, 7, "an object");
}

/// One direction alone, with a default of the other type.
#[test]
fn one_direction_is_enough() {
    #[derive(Debug, PartialEq)]
    struct Other {
        a: u8,
        b: u8,
    }
    impl Default for Other {
        fn default() -> Self {
            Self { a: 1, b: 2 }
        }
    }
    #[derive(FromJson)]
    #[fastjson(remote = Other, default)]
    struct Def {
        a: u8,
        b: u8,
    }
    #[derive(FromJson, Debug, PartialEq)]
    struct Holder {
        #[fastjson(deserialize_with = Def::parse)]
        other: Other,
    }
    reads(r#"{"other":{"b":5}}"#, &Holder { other: Other { a: 1, b: 5 } });
}
