//! Every lint that a careful user might deny, on types whose expansions use all there is.
//!
//! The lints of the standard groups are named by their group; what is named alone is in no group.

#![forbid(unsafe_code, unused_qualifications, missing_docs, unused)]
#![deny(
    warnings,
    clippy::all,
    clippy::cargo,
    clippy::nursery,
    clippy::pedantic,
    clippy::absolute_paths,
    clippy::allow_attributes,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::default_trait_access,
    clippy::implicit_return,
    clippy::indexing_slicing,
    clippy::integer_division,
    clippy::missing_inline_in_public_items,
    clippy::missing_trait_methods,
    clippy::panic,
    clippy::question_mark_used,
    clippy::shadow_unrelated,
    clippy::single_char_lifetime_names,
    clippy::string_slice,
    clippy::unseparated_literal_suffix,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    let_underscore_drop,
    macro_use_extern_crate,
    missing_copy_implementations,
    missing_debug_implementations,
    non_local_definitions,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_patterns,
    unreachable_pub,
    unused_import_braces,
    unused_lifetimes,
    unused_qualifications,
    unused_results,
    variant_size_differences
)]
#![allow(
    clippy::cargo_common_metadata,
    clippy::multiple_crate_versions,
    clippy::absolute_paths,
    reason = "about packages and the test itself, not about expansions"
)]
#![allow(unknown_lints, reason = "the list may name lints that this compiler no longer has")]

use std::borrow::Cow;
use std::option::Option;

#[expect(non_snake_case, reason = "for the struct alone, not for what is derived from it")]
#[derive(fastjson::FastJson, Debug, PartialEq)]
#[fastjson(deny_unknown_fields)]
struct Named<'input, Item, const LEN: usize>
where
    Item: Clone,
{
    text: &'input str,
    cow: Cow<'input, str>,
    items: [Item; LEN],
    #[fastjson(default, skip_serializing_if = Option::is_none)]
    option: Option<String>,
    #[fastjson(skip)]
    skipped: u8,
    #[deprecated]
    #[fastjson(default = 7)]
    old: u8,
    #[fastjson(default = ("text in parentheses"))]
    label: &'input str,
    CamelName: u8,
}

#[derive(fastjson::FastJson, Debug, PartialEq)]
#[fastjson(duplicates = "last", default)]
#[derive(Default)]
struct Last {
    one: u8,
    two: Vec<u8>,
}

