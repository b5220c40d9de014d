//! Expansions that stand beside types and modules with the names that they might use.

/// No name can be used without its path, and no `unsafe` may be there.
mod bare {
    #![no_implicit_prelude]
    #![forbid(unsafe_code)]

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    #[fastjson(duplicates = "last")]
    pub(crate) struct Bare<'a, T> {
        pub(crate) text: &'a str,
        #[fastjson(default)]
        pub(crate) value: ::std::option::Option<T>,
    }

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    pub(crate) struct Pair(pub(crate) u8, #[fastjson(default)] pub(crate) u8);

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    #[fastjson(transparent)]
    pub(crate) struct Id {
        pub(crate) id: u8,
    }

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    pub(crate) struct Unit;

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    #[fastjson(validate = Converted::check, expecting = "an object")]
    pub(crate) struct Converted {
        #[fastjson(with = ::fastjson::with::number_as_string, validate = check)]
        pub(crate) number: u8,
        #[fastjson(with = option(each(::fastjson::with::via_str)))]
        pub(crate) list: ::std::option::Option<::std::vec::Vec<u8>>,
        #[fastjson(via_str)]
        pub(crate) text: u8,
        #[fastjson(with = PlainDef)]
        pub(crate) plain: Plain,
        pub(crate) whole: Whole,
    }

    impl Converted {
        fn check(&self) -> ::std::result::Result<(), u8> {
            check(&self.number)
        }
    }

    fn check(number: &u8) -> ::std::result::Result<(), u8> {
        match *number {
            0 => ::std::result::Result::Err(0),
            _ => ::std::result::Result::Ok(()),
        }
    }

    #[derive(::std::fmt::Debug, ::std::cmp::PartialEq)]
    pub(crate) struct Plain(pub(crate) u8);

    #[derive(::fastjson::FastJson)]
    #[fastjson(remote = Plain)]
    struct PlainDef(u8);

    #[derive(
        ::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq, ::std::clone::Clone,
    )]
    #[fastjson(try_from = u8, into = u8)]
    pub(crate) struct Whole(pub(crate) u8);

    impl ::std::convert::TryFrom<u8> for Whole {
        type Error = u8;

        fn try_from(value: u8) -> ::std::result::Result<Self, u8> {
            ::std::result::Result::Ok(Self(value))
        }
    }

    impl ::std::convert::From<Whole> for u8 {
        fn from(whole: Whole) -> Self {
            whole.0
        }
    }
}

mod bare_enums {
    #![no_implicit_prelude]
    #![forbid(unsafe_code)]

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    pub(crate) enum Outside<'a, T> {
        Unit,
        Newtype(T),
        Tuple(u8, u8),
        Struct {
            text: &'a str,
        },
        #[fastjson(other)]
        Other,
        #[fastjson(untagged)]
        Number(u8),
    }

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    #[fastjson(tag = "t", skip_serializing_none)]
    pub(crate) enum Inside {
        Unit,
        Struct { a: ::std::option::Option<u8> },
        Of(Beside),
    }

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    #[fastjson(tag = "k", content = "c")]
    pub(crate) enum Beside {
        Unit,
        #[fastjson(tag_value = true)]
        Newtype(u8),
    }

    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    #[fastjson(repr, expecting = "a level")]
    pub(crate) enum Level {
        Low = 1,
    }

    /// Variants with the names of what expansions use.
    #[derive(::fastjson::FastJson, ::std::fmt::Debug, ::std::cmp::PartialEq)]
    pub(crate) enum Option {
        Some(u8),
        None,
        Ok { __p: u8, __tag: u8, __f1: u8 },
        Err(u8, u8),
    }
}

