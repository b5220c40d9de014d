//! Flattened fields: structs, maps and options whose members stand among those of another.

mod fields;
mod generics;
mod hostile;
mod maps;
mod names;
mod oracle;

use fastjson::{Error, FromJsonOwned, ToJson};

/// Reads a text anew and over an old value, which must not differ, and prints the result again into
/// a string and by pieces.
fn round<T: FromJsonOwned + ToJson + PartialEq + std::fmt::Debug>(
    text: &str,
    old: T,
) -> Result<(T, String), Error> {
    let value: T = fastjson::from_str(text)?;
    let mut over = old;
    fastjson::from_str_into(&mut over, text)?;
    assert_eq!(value, over, "{text}");
    let printed = fastjson::to_string(&value);
    let mut pieces = Vec::new();
    fastjson::to_writer(&mut pieces, &value).unwrap();
    assert_eq!(String::from_utf8(pieces).unwrap(), printed);
    Ok((value, printed))
}