#[derive(fastjson::FastJson, Debug, PartialEq)]
struct Pair(u8, #[fastjson(default)] u8);

#[derive(fastjson::FastJson, Debug, PartialEq)]
struct NoElements();

#[derive(fastjson::FastJson, Debug, PartialEq)]
struct Id(u64);

#[derive(fastjson::FastJson, Debug, PartialEq)]
#[fastjson(transparent)]
struct Transparent<Inner> {
    inner: Inner,
    #[fastjson(skip)]
    other: u8,
}

#[derive(fastjson::FastJson, Debug, PartialEq)]
struct Unit;

#[derive(fastjson::FastJson, Debug, PartialEq)]
struct Empty {}

/// Nothing but the field itself warns that its type is deprecated.
#[expect(deprecated, reason = "for the fields, not for what is derived from them")]
#[derive(fastjson::FastJson)]
struct OfOld {
    old: Old,
    #[fastjson(default)]
    olds: Vec<Old>,
}

/// The type itself is deprecated, which is news for its users, not for its impls.
#[deprecated]
#[derive(fastjson::FastJson)]
struct Old {
    a: u8,
}

#[test]
#[expect(deprecated, reason = "some are deprecated to see that the impls do not warn")]
fn silent_types_work() {
    let named = Named {
        text: "t",
        cow: "c".into(),
        items: [1_u8, 2],
        option: None,
        skipped: 0,
        old: 7,
        label: "l",
        CamelName: 1,
    };
    super::both(
        &named,
        r#"{"text":"t","cow":"c","items":[1,2],"old":7,"label":"l","CamelName":1}"#,
    );
    super::both(&Last { one: 1, two: vec![] }, r#"{"one":1,"two":[]}"#);
    super::both(&Pair(1, 2), "[1,2]");
    super::both(&NoElements(), "[]");
    super::both(&Id(1), "1");
    super::both(&Transparent { inner: 1_u8, other: 0 }, "1");
    super::both(&Unit, "null");
    super::both(&Empty {}, "{}");
    assert_eq!(fastjson::to_string(&Old { a: 1 }), r#"{"a":1}"#);
    let of_old = OfOld { old: Old { a: 1 }, olds: vec![] };
    assert_eq!(fastjson::to_string(&of_old), r#"{"old":{"a":1},"olds":[]}"#);
}

/// What a module or function stands for, checked values, and conversions.
#[derive(fastjson::FastJson, Debug, PartialEq)]
#[fastjson(validate = by_hand::check, expecting = "an object with numbers")]
struct Converted<Item: fastjson::ToJson> {
    #[fastjson(with = fastjson::with::number_as_string, validate = by_hand::is_small)]
    number: u64,
    #[fastjson(with = option(each(values(fastjson::with::via_str))))]
    deep: Option<Vec<std::collections::BTreeMap<u8, u16>>>,
    #[fastjson(via_str, default = 7)]
    text: u8,
    #[fastjson(serialize_with = fastjson::with::one_or_many::print, skip_serializing_if = Vec::is_empty, default)]
    list: Vec<Item>,
    #[fastjson(with = RemoteDef)]
    remote: by_hand::Remote,
    whole: Whole,
    #[fastjson(default = Word::Seven)]
    word: Word,
}

/// What describes a type of another crate.
#[derive(fastjson::FastJson, Debug, Clone, Copy)]
#[fastjson(remote = by_hand::Remote)]
struct RemoteDef {
    open: u8,
    #[fastjson(getter = by_hand::Remote::hidden)]
    hidden: u8,
}

#[derive(fastjson::FastJson, Debug, PartialEq, Eq, Clone)]
#[fastjson(try_from = u8, into = u8)]
struct Whole {
    value: u8,
}

#[derive(fastjson::FastJson, Debug, PartialEq, Eq, Clone, Copy)]
#[fastjson(via_str)]
enum Word {
    Seven,
}

#[expect(
    clippy::implicit_return,
    clippy::missing_inline_in_public_items,
    clippy::trivially_copy_pass_by_ref,
    reason = "written by hand, not by a derive"
)]
mod by_hand {
    use super::{Converted, RemoteDef, Whole, Word};

    pub(super) const fn check<Item: fastjson::ToJson>(
        value: &Converted<Item>,
    ) -> Result<(), &'static str> {
        if value.number < 100 { Ok(()) } else { Err("too large") }
    }

    pub(super) fn is_small(number: &u64) -> Result<(), String> {
        if *number < 1000 { Ok(()) } else { Err(format!("{number} is too large")) }
    }

    /// A type of another crate.
    #[derive(Debug, PartialEq, Eq)]
    pub(super) struct Remote {
        pub(super) open: u8,
        pub(super) hidden: u8,
    }

    impl Remote {
        pub(super) const fn hidden(&self) -> u8 {
            self.hidden
        }
    }

    impl From<RemoteDef> for Remote {
        fn from(def: RemoteDef) -> Self {
            Self { open: def.open, hidden: def.hidden }
        }
    }

    impl TryFrom<u8> for Whole {
        type Error = String;

        fn try_from(value: u8) -> Result<Self, String> {
            if value == 0 { Err("zero".to_owned()) } else { Ok(Self { value }) }
        }
    }

    impl From<Whole> for u8 {
        fn from(whole: Whole) -> Self {
            whole.value
        }
    }

    impl std::fmt::Display for Word {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("seven")
        }
    }

    impl std::str::FromStr for Word {
        type Err = String;

        fn from_str(text: &str) -> Result<Self, String> {
            if text == "seven" { Ok(Self::Seven) } else { Err(format!("not seven: {text}")) }
        }
    }
}

