//! The derive macros of `fastjson`.
//!
//! Five stages, each in its own module: `attributes` reads tokens into values with spans,
//! `model` puts together all that generation needs, `check` looks for contradictions, `names`
//! makes a trie of the JSON names and `emit` writes the impls. Only the first three can fail,
//! and they report every mistake in one run.

mod attributes;
mod check;
mod conversion;
mod emit;
mod enums;
mod errors;
mod expand;
#[cfg(test)]
mod golden;
mod literal;
mod model;
mod names;
mod owned;

use proc_macro::TokenStream;

use crate::expand::{Directions, expand};

/// Implements `ToJson` and `FromJson` for a struct or an enum.
///
/// `#[derive(ToJson)]` and `#[derive(FromJson)]` implement one of them; attributes that only
/// matter for the other are then ignored.
///
/// A struct with named fields is a JSON object, one with several fields in parentheses an array,
/// one with a single field in parentheses is its field, and a unit struct is `null`. An enum whose
/// variants hold nothing is a string, [see below](#enums). Other enums are not supported yet, and
/// unions are not, unless they are converted as a whole.
///
/// # Attributes
///
/// All are written in `#[fastjson(...)]`, several to a list and several lists to an item.
/// Every mistake is a compile error at the word to edit.
///
/// Of the struct:
///
/// | attribute | value | without it | example |
/// |---|---|---|---|
/// | `bound` | bounds in quotes, for both impls or for each | each type parameter that is printed or parsed is bound by the trait | `bound(serialize = "T: ToJson", deserialize = "T: Load")` |
/// | `case_insensitive` | none | names are read as they are | `case_insensitive`: ASCII letters in either case, also of variants; names that would then be equal are a compile error |
/// | `crate` | path of the runtime crate | `::fastjson` | `crate = my::fastjson` |
/// | `default` | none, or the path of a function | absent members are errors, unless their type or field says otherwise | `default`, `default = Settings::standard` |
/// | `deny_unknown_fields` | none | members that no field claims are skipped | `deny_unknown_fields` |
/// | `duplicates` | `"error"`, `"first"`, `"last"`, or `"prefer_first_name"`: of two names of a field the one that is declared first wins, whatever their order in the text, and the same name twice is an error | `"error"` | `duplicates = "last"` |
/// | `expecting` | a text | what a message says was expected is an object, an array, or what the field's type says | `expecting = "a range"` |
/// | `from` | a type | parsed as itself | `from = Raw`: parsed as that type, and made of it by `From`; absent is what it is for that type |
/// | `into` | a type | printed as itself | `into = Raw`: a `Clone` of the value is made into that type by `Into`, and printed |
/// | `provider` | path of a `names::NameProvider`, or of a function that makes one (or fails to, with a `Result`): asked once, on first use, for the names that the type is printed under (needs the feature `std`) | the declared names | `provider = TABLE`, `provider = load_names` |
/// | `remote` | the path of a type | the impls are for the struct itself | `remote = other::Point`: see [below](#types-of-other-crates) |
/// | `rename` | the name of a struct with `tag` | its declared name | `tag = "type", rename = "user"` |
/// | `rename_all` | a rule, for both directions or for each | names as declared | `rename_all = "camelCase"`, `rename_all(serialize = "UPPERCASE")` |
/// | `resolver` | the same of a `names::NameResolver`, for the names that are read | the declared names | `resolver = TABLE` |
/// | `serde_attributes` | none | `#[serde(...)]` is not looked at | `serde_attributes`: `#[serde(...)]` on the type and in it counts too |
/// | `skip_serializing_default` | none | all members are printed | `skip_serializing_default`: those are left out whose value is what it means that they are absent, by the type's or field's `default` or as a `None`; needs `PartialEq` |
/// | `skip_serializing_none` | none | `None` is printed as `null` | `skip_serializing_none`: left out, unless absence would be read as something else |
/// | `skip_unknown` | `"checked"` or `"structural"` | `"checked"`: what is skipped is checked to be JSON; counts for this type, not for those of its fields | `skip_unknown = "structural"` |
/// | `tag` | the name of a member | the struct's name is not in its JSON | `tag = "type"`: the first member that is printed holds the struct's name; it need not be read, but if it is there it must hold that name |
/// | `transparent` | none | an object or an array | `transparent`: the JSON is that of the one field that is not skipped, and so is what it means that the member is absent: `None` for an `Option`, where a newtype is an error |
/// | `try_from` | a type | parsed as itself | `try_from = u8`: as `from`, by `TryFrom`, whose error is the message; it is placed at the start of the value |
/// | `validate` | path of a function of `&Self` that returns `Result<(), E>` | not checked | `validate = Range::check`: an error is placed at the start of the value; `E: Display`; not with `remote` |
/// | `via_str` | none | an object | `via_str`: a string by `Display` and `FromStr`, and a map's key |
///
/// The rules of `rename_all` are serde's: `"lowercase"`, `"UPPERCASE"`, `"PascalCase"`,
/// `"camelCase"`, `"snake_case"`, `"SCREAMING_SNAKE_CASE"`, `"kebab-case"` and
/// `"SCREAMING-KEBAB-CASE"`. They take the declared name to be in `snake_case`.
///
/// Of a field:
///
/// | attribute | value | without it | example |
/// |---|---|---|---|
/// | `alias` | more names that are read | one name is read | `alias = "uid"`, `alias("uid", "user-id")` |
/// | `bound` | bounds in quotes that stand for what this field adds | as for the struct | `bound = "T: ToJson"` |
/// | `default` | none, or any expression | an absent member is what its type says: `None`, or an error | `default`, `default = 10`, `default = vec![1, 2]` |
/// | `deprecated_alias` | more names that are read, which the hook for aliases is told of as deprecated | none | `deprecated_alias = "uid"` |
/// | `deserialize_with` | path of a function of `&mut Parser` that returns a `Result` of the field's type | parsed by its type | `deserialize_with = hex::parse` |
/// | `flatten` | none | the value is a member | `flatten`: its members stand among those of the struct, see [below](#flattened-fields) |
/// | `getter` | path of a function of the [described](#types-of-other-crates) type that gives the field or a reference to it | the field is read | `getter = Point::x` |
/// | `names` | names in versions that `names::Version` chooses at run time | the declared names in every version | `names(v1 = "uid", v2 = "user_id")` |
/// | `rename` | the name, for both directions or for each; any string | the declared name without `r#` | `rename = "type"`, `rename(deserialize = "t")` |
/// | `required` | none | an absent `Option` is `None` | `required`: the member must be there, if only as `null` |
/// | `serialize_with` | path of a function of `&field` and `&mut Printer` | printed by its type | `serialize_with = hex::print` |
/// | `skip` | none | printed and parsed | `skip`: never printed; its value is its `default` |
/// | `skip_deserializing` | none | parsed | `skip_deserializing` |
/// | `skip_serializing` | none | printed | `skip_serializing` |
/// | `skip_serializing_if` | path of a function of `&field` | always printed | `skip_serializing_if = Option::is_none` |
///
/// | `validate` | path of a function of `&field` that returns `Result<(), E>` | not checked | `validate = is_even`: what was parsed is checked, and an error is placed at its start; a default is not checked; `E: Display` |
/// | `via_str` | none | as its type says | `via_str`: a string by `Display` and `FromStr` |
/// | `with` | path of a module (or type) with functions `print` and `parse`, in `each(..)`, `option(..)` or `values(..)` | as its type says | `with = hex`, `with = option(each(hex))`: see [below](#converters) |
///
/// Paths may also stand in quotes, as in serde. The value of a field's `default` may not: it is
/// an expression. A string alone that could be the name of a function is an error: write
/// `default = name()` to call it, or `default = ("name")` for the text. `rename`, `alias`,
/// `deprecated_alias`, `names`, `required` and
/// `skip_serializing_if` are for fields with names. Types (`from`, `try_from`, `into`, `remote`) may stand
/// in quotes too.
///
/// With `serde_attributes` a type that derives serde's traits as well is written once: each word in
/// `#[serde(...)]` counts as the one here that is spelt the same, and the same word in
/// `#[fastjson(...)]` wins over it. A word that cannot be honoured, such as a `bound` on serde's
/// traits or a `with` whose functions take serde's types, is a compile error unless
/// `#[fastjson(...)]` beside it has one.
///
/// No two fields of a struct may have the same name, be it declared, renamed or an alias.
///
/// # Converters
///
/// `with = module` stands for what the field's type would do: `module::print(&field, printer)` prints
/// it, and `module::parse(parser)` returns it. `serialize_with` and `deserialize_with` name one such
/// function. The module `with` of the runtime has ready ones, such as `with::number_as_string`, and
/// an example of one by hand.
///
/// `each(module)` does the same to the elements of a `Vec`, slice, array, set or the like,
/// `option(module)` to what is in an `Option`, whose `None` is `null`, and `values(module)` to the
/// values of a `BTreeMap` or `HashMap`; they nest. Then the functions must take exactly `&T`, where
/// otherwise a `&Vec<u8>` may be passed for a `&[u8]`.
///
/// A member that is absent is an error, whatever its type, unless the field has a `default` or
/// its outermost converter is `option(..)`: then it is `None`. A converted field adds nothing to the
/// inferred bounds, and what is in it has no names that are chosen at run time.
///
/// A struct, enum or union with `from`, `try_from`, `into` or `via_str` is printed or parsed as
/// something else as a whole; no attribute about its fields has an effect then.
///
/// Where something is converted or checked, parsing into an existing value makes a new one.
///
/// # Flattened fields
///
/// The members of a field with `flatten` stand among those of the struct. Its type is a struct with
/// named fields, a map, which takes all members that nobody else does, a tagged enum, or an `Option`
/// or `Box` of those; it may be a type parameter, and flattened fields may have some themselves.
///
/// ```ignore
/// #[derive(FastJson)]
/// struct List {
///     id: u64,
///     #[fastjson(flatten)]
///     page: Option<Page>,
///     #[fastjson(flatten)]
///     rest: BTreeMap<String, RawJsonBuf>,
/// }
/// ```
///
/// Members come in any order, and so do the fields: a map never takes what a struct behind it
/// knows. An `Option` is there as soon as one of its members is, and then its errors are errors; a
/// `default` is for when none is. With `deny_unknown_fields` a member is unknown if nobody takes it.
/// A name that two of the types have is a compile error; where names are chosen at run time, the
/// outer one's counts. What has a `skip_serializing_if` is left out with all its members.
///
/// Nothing is copied: each flattened field is read from the same text, in one more pass that skips
/// what belongs to others. So text is borrowed, and 128-bit integers, keys that are integers and
/// `RawJson` work as anywhere else. Words about a name, and those that replace what reads or prints
/// a value, are errors beside `flatten`. A struct that is flattened into itself is a compile error.
///
/// # Enums
///
/// What a variant holds is written like a struct of the same shape, and takes the same attributes
/// in it. How the JSON says which variant it is, is up to the enum:
///
/// | attribute | `Quit` | `Key(u8)` | `Click(u8, u8)` | `Text { t: String }` |
/// |---|---|---|---|---|
/// | none | `"Quit"` | `{"Key":1}` | `{"Click":[1,2]}` | `{"Text":{"t":"x"}}` |
/// | `tag = "k", content = "c"` | `{"k":"Quit"}` | `{"k":"Key","c":1}` | `{"k":"Click","c":[1,2]}` | `{"k":"Text","c":{"t":"x"}}` |
/// | `tag = "k"` | `{"k":"Quit"}` | `{"k":"Key", ...}` | a compile error | `{"k":"Text","t":"x"}` |
/// | `untagged` | `null` | `1` | `[1,2]` | `{"t":"x"}` |
/// | `repr` | `0` | a compile error | a compile error | a compile error |
///
/// ```ignore
/// #[derive(FastJson)]
/// #[fastjson(tag = "type", rename_all = "snake_case")]
/// enum Event<'a> {
///     PullRequest { number: u64, title: &'a str },
///     #[fastjson(alias = "Push")]
///     Push { commits: Vec<Commit> },
///     #[fastjson(other)]
///     Other,
/// }
/// ```
///
/// Another name is an error that lists the variants. Members come in any order, and nothing is
/// copied to wait for a tag: an object whose tag is not its first member is read again from its
/// bracket, which costs one more pass. A tag or content that is there twice is an error, as any
/// member. What is beside a tag with `content` and is neither is skipped, unless the enum has
/// `deny_unknown_fields`.
///
/// Under `tag` alone a variant with one value in parentheses takes the members of that value: it must
/// be a type that is always an object.
///
/// Without tags, the first variant that fits is taken. What a value begins with rules out those
/// that cannot; an error lists why each does not fit. A variant that did not fit is not tried again
/// at the same place, so that such enums in each other stay fast.
///
/// An enum whose variants hold nothing may be the key of a map. In the first way of the table, a
/// variant that holds nothing is also read as the only member of an object, with the value `null`.
///
/// Of the enum, beside what is said of structs above (`bound`, `case_insensitive`, `crate`,
/// `deny_unknown_fields`, `duplicates`, `expecting`, `from`, `into`, `serde_attributes`,
/// `skip_serializing_default`, `skip_serializing_none`, `skip_unknown`, `try_from`, `validate`, `via_str`;
/// those about members are about the members of all variants):
///
/// | attribute | value | without it | example |
/// |---|---|---|---|
/// | `content` | the name of the member with what the variant holds | its members are beside the tag | `tag = "type", content = "data"` |
/// | `rename_all` | a rule for the names of variants, which are taken to be in `PascalCase` | names as declared | `rename_all = "snake_case"` |
/// | `rename_all_fields` | a rule for the fields of all variants | names as declared | `rename_all_fields = "camelCase"` |
/// | `repr` | none | variants are names | `repr`: the number that the compiler gives the variant |
/// | `tag` | the name of the member that says which variant it is | see the table | `tag = "type"` |
/// | `untagged` | none | see the table | `untagged` |
///
/// Of a variant:
///
/// | attribute | value | without it | example |
/// |---|---|---|---|
/// | `alias` | more names that are read | one name is read | `alias = "push"`, `alias("a", "b")` |
/// | `bound` | bounds in quotes that stand for what its fields add | as for the enum | `bound = "T: ToJson"` |
/// | `other` | none | a name that no variant has is an error | `other`: such a value is this variant. One that holds nothing forgets it; one with a value in parentheses, such as a `RawJson`, keeps all of it and prints it again |
/// | `rename` | the name, for both directions or for each | the declared name | `rename = "push"` |
/// | `rename_all` | a rule for its fields | that of the enum | `rename_all = "camelCase"` |
/// | `serialize_as` | the name that is printed for a variant with `skip` or `skip_serializing` | printing it panics | `skip, serialize_as = "unknown"` |
/// | `skip` | none | printed and read | `skip` |
/// | `skip_deserializing`, `skip_serializing` | none | read, printed | `skip_deserializing` |
/// | `tag_value` | an integer, a boolean or a string | its name | `tag_value = 2`: what the tag holds |
/// | `untagged` | none | told by its name | `untagged`: at the end of an enum with names, tried when these do not fit |
/// | `with`, `serialize_with`, `deserialize_with` | as of a field | as its type says | `with = hex`: of the one value in parentheses |
///
/// # Panics
///
/// Printing a variant with `skip` or `skip_serializing` panics, unless it has `serialize_as`.
///
/// # Types of other crates
///
/// `remote = Type` puts no impl on the struct: the struct describes `Type`, of which it has the
/// fields, and gets two functions, `print` and `parse`, which are of use in `with`:
///
/// ```ignore
/// #[derive(FastJson)]
/// #[fastjson(remote = other::Point)]
/// struct PointDef {
///     x: f64,
///     #[fastjson(getter = other::Point::y)] // a field that is not public
///     y: f64,
/// }
///
/// impl From<PointDef> for other::Point { ... } // wanted where there is a getter
///
/// #[derive(FastJson)]
/// struct Line {
///     #[fastjson(with = each(PointDef))]
///     points: Vec<other::Point>,
/// }
/// ```
///
/// # Bounds
///
/// A type parameter, or a type that belongs to one such as `T::Id`, is bound by `ToJson` and
/// `FromJson` if a field that is printed or parsed mentions it. As the key of a map, which is the
/// first argument of a type with a name that ends in `Map`, it is bound by `ToJsonKey` and
/// `FromJsonKey`; what else the map asks of its keys, such as `Ord`, is for the struct to say.
/// A parameter that is `?Sized` is bound by `Pointee` too, which is what `Box<T>` asks for.
///
/// `bound` is for what this does not meet. In `bound(deserialize = "...")` the lifetime of the
/// input has the name `'de`, unless the struct has one of that name:
///
/// ```ignore
/// /// What `Listed<E>` asks for, a `E::Ids` that can be printed or parsed, is not to be seen here.
/// #[derive(FastJson)]
/// #[fastjson(bound(serialize = "E::Ids: ToJson", deserialize = "E::Ids: FromJson<'de>"))]
/// struct Page<E: Entity> {
///     listed: Listed<E>,
/// }
/// ```
///
/// # Lifetimes
///
/// A field that borrows from the input has a lifetime parameter of the struct, of any name:
/// `&'de str` reads strings without escapes and `Cow<'de, str>` all of them. A parsed field cannot
/// be `&'static`. `Cow<'static, str>`, and `Option`, `Box` and `Vec` of it, is read into text of its
/// own.
#[proc_macro_derive(FastJson, attributes(fastjson))]
pub fn derive_fast_json(input: TokenStream) -> TokenStream {
    expand(input.into(), Directions { print: true, parse: true }).into()
}

/// Implements `ToJson` for a struct or an enum, with the attributes of [`FastJson`](macro@FastJson).
#[proc_macro_derive(ToJson, attributes(fastjson))]
pub fn derive_to_json(input: TokenStream) -> TokenStream {
    expand(input.into(), Directions { print: true, parse: false }).into()
}

/// Implements `FromJson` for a struct or an enum, with the attributes of [`FastJson`](macro@FastJson).
#[proc_macro_derive(FromJson, attributes(fastjson))]
pub fn derive_from_json(input: TokenStream) -> TokenStream {
    expand(input.into(), Directions { print: false, parse: true }).into()
}
