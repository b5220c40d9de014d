//! Typed JSON at compile time: `#[derive(FastJson)]` writes, for each type, its own printer and
//! its own parser, whose member names are recognised by a generated trie. There is no tree in
//! between, no visitor and no string for a key; members that nobody wants are skipped and still
//! checked.
//!
//! ```
//! use fastjson::FastJson;
//! use std::borrow::Cow;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! #[fastjson(rename_all = "camelCase")]
//! struct Event<'a> {
//!     #[fastjson(alias("uid", "user"))]
//!     user_id: u64,
//!     text: Cow<'a, str>,
//!     tags: Option<Vec<String>>,
//! }
//!
//! let text = r#"{"uid": 7, "noise": [1, {"x": null}], "text": "caf\u00e9"}"#;
//! let event: Event = fastjson::from_str(text)?;
//! assert_eq!(event, Event { user_id: 7, text: "café".into(), tags: None });
//! assert_eq!(fastjson::to_string(&event), r#"{"userId":7,"text":"café","tags":null}"#);
//! # Ok::<(), fastjson::Error>(())
//! ```
//!
//! # What to call
//! | from | to | call |
//! |---|---|---|
//! | `&str` | a value | [`from_str`] |
//! | `&[u8]` | a value | [`from_slice`] |
//! | `&str`, `&[u8]` | an existing value, whose allocations are reused | [`from_str_into`], [`from_slice_into`] |
//! | `&str` with several values, such as lines | one after the other | [`Parser::parse_next`] |
//! | a value | `String`, `Vec<u8>` | [`to_string`], [`to_vec`] |
//! | a value | behind what a kept `Vec<u8>` holds | [`to_vec_into`] |
//! | a value | a writer, with bounded memory | [`to_writer`] |
//! | any of these | any of these, under names that are chosen at run time | [`DeserializerFactory`], [`SerializerFactory`]; the guide is in [`names`] |
//!
//! The attributes are listed at the derive macro, [`FastJson`](macro@FastJson); the module
//! `from_serde` has them beside serde's. Types without a derive implement
//! [`ToJson`] and [`FromJson`] by hand, with the methods of [`Printer`] and [`Parser`].
//!
//! # Enums
//! A variant is told by its name, as the only member's, in a member among others (`tag`), beside its
//! content (`tag` and `content`), by its number (`repr`), or by what fits (`untagged`); the table is at
//! the [derive macro](macro@FastJson#enums).
//!
//! ```
//! use fastjson::{FastJson, RawJson};
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! #[fastjson(tag = "type", rename_all = "snake_case")]
//! enum Event<'a> {
//!     Connected,
//!     Message { sender: u64, text: &'a str },
//! }
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! #[fastjson(untagged)]
//! enum Id<'a> {
//!     Number(u64),
//!     Name(&'a str),
//! }
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! enum Command<'a> {
//!     Stop,
//!     Move(i8, i8),
//!     #[fastjson(other)]
//!     Unknown(RawJson<'a>),
//! }
//!
//! // The tag may stand anywhere; nothing is copied to wait for it.
//! let text = r#"{"sender": 7, "text": "hello", "type": "message"}"#;
//! assert_eq!(fastjson::from_str::<Event>(text)?, Event::Message { sender: 7, text: "hello" });
//! assert_eq!(fastjson::from_str::<[Id; 2]>(r#"[1, "x"]"#)?, [Id::Number(1), Id::Name("x")]);
//! let text = r#"["Stop",{"Move":[1,-1]},{"Jump":{"height":2}}]"#;
//! let commands: Vec<Command> = fastjson::from_str(text)?;
//! assert_eq!(fastjson::to_string(&commands), text);
//!
//! let error = fastjson::from_str::<Id>("[]").unwrap_err();
//! assert_eq!(
//!     error.message(),
//!     "no variant of `Id` fits: Number: expected a number, found an array; \
//!      Name: expected a string, found an array",
//! );
//! # Ok::<(), fastjson::Error>(())
//! ```
//!
//! # What is accepted
//! RFC 8259 and nothing else, in skipped text as in wanted text: no comments, trailing commas,
//! `NaN`, leading zeros, byte order mark, raw control characters, lone surrogates or invalid
//! UTF-8. Floats are correctly rounded and out of range is an error; an integer is never read
//! from `1.0` or `"1"` (but from `-0`, which is 0), a struct never from an array. A member that is there twice, under
//! whatever spelling, is an error unless the struct says otherwise; a key that is twice in a map
//! takes the last value. Typed values nest at most 128 deep ([`Parser::with_depth_limit`]).
//!
//! # What does not come back as it was
//! `Option<Option<T>>` as a member tells absent (`None`) from null (`Some(None)`) and round-trips;
//! elsewhere, in an array, a map or a tuple, there is nothing to leave out, so `None` prints `null`,
//! which reads as `Some(None)`. `Some(())` and floats that are not finite print `null` too.
//! `[T; N]` is built on the stack, also inside a `Box`: read large ones into a `Vec`.
//!
//! # Errors
//! [`Error`] is one word; it knows its [kind](ErrorKind), byte offset, line, column and JSON path.
//!
//! # Features
//! * `std` (default): writers, `HashMap`, `HashSet`, locks, `PathBuf`, deserializers and
//!   serializers with names chosen at run time, and the choice of the UTF-8 validator. Without it the crate needs only `alloc`.
//! * `derive` (default): the derive macros. Costs the build of `syn`.
//! * `base64`, `hex`: converters of bytes ([`with`]). Cost the build of `data-encoding`.
//!
//! No feature changes what is accepted or printed.

