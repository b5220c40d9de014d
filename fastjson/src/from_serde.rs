//! For those who come from serde: each attribute, each function, and what is different.
//!
//! A type can keep `#[derive(Serialize, Deserialize)]` and its `#[serde(...)]` words while it
//! moves: with [`serde_attributes`](macro@crate::FastJson) they count here too, and a word that
//! cannot be honoured is a compile error.
//!
//! ```
//! use fastjson::FastJson;
//!
//! #[derive(FastJson)]
//! #[fastjson(rename_all = "camelCase", deny_unknown_fields)]
//! struct Account {
//!     user_name: String,
//!     // serde: #[serde(default = "eight")]
//!     #[fastjson(default = 8)]
//!     bit_count: u8,
//! }
//!
//! let account: Account = fastjson::from_str(r#"{"userName":"Bo"}"#)?;
//! assert_eq!(account.bit_count, 8);
//! # Ok::<(), fastjson::Error>(())
//! ```
//!
//! # Functions
//! | serde_json | here |
//! |---|---|
//! | `from_str`, `from_slice` | [`from_str`](crate::from_str), [`from_slice`](crate::from_slice) |
//! | `Deserialize::deserialize_in_place` | [`from_str_into`](crate::from_str_into), [`from_slice_into`](crate::from_slice_into): documented, and without allocations once warm |
//! | `from_reader` | read the bytes, then [`from_slice`](crate::from_slice); or a [`Deserializer`](crate::Deserializer), which keeps its buffer |
//! | `Deserializer::from_str(..).into_iter()` | [`Parser::parse_next`](crate::Parser::parse_next) |
//! | `to_string`, `to_vec` | [`to_string`](crate::to_string), [`to_vec`](crate::to_vec): no `Result`, for printing cannot fail |
//! | `to_writer` | [`to_writer`](crate::to_writer), with a buffer of its own |
//! | `&RawValue`, `Box<RawValue>` | [`RawJson`](crate::RawJson), [`RawJsonBuf`](crate::RawJsonBuf) |
//! | `Value` | none: types are the point. Keep [`RawJson`](crate::RawJson), or parse with serde_json where a tree is wanted |
//! | `impl Serialize`, `impl Deserialize` | [`ToJson`](crate::ToJson), [`FromJson`](crate::FromJson): one function each, three lines by hand |
//! | `DeserializeOwned` | [`FromJsonOwned`](crate::FromJsonOwned) |
//!
//! # Attributes of types
//! | `#[serde(...)]` | `#[fastjson(...)]` |
//! |---|---|
//! | `rename_all`, also for each direction | the same |
//! | `deny_unknown_fields` | the same |
//! | `default`, `default = "path"` | the same; the path also without quotes |
//! | `transparent` | the same |
//! | `from`, `try_from`, `into` | the same; types also without quotes |
//! | `remote`, `getter` | the same; used by `with = Definition` |
//! | `bound` | the same, with the traits [`ToJson`](crate::ToJson) and [`FromJson`](crate::FromJson) |
//! | `crate` | the same, for this crate |
//! | `expecting` | the same |
//! | `rename` | the same on a struct with `tag`; else nothing: the name of a type is not in its JSON |
//! | `tag`, `content`, `untagged`, `rename_all_fields` | the same |
//! | `field_identifier`, `variant_identifier` | none: enums that are only read as names are derived as any |
//!
//! Beyond serde: `case_insensitive`, `repr` (numbers), `skip_serializing_none`,
//! `skip_serializing_default`, `duplicates`, `skip_unknown`, `via_str`, `validate`.
//!
//! # Attributes of variants
//! | `#[serde(...)]` | `#[fastjson(...)]` |
//! |---|---|
//! | `rename`, `alias`, `rename_all`, `skip`, `skip_serializing`, `skip_deserializing`, `untagged`, `bound` | the same |
//! | `other` | the same, in every kind of enum with names; and on a variant with one value in parentheses, which then keeps the whole value |
//! | `with`, `serialize_with`, `deserialize_with` | the same on variants with one value in parentheses, with functions as those of fields |
//! | `borrow` | nothing |
//!
//! Beyond serde: `tag_value` (tags that are numbers or booleans) and `serialize_as`.
//!
//! # Attributes of fields
//! | `#[serde(...)]` | `#[fastjson(...)]` |
//! |---|---|
//! | `rename`, also for each direction | the same |
//! | `alias` | the same; several in one list: `alias("a", "b")` |
//! | `default` | the same |
//! | `default = "path"` | `default = path()`, or any other expression |
//! | `skip`, `skip_serializing`, `skip_deserializing` | the same |
//! | `skip_serializing_if = "path"` | the same; the path also without quotes |
//! | `with = "module"` | `with = module`, whose functions are `print(&T, &mut Printer)` and `parse(&mut Parser) -> Result<T, Error>`; `each(module)`, `option(module)` and `values(module)` reach into containers |
//! | `serialize_with`, `deserialize_with` | the same, with those functions |
//! | `borrow` | nothing: a field borrows whenever its type does |
//! | `flatten` | the same |
//!
//! Many modules of serde_with are in [`with`](crate::with): numbers as strings, base64, hex, times,
//! `null` as default, one or many, skipping bad elements, maps as pairs.
//!
//! # What behaves otherwise, and why
//! | case | serde and serde_json | here | reason |
//! |---|---|---|---|
//! | a struct from an array | read by position | an error | a text that no printer of the type writes; a member more would change its meaning |
//! | a member that no field has, and is not JSON | lone surrogates and bytes that are not UTF-8 pass | an error | what is skipped is checked like what is read |
//! | two fields with one name | a warning, and a field that is never read | a compile error | nobody wants it |
//! | `Option<Option<T>>` as a member | absent and `null` are both `None` | absent is `None`, `null` is `Some(None)` | it comes back as it was |
//! | floats | up to three roundings, unless `float_roundtrip` is on | the nearest `f64` or `f32`, always | a value that is printed and read again is the same |
//! | an `f32` out of range | infinite | an error | nothing is lost silently |
//! | `-0` as an integer | an error for most types | 0 | RFC 8259 has it, and some printers write it |
//! | keys of maps with escapes, for integers and `bool` | an error | read | an escaped key is the same key |
//! | `f32`, `f64` as keys of maps | accepted | no implementation | two texts of one number would be two keys |
//! | bytes (`&[u8]`) | an array of numbers, or text, by format | no implementation; `Vec<u8>` is an array, [`with::base64`](crate::with) text | a choice that a reader of the type can see |
//! | a tag that is not the first member | what is before it is copied, and loses 128-bit integers, integer keys, [`RawJson`](crate::RawJson), borrowed text and places of errors | nothing is copied, so that the order of members does not matter | |
//! | `flatten` | members are copied first, with the same losses | nothing is copied | |
//! | a flattened map before a flattened struct | takes the struct's members, too | takes what nobody else does, whatever the order of the fields | fields may be reordered |
//! | an error inside a flattened `Option` | `None` | an error, as soon as one of its members is there | data is not dropped silently |
//! | a name that a struct and a flattened field have | one of them is not read, and both are printed | a compile error | |
//! | `flatten` with `deny_unknown_fields` | is not supported | what nobody takes is unknown | |
//! | `flatten` with `default` | `default` does not count | counts when none of the members is there | |
//! | untagged enums | the same losses; "did not match any variant"; in each other the time doubles with each level | none of these; the error lists why each variant does not fit | |
//! | a tagged value from an array | read by position | an error | as for structs |
//! | a scalar or a list beside a tag (`tag`, a variant with one value) | an error when it is printed | a compile error | |
//! | `deny_unknown_fields` and a variant that holds nothing beside a tag | does not count | counts | |
//! | the tag of a struct | not looked at, and unknown to `deny_unknown_fields` | may be absent; must hold the struct's name | what is printed is read; untagged enums of such structs tell them apart |
//! | a fault of the text inside of an untagged value | no variant fits | the fault, at its place | |
//! | printing a variant with `skip` | an error | a panic, or the name of `serialize_as` | printing cannot fail |
//! | levels of nesting | 127 | 128, and [`with_depth_limit`](crate::Parser::with_depth_limit) | |
//! | printing | may fail | cannot | what has no JSON has no implementation, which is a compile error |
//! | an error's text | line and column | also byte offset and JSON path | |
//! | a `default` in quotes on a field | the name of a function | text, so it is a compile error that asks which one is meant | |
//! | an attribute that nobody knows | a compile error | a compile error that says what was meant | |
