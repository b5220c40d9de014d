//! Writes a program of 100 structs of 10 fields, the same for every library but for the derives
//! and two functions. It parses and prints a document of each type, so nothing can be left out.

use std::fmt::Write;

use super::library::Library;

/// How many structs the program has.
pub(crate) const STRUCTS: usize = 100;
const FIELDS: usize = 10;

/// `src/models.rs`.
pub(crate) fn models(library: &Library) -> String {
    let mut out = format!("//! The types.\n\n{}", library.imports);
    for index in 0..STRUCTS {
        write!(out, "\n{}\npub struct Type{index:02} {{\n", library.derives).expect(ROOM);
        for field in 0..FIELDS {
            let kind = kind(index, field);
            if matches!(kind, Kind::OptionalNumber | Kind::OptionalText) {
                out += library.optional;
            }
            writeln!(out, "    pub {}: {},", name(index, field), kind.of(index)).expect(ROOM);
        }
        out += "}\n";
    }
    out
}

/// `src/main.rs`.
pub(crate) fn main(library: &Library) -> String {
    let mut out = format!(
        "//! Parses and prints a document of each type and compares the texts.\n#![allow(dead_code)]\n\nmod models;\n\n\
         {}\nfn main() {{\n    let mut lines = include_str!(\"documents.txt\").lines();\n",
        library.functions,
    );
    for index in 0..STRUCTS {
        writeln!(
            out,
            "    let json = lines.next().unwrap_or_default();\n    \
             assert_eq!(round_trip::<models::Type{index:02}>(json), json);"
        )
        .expect(ROOM);
    }
    out + "}\n"
}

/// `src/documents.txt`: a line per type.
pub(crate) fn documents() -> String {
    (0..STRUCTS).map(|index| document(index) + "\n").collect()
}

fn document(index: usize) -> String {
    let members: Vec<String> = (0..FIELDS)
        .map(|field| {
            let number = index * FIELDS + field;
            let value = match kind(index, field) {
                Kind::Number | Kind::OptionalNumber => number.to_string(),
                Kind::Signed => format!("-{number}"),
                Kind::Float => format!("{number}.5"),
                Kind::Bool => number.is_multiple_of(2).to_string(),
                Kind::Text | Kind::OptionalText => format!("\"text {number}\""),
                Kind::Texts => format!("[\"a\",\"{number}\"]"),
                Kind::Nested => document(inner(index)),
                Kind::List => format!("[{}]", document(inner(index))),
            };
            format!("\"{}\":{value}", name(index, field))
        })
        .collect();
    format!("{{{}}}", members.join(","))
}

/// The types of fields; in every struct all of them, in another order.
#[derive(Clone, Copy)]
enum Kind {
    Bool,
    Float,
    List,
    Nested,
    Number,
    OptionalNumber,
    OptionalText,
    Signed,
    Text,
    Texts,
}

impl Kind {
    /// Its Rust type in the struct of this number.
    fn of(self, index: usize) -> String {
        match self {
            Self::Bool => "bool".to_owned(),
            Self::Float => "f64".to_owned(),
            Self::List => format!("Vec<Type{:02}>", inner(index)),
            Self::Nested => format!("Type{:02}", inner(index)),
            Self::Number => "u64".to_owned(),
            Self::OptionalNumber => "Option<u32>".to_owned(),
            Self::OptionalText => "Option<String>".to_owned(),
            Self::Signed => "i64".to_owned(),
            Self::Text => "String".to_owned(),
            Self::Texts => "Vec<String>".to_owned(),
        }
    }
}

/// The first structs contain no other: they are where the nesting ends.
fn kind(index: usize, field: usize) -> Kind {
    let kind = KINDS[(field * 3 + index) % FIELDS];
    match kind {
        Kind::Nested if index < LEAVES => Kind::Number,
        Kind::List if index < LEAVES => Kind::Texts,
        kind => kind,
    }
}

/// The struct that a struct contains.
fn inner(index: usize) -> usize {
    index / 4
}

fn name(index: usize, field: usize) -> String {
    let number = index * FIELDS + field;
    format!("{}_{}", WORDS[(number * 7 + index) % WORDS.len()], NOUNS[field])
}

const LEAVES: usize = 4;

const KINDS: [Kind; FIELDS] = [
    Kind::Number,
    Kind::Text,
    Kind::Float,
    Kind::Nested,
    Kind::Bool,
    Kind::OptionalText,
    Kind::Texts,
    Kind::Signed,
    Kind::List,
    Kind::OptionalNumber,
];

const NOUNS: [&str; FIELDS] =
    ["id", "name", "price", "owner", "state", "label", "address", "count", "parent", "version"];

const WORDS: [&str; 13] = [
    "account", "billing", "created", "default", "external", "first", "global", "home", "internal",
    "last", "order", "primary", "user",
];

const ROOM: &str = "a String takes everything";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{FIELDS, STRUCTS, documents, inner, kind, main, models, name};
    use crate::footprint::library::LIBRARIES;

    #[test]
    fn structs_have_ten_names_and_end() {
        for index in 0..STRUCTS {
            let names: BTreeSet<String> = (0..FIELDS).map(|field| name(index, field)).collect();
            assert_eq!(names.len(), FIELDS);
            let contains = (0..FIELDS).any(|field| kind(index, field).of(index).contains("Type"));
            assert!(!contains || inner(index) < index, "Type{index:02} contains itself");
        }
    }

    #[test]
    fn the_same_each_time() {
        assert_eq!(documents(), documents());
        assert_eq!(documents().lines().count(), STRUCTS);
        for library in &LIBRARIES {
            assert_eq!(models(library).matches("pub struct").count(), STRUCTS);
            assert_eq!(main(library).matches("round_trip::<").count(), STRUCTS);
        }
    }
}