#[test]
fn enums_beside_nothing() {
    use bare_enums::{Beside, Inside, Level, Option, Outside};
    super::both(
        &[Outside::Newtype(1), Outside::Struct { text: "x" }, Outside::Unit, Outside::Number(2)],
        r#"[{"Newtype":1},{"Struct":{"text":"x"}},"Unit",2]"#,
    );
    super::both(&[Outside::Tuple(1, 2), Outside::<u8>::Other], r#"[{"Tuple":[1,2]},"Other"]"#);
    super::both(
        &[
            Inside::Unit,
            Inside::Struct { a: None },
            Inside::Of(Beside::Newtype(1)),
            Inside::Of(Beside::Unit),
        ],
        r#"[{"t":"Unit"},{"t":"Struct"},{"t":"Of","k":true,"c":1},{"t":"Of","k":"Unit"}]"#,
    );
    super::both(&Level::Low, "1");
    super::both(
        &[
            Option::Some(1),
            Option::None,
            Option::Ok { __p: 1, __tag: 2, __f1: 3 },
            Option::Err(1, 2),
        ],
        r#"[{"Some":1},"None",{"Ok":{"__p":1,"__tag":2,"__f1":3}},{"Err":[1,2]}]"#,
    );
}

#[test]
fn converters_beside_nothing() {
    let value = bare::Converted {
        number: 1,
        list: None,
        text: 2,
        plain: bare::Plain(3),
        whole: bare::Whole(4),
    };
    super::both(&value, r#"{"number":"1","list":null,"text":"2","plain":3,"whole":4}"#);
}

/// Types that hide the prelude's and the built-in ones.
#[allow(dead_code, non_camel_case_types, reason = "they only hide the usual types")]
mod shadowed {
    use ::std::primitive::{u8 as Byte, u16 as Short};

    macro_rules! hide {
        ($($name:ident)*) => {$(
            #[derive(Debug, PartialEq, Default, ::fastjson::FastJson)]
            pub(crate) struct $name {}
        )*};
    }
    hide! { Option Result Vec String Box Some None Ok Err Default Self_ Error Parser Key Printer u8 u16 u64 usize bool str Fields Field core std fastjson }

    #[derive(::fastjson::FastJson, Debug, PartialEq, Default)]
    #[fastjson(default)]
    pub(crate) struct All {
        pub(crate) option: Option,
        pub(crate) some: Some,
        pub(crate) text: str,
        pub(crate) byte: u8,
        pub(crate) real: Byte,
        pub(crate) pair: Pair,
    }

    #[derive(::fastjson::FastJson, Debug, PartialEq, Default)]
    pub(crate) struct Pair(pub(crate) Short, #[fastjson(default)] pub(crate) Result);
}

/// Methods of a trait that every type has.
#[allow(dead_code, clippy::wrong_self_convention, reason = "nothing may call them")]
mod meddling {
    pub(crate) trait Meddle: Sized {
        fn is_some(self) -> bool {
            false
        }
        fn is_none(self) -> bool {
            false
        }
        fn offset(self) -> usize {
            0
        }
        fn begin_object(self) -> usize {
            0
        }
        fn raw(self, _: &str) -> usize {
            0
        }
        fn field(self) -> usize {
            0
        }
        fn insert(self) -> usize {
            0
        }
    }
    impl<T> Meddle for T {}

    #[derive(fastjson::FastJson, Debug, PartialEq, Default)]
    pub(crate) struct Meddled {
        pub(crate) a: u8,
        pub(crate) b: Option<u8>,
    }
}

/// Names that the expansion uses for itself, as far as fields may have them.
#[derive(fastjson::FastJson, Debug, PartialEq, Default)]
struct OwnNames {
    __p: u8,
    __key: u8,
    __f0: u8,
    __more: u8,
    __find: u8,
    __first: u8,
    value: u8,
    r#match: u8,
}

macro_rules! make {
    ($(#[$attribute:meta])* $name:ident<$lifetime:lifetime, $param:ident> { $($field:ident: $ty:ty = $default:expr),* }) => {
        #[derive(fastjson::FastJson, Debug, PartialEq)]
        $(#[$attribute])*
        struct $name<$lifetime, $param> {
            $(#[fastjson(default = $default)] $field: $ty,)*
            // A name of the macro's own, which no name from outside can mean.
            inner: &$lifetime str,
        }
    };
}

make! {
    #[fastjson(deny_unknown_fields)]
    Made<'x, T> { first: Option<T> = None, second: Vec<u8> = vec![1, 2] }
}

macro_rules! newtype {
    ($name:ident, $ty:ty) => {
        #[derive(fastjson::FastJson, Debug, PartialEq, Eq, PartialOrd, Ord)]
        struct $name($ty);
    };
}

newtype!(Number, u32);

#[test]
fn without_a_prelude() {
    super::both(&bare::Bare { text: "x", value: Some(1u8) }, r#"{"text":"x","value":1}"#);
    super::both(&bare::Pair(1, 2), "[1,2]");
    super::both(&bare::Id { id: 1 }, "1");
    super::both(&bare::Unit, "null");
}

#[test]
fn beside_hidden_names() {
    super::both(
        &shadowed::All::default(),
        r#"{"option":{},"some":{},"text":{},"byte":{},"real":0,"pair":[0,{}]}"#,
    );
    let mut value = meddling::Meddled { a: 1, b: None };
    super::both(&value, r#"{"a":1,"b":null}"#);
    fastjson::from_str_into(&mut value, r#"{"b":2,"a":3}"#).unwrap();
    assert_eq!(value, meddling::Meddled { a: 3, b: Some(2) });
}

#[test]
fn fields_with_names_of_the_expansion() {
    super::both(
        &OwnNames {
            __p: 1,
            __key: 2,
            __f0: 3,
            __more: 4,
            __find: 5,
            __first: 6,
            value: 7,
            r#match: 8,
        },
        r#"{"__p":1,"__key":2,"__f0":3,"__more":4,"__find":5,"__first":6,"value":7,"match":8}"#,
    );
}

#[test]
fn from_macros() {
    super::both(
        &Made { first: Some(1u8), second: vec![], inner: "x" },
        r#"{"first":1,"second":[],"inner":"x"}"#,
    );
    super::reads(r#"{"inner":"x"}"#, &Made::<u8> { first: None, second: vec![1, 2], inner: "x" });
    super::both(&std::collections::BTreeMap::from([(Number(1), 2u8)]), r#"{"1":2}"#);
}

mod through_another_path {
    pub(crate) mod deep {
        pub(crate) use fastjson as json;
    }

    #[derive(fastjson::FastJson, Debug, PartialEq)]
    #[fastjson(crate = deep::json)]
    pub(crate) struct Relative {
        pub(crate) a: u8,
    }

    #[derive(fastjson::FastJson, Debug, PartialEq)]
    #[fastjson(crate = "crate::hygiene::through_another_path::deep::json")]
    pub(crate) struct Absolute(pub(crate) u8);
}

#[test]
fn crate_attribute() {
    super::both(&through_another_path::Relative { a: 1 }, r#"{"a":1}"#);
    super::both(&through_another_path::Absolute(1), "1");
}
