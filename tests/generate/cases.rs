//! Reads the truth table: one [`Case`] per line of `cases.json`.

use std::error::Error;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// One fact about serde and serde_json.
pub(crate) struct Case {
    pub(crate) id: String,
    pub(crate) group: String,
    /// Rust definitions, possibly none.
    pub(crate) definitions: String,
    /// The Rust type that is read or printed.
    pub(crate) root: String,
    pub(crate) operation: String,
    pub(crate) input: Input,
    /// The Rust expression that is printed.
    pub(crate) value: String,
    pub(crate) accepted: bool,
    /// Whether serde_json refuses it because the input ends too early.
    pub(crate) cut: bool,
    /// `Debug` text of the parsed value.
    pub(crate) parsed: Option<String>,
    pub(crate) printed: Option<String>,
}

/// The text that is parsed.
pub(crate) enum Input {
    Bytes(Vec<u8>),
    /// Each text so many times, one after the other.
    Repeated(Vec<(String, u64)>),
}

/// Reads all cases, in their order in the file.
pub(crate) fn read(path: &Path) -> Result<Vec<Case>, Box<dyn Error>> {
    let rows: Vec<Value> = serde_json::from_str(&fs::read_to_string(path)?)?;
    rows.iter()
        .map(|row| case(row).ok_or_else(|| format!("unreadable case: {row}").into()))
        .collect()
}

fn case(row: &Value) -> Option<Case> {
    let text = |name: &str| row.get(name).and_then(Value::as_str).map(str::to_owned);
    Some(Case {
        id: text("id")?,
        group: text("group")?,
        definitions: text("type")?,
        root: text("root")?,
        operation: text("op")?,
        input: input(row)?,
        value: text("value").unwrap_or_default(),
        accepted: text("result")? == "ok",
        cut: row.pointer("/error/category").and_then(Value::as_str) == Some("Eof"),
        parsed: text("parsed"),
        printed: text("printed"),
    })
}

fn input(row: &Value) -> Option<Input> {
    if let Some(text) = row.get("input") {
        return Some(Input::Bytes(text.as_str()?.as_bytes().to_vec()));
    }
    if let Some(hex) = row.get("input_hex") {
        let digits = hex.as_str()?;
        let byte = |at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
        return Some(Input::Bytes((0..digits.len()).step_by(2).map(byte).collect::<Option<_>>()?));
    }
    if let Some(parts) = row.get("input_repeat") {
        let part = |part: &Value| Some((part.get(0)?.as_str()?.to_owned(), part.get(1)?.as_u64()?));
        return Some(Input::Repeated(parts.as_array()?.iter().map(part).collect::<Option<_>>()?));
    }
    Some(Input::Bytes(Vec::new()))
}
