//! Names and schema versions: names that are chosen when the program runs.
//!
//! A type's JSON names are those of its attributes, and compiled. Where that is not enough, a
//! [`NameResolver`] chooses the names that fields are read under and a [`NameProvider`] the one
//! that each is printed under. They are asked once, for all types that a type is made of, when a
//! [`Deserializer`](crate::Deserializer) or [`Serializer`](crate::Serializer) is created; what
//! is wrong with the names is reported there, all of it in one [`NamesError`].
//!
//! ```
//! use fastjson::names::{Chain, DeclaredNames, Renamed, Rule};
//! use fastjson::{DeserializerFactory, FastJson, SerializerFactory, Settings};
//!
//! #[derive(Debug, PartialEq, FastJson)]
//! struct User {
//!     user_id: u64,
//!     full_name: String,
//! }
//!
//! // Reads names of both conventions, prints one of them.
//! let both = Chain(Renamed(Rule::CamelCase), DeclaredNames);
//! let mut read = DeserializerFactory::create::<User>(&both, Settings::new())?;
//! let mut print = SerializerFactory::create::<User>(&Renamed(Rule::CamelCase), Settings::new())?;
//! let user = read.deserialize(r#"{"user_id": 7, "fullName": "Bart"}"#)?;
//! assert_eq!(print.serialize(user), r#"{"userId":7,"fullName":"Bart"}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Who chooses
//! | resolver or provider | names of a field |
//! |---|---|
//! | [`DeclaredNames`] | what the attributes say |
//! | [`RustNames`] | the name in Rust |
//! | [`Renamed`] | what a [`Rule`] of `rename_all` makes of the name in Rust |
//! | [`TableNames`] | what a table says, which is itself read from JSON |
//! | [`Version`] | those of a version that `#[fastjson(names(v1 = "uid"))]` declares |
//! | [`CaseInsensitive`] | those of another resolver, in any case of ASCII letters |
//! | [`Chain`] | those of both; of two providers, the first one's |
//! | a closure `Fn(Field) -> names` | what it returns |
//!
//! A resolver gives any number of names, the preferred one first; with none the field is absent.
//! A provider gives exactly one. Keys of maps are data and stay as they are.
//!
//! # Which types they reach
//! Names, and [`Settings`](crate::Settings), are for the derived types that a type is made of: those
//! of its fields and their fields, in containers and variants too. They end where something else
//! than a derive reads or prints: behind `dyn ToJson`, an implementation by hand, and a converter
//! (`with`, `remote`, `from`). A derived type that is reached only through one of these keeps its
//! declared names and what its attributes say; one that another field reaches as well has the
//! chosen ones in both places.
//!
//! # Schema versions
//! | wish | means |
//! |---|---|
//! | read old names too | `alias = "old"` |
//! | of two names in one object, take the preferred one | `duplicates = "prefer_first_name"` on the struct; without it that is an error |
//! | know who sends old names | [`Settings::on_alias`](crate::Settings::on_alias); `deprecated_alias = "old"` marks those to go |
//! | know what was added | [`Settings::on_unknown`](crate::Settings::on_unknown) |
//! | several whole sets of names | `names(v1 = "uid", v2 = "user_id")` and [`Version`] |
//! | names from a file | [`TableNames`] |
//! | is what is printed what is read? | [`round_trip`] |
//!
//! # A type's own names
//! `#[fastjson(resolver = path, provider = path)]` on a struct names who chooses, for tables that
//! live outside of it without a factory at each call: [`from_str`](crate::from_str) and
//! [`to_string`](crate::to_string) then use them. The path is that of a resolver or provider (a
//! constant, a static, a function of a [`Field`]), or of a function without arguments that makes
//! one, or a `Result` of one.
//!
//! ```
//! use fastjson::FastJson;
//! use fastjson::names::{TableNames, Types};
//!
//! #[derive(Debug, PartialEq, FastJson)]
//! #[fastjson(resolver = table, provider = table)]
//! struct User {
//!     id: u64,
//! }
//!
//! fn table() -> Result<TableNames, fastjson::Error> {
//!     fastjson::from_str(r#"{"User": {"id": ["user_id", "uid"]}}"#)
//! }
//!
//! assert_eq!(fastjson::from_str::<User>(r#"{"uid": 7}"#)?, User { id: 7 });
//! assert_eq!(fastjson::to_string(&User { id: 7 }), r#"{"user_id":7}"#);
//! Types::of_parsed::<User>().check_own()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - It is asked once, on first use, for this type alone: types of fields have their own, or
//!   their declared names. All instantiations of a generic type share the names.
//! - If the names cannot be used, every parse gives an error of the kind
//!   [`Names`](crate::ErrorKind::Names) that says all of it. Printing cannot fail and prints the
//!   declared names; [`Types::check_own`] tells at a program's start.
//! - A table may speak of other types. Two types of the same module and name (local to
//!   functions), each with a table, are an error for the one that comes second.
//! - After a panic nothing is kept, and the next call asks again. A resolver that parses its own
//!   type gets the error, and what it then returns is used.
//! - A [`Deserializer`](crate::Deserializer) or [`Serializer`](crate::Serializer) wins over it, also
//!   with [`DeclaredNames`].
//! - It needs the feature `std`.
//!
//! # From Nuqleon
//! The design is that of .NET's `Nuqleon.Json.Serialization`.
//!
//! | there | here |
//! |---|---|
//! | `FastJsonSerializerFactory.CreateDeserializer<T>(resolver, settings)` | [`DeserializerFactory::create`](crate::DeserializerFactory::create)`::<T>(&resolver, settings)` |
//! | `FastJsonSerializerFactory.CreateSerializer<T>(provider, settings)` | [`SerializerFactory::create`](crate::SerializerFactory::create)`::<T>(&provider, settings)` |
//! | `IFastJsonDeserializer<T>.Deserialize(string)` | [`Deserializer::deserialize`](crate::Deserializer), which also has `_slice` and `_reader` |
//! | `IFastJsonSerializer<T>.Serialize(T)` | [`Serializer::serialize`](crate::Serializer), which also has `_to_vec` and `_to_writer` |
//! | `FastJsonConcurrencyMode.SingleThreaded` | [`SingleThreaded`](crate::SingleThreaded), the default: `&mut self`, checked by the compiler |
//! | `FastJsonConcurrencyMode.ThreadSafe` | [`Settings::thread_safe`](crate::Settings::thread_safe): `&self`, `Send` and `Sync` |
//! | `FastJsonSerializerSettings` | [`Settings`](crate::Settings), which also limit depth, duplicates, unknown members and what errors say |
//! | `INameResolver.GetNames(PropertyInfo)` | [`NameResolver::resolve`]`(Field, &mut NameList)` |
//! | `INameProvider.GetName(PropertyInfo)` | [`NameProvider::provide`]`(Field)` |
//! | `DefaultNameResolver`, `DefaultNameProvider` | [`DeclaredNames`] |
//! | `ArgumentException` for two equal names | [`NamesError`], with every problem of all types |
//! | `ParseException.Position` | [`Error::offset`](crate::Error::offset), line, column and path |
//!
//! # Cost
//! A type whose names turn out to be the declared ones keeps its compiled parser and printer.
//! For others, names are looked for in a trie that is built at creation, after a comparison with
//! the name that is due; a parser without any chosen names tests for them once for each object.

mod field;
mod graph;
mod own;
mod problem;
mod read;
mod ready;
mod resolver;
mod round_trip;
mod rule;
mod shared;
mod table;
mod trie;
mod types;
mod write;

pub use field::Field;
#[doc(hidden)]
pub use graph::{Graph, Printed, Unprinted};
#[doc(hidden)]
pub use own::{OwnNames, OwnProvider, OwnResolver};
pub use problem::{NameProblem, NameProblemKind, NamesError, Problems};
pub use ready::{CaseInsensitive, Chain, DeclaredNames, Renamed, RustNames, Version};
pub use resolver::{NameList, NameProvider, NameResolver};
pub use round_trip::{Unread, round_trip};
pub use rule::Rule;
pub use table::TableNames;
pub use types::Types;

pub(crate) use read::{ReadTables, TypeReads};
pub(crate) use resolver::ReadName;
pub(crate) use shared::Shared;
pub(crate) use write::{TypeWrites, WriteTables};