#[test]
fn silent_conversions_work() {
    super::both(
        &Converted {
            number: 5,
            deep: None,
            text: 6,
            list: vec![1_u8],
            remote: by_hand::Remote { open: 1, hidden: 2 },
            whole: Whole { value: 3 },
            word: Word::Seven,
        },
        r#"{"number":"5","deep":null,"text":"6","list":[1],"remote":{"open":1,"hidden":2},"whole":3,"word":"seven"}"#,
    );
}

/// Each way to say which variant it is.
#[derive(fastjson::FastJson, Debug, PartialEq, Eq)]
#[fastjson(deny_unknown_fields, case_insensitive, rename_all_fields = "camelCase")]
enum Outside<'text, Item> {
    Unit,
    Newtype(Item),
    Tuple(u8, #[fastjson(default)] Option<u16>),
    Struct {
        some_text: &'text str,
        #[fastjson(skip)]
        skipped: u8,
    },
    Empty {},
    #[fastjson(skip, serialize_as = "unit")]
    Skipped(u8),
    #[fastjson(other)]
    Other(fastjson::RawJsonBuf),
}

#[derive(fastjson::FastJson, Debug, PartialEq)]
#[fastjson(tag = "type", skip_serializing_none)]
enum Inside<Item> {
    Unit,
    Struct { item: Item, more: Option<u8> },
    Of(Members),
    Empty {},
}

#[derive(fastjson::FastJson, Debug, PartialEq, Eq, Clone, Copy)]
#[fastjson(skip_serializing_default, default, tag = "name")]
struct Members {
    a: u8,
    b: u16,
}

impl Default for Members {
    #[expect(clippy::implicit_return, reason = "written by hand, not by a derive")]
    fn default() -> Self {
        Self { a: 1, b: 2 }
    }
}

#[derive(fastjson::FastJson, Debug, PartialEq, Eq)]
#[fastjson(tag = "t", content = "c")]
enum Beside {
    Unit,
    #[fastjson(tag_value = 1)]
    Newtype(u8),
    Tuple(u8, u8),
}

#[derive(fastjson::FastJson, Debug, PartialEq)]
#[fastjson(untagged)]
enum Untagged<'text> {
    Number(u64),
    Text(&'text str),
    Inside(Inside<u8>),
    Struct { untagged: u8 },
}

#[derive(fastjson::FastJson, Debug, PartialEq, Eq, Clone, Copy)]
#[fastjson(repr)]
enum Level {
    Low = 1,
    High = 2,
}

#[test]
fn silent_enums_work() {
    super::both(
        &Outside::Struct::<u8> { some_text: "x", skipped: 0 },
        r#"{"Struct":{"someText":"x"}}"#,
    );
    super::both(&Outside::Tuple::<u8>(1, None), r#"{"Tuple":[1,null]}"#);
    super::both(&[Outside::Unit, Outside::Newtype(1_u8)], r#"["Unit",{"Newtype":1}]"#);
    super::reads(r#"{"empty":{}}"#, &Outside::Empty::<u8> {});
    let raw = fastjson::RawJsonBuf::default();
    assert_ne!(Outside::Other::<u8>(raw), Outside::Skipped(1));
    super::both(&Inside::Struct { item: 1_u8, more: None }, r#"{"type":"Struct","item":1}"#);
    super::both(
        &Inside::Of::<u8>(Members { a: 1, b: 3 }),
        r#"{"type":"Of","name":"Members","b":3}"#,
    );
    super::both(&[Inside::Unit, Inside::Empty::<u8> {}], r#"[{"type":"Unit"},{"type":"Empty"}]"#);
    super::both(
        &[Beside::Unit, Beside::Newtype(1), Beside::Tuple(1, 2)],
        r#"[{"t":"Unit"},{"t":1,"c":1},{"t":"Tuple","c":[1,2]}]"#,
    );
    super::both(
        &[
            Untagged::Number(1),
            Untagged::Text("x"),
            Untagged::Inside(Inside::Unit),
            Untagged::Struct { untagged: 1 },
        ],
        r#"[1,"x",{"type":"Unit"},{"untagged":1}]"#,
    );
    super::both(&[Level::Low, Level::High], "[1,2]");
}
