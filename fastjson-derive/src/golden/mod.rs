//! Whole expansions, kept as text: `NAME.in.rs` is what a derive is put on, `NAME.out.rs` what
//! it writes, laid out as a person would.
//!
//! `BLESS=1 cargo test -p fastjson-derive golden` writes the `.out.rs` files anew; read what
//! changed before committing it.

use std::fs;
use std::path::PathBuf;

use crate::expand::{Directions, expand};

fn path(name: &str, end: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/golden");
    folder.join(format!("{name}.{end}.rs"))
}

fn written(input: &str) -> String {
    let input = input.parse().expect("the input is Rust");
    let output = expand(input, Directions { print: true, parse: true });
    let file = syn::parse2(output).expect("the expansion is Rust");
    prettyplease::unparse(&file)
}

#[track_caller]
fn check(name: &str) {
    let input = fs::read_to_string(path(name, "in")).expect("the input can be read");
    let output = written(&input);
    assert_eq!(output, written(&input), "the same input gives the same expansion");
    assert!(!output.contains("compile_error"), "{output}");
    if std::env::var_os("BLESS").is_some() {
        fs::write(path(name, "out"), &output).expect("the expansion can be written");
    }
    let expected = fs::read_to_string(path(name, "out")).unwrap_or_default();
    assert_eq!(output, expected, "`BLESS=1` accepts the new expansion of {name}");
}

/// Expands to one test for each name, and one that no file is forgotten.
macro_rules! golden {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            check(stringify!($name));
        })*

        #[test]
        fn every_file_is_compared() {
            let names = [$(stringify!($name)),*];
            let folder = path("", "").parent().map(PathBuf::from).expect("a folder");
            for entry in fs::read_dir(folder).expect("the folder can be read") {
                let file = entry.expect("an entry").file_name().into_string().expect("text");
                let name = file.split('.').next().unwrap_or_default();
                assert!(file == "mod.rs" || names.contains(&name), "{file}");
            }
        }
    };
}

golden! {
    aliases
    checked
    conversions
    converters
    defaults
    duplicates
    empty
    enum_adjacent
    enum_external
    enum_internal
    enum_numbers
    enum_other
    enum_untagged
    flatten
    generic
    named
    newtype
    own
    owned
    remote
    tagged
    transparent
    tuple
    unit
    unit_enum
    versions
    via_str
}