#![cfg_attr(not(feature = "std"), no_std)]
#![deny(unsafe_code)]

extern crate alloc;
// The derive macros name the crate by its path, in its own tests too.
extern crate self as fastjson;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod api;
mod error;
#[cfg(feature = "std")]
mod factory;
mod fields;
#[cfg(any(doc, doctest))]
pub mod from_serde;
mod impls;
#[allow(unsafe_code, reason = "kernels load blocks through pointers")]
mod kernels;
mod lexer;
mod members;
#[cfg_attr(
    not(feature = "std"),
    allow(dead_code, reason = "used by deserializers and serializers, which need std")
)]
pub mod names;
mod number;
mod printer;
mod raw;
mod seen;
#[cfg_attr(
    not(feature = "std"),
    allow(dead_code, reason = "used by deserializers and serializers, which need std")
)]
mod settings;
mod shape;
mod traits;
pub mod with;
#[cfg(feature = "std")]
mod writer;

pub use api::{
    from_slice, from_slice_into, from_str, from_str_into, to_string, to_vec, to_vec_into,
};
pub use error::{Error, ErrorKind};
#[cfg(feature = "std")]
pub use factory::{
    Deserializer, DeserializerFactory, Mode, Serializer, SerializerFactory, Settings,
    SingleThreaded, ThreadSafe,
};
#[cfg(feature = "derive")]
pub use fastjson_derive::{FastJson, FromJson, ToJson};
pub use impls::Skip;
#[doc(hidden)]
pub use kernels::door as __kernels;
pub use lexer::{Parser, ValueKind};
#[doc(hidden)]
pub use members::{MembersOf, PrintMembers};
#[doc(hidden)]
pub use names::Graph;
pub use printer::{ObjectPrinter, Printer};
pub use raw::{RawJson, RawJsonBuf, to_raw_json};
pub use settings::{
    AliasHook, AliasSeen, Duplicates, NonFinite, UnknownHook, UnknownMember, UnknownMembers,
};
#[doc(hidden)]
pub use shape::Shape;
pub use traits::{FromJson, FromJsonKey, FromJsonOwned, Pointee, ToJson, ToJsonKey};
#[cfg(feature = "std")]
pub use writer::to_writer;

/// The README's code is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
