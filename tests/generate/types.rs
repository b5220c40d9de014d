//! Translates Rust definitions written for serde into definitions for fastjson.

/// Replaces the derives and the attributes; everything else stays as it is.
pub(crate) fn translate(definitions: &str) -> String {
    let derived = definitions
        .replace("Box<serde_json::value::RawValue>", "fastjson::RawJsonBuf")
        .replace("#[derive(Serialize, Deserialize", "#[derive(fastjson::FastJson")
        .replace("#[derive(Serialize", "#[derive(fastjson::ToJson")
        .replace("#[derive(Deserialize", "#[derive(fastjson::FromJson");
    let derived = FUNCTIONS.iter().fold(derived, |text, (theirs, ours)| text.replace(theirs, ours));
    let mut out = String::new();
    let mut rest = derived.as_str();
    while let Some((before, after)) = rest.split_once("#[serde(") {
        let end = closing(after);
        out.push_str(before);
        let arguments: Vec<String> =
            split(&after[..end]).into_iter().filter_map(argument).collect();
        if !arguments.is_empty() {
            out.push_str(&format!("#[fastjson({})]", arguments.join(", ")));
        }
        rest = after[end..].strip_prefix(")]").unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// The pieces that functions of converters are written with, for serde and for fastjson.
const FUNCTIONS: &[(&str, &str)] = &[
    ("use serde::*;", "use fastjson::FromJson as _;"),
    ("fn serialize<S: Serializer>(", "fn print("),
    (", s: S) -> Result<S::Ok, S::Error>", ", s: &mut fastjson::Printer<'_>)"),
    ("s.serialize_str(", "s.string("),
    ("v.serialize(s)", "fastjson::ToJson::print(v, s)"),
    (
        "fn deserialize<'de, D: Deserializer<'de>>(d: D)",
        "fn parse<'de>(d: &mut fastjson::Parser<'de>)",
    ),
    ("::deserialize(d)", "::parse(d)"),
    ("D::Error", "fastjson::Error"),
    ("serde::de::Error::custom", "fastjson::Error::custom"),
    ("::serialize\"", "::print\""),
    ("::deserialize\"", "::parse\""),
];

/// One attribute argument; `None` where fastjson needs none.
fn argument(argument: &str) -> Option<String> {
    let argument = argument.trim();
    let path = |name: &str| {
        let value = argument.strip_prefix(name)?.trim_start().strip_prefix('=')?.trim();
        Some(value.trim_matches('"').to_owned())
    };
    if argument == "borrow" {
        return None; // borrowing needs no attribute
    }
    if let Some(path) = path("default") {
        return Some(format!("default = {path}()"));
    }
    if let Some(path) = path("skip_serializing_if") {
        return Some(format!("skip_serializing_if = {path}"));
    }
    Some(argument.to_owned())
}

/// Splits at the commas that are in no brackets and no string.
fn split(arguments: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, byte, outside) in structure(arguments) {
        if byte == b',' && outside {
            parts.push(&arguments[start..at]);
            start = at + 1;
        }
    }
    parts.push(&arguments[start..]);
    parts
}

/// The offset of the parenthesis that closes an attribute whose opening one is consumed.
fn closing(text: &str) -> usize {
    structure(text)
        .into_iter()
        .find(|&(_, byte, outside)| byte == b')' && outside)
        .map_or(text.len(), |(at, ..)| at)
}

/// Each byte outside strings with its offset and whether it is outside parentheses, too.
fn structure(text: &str) -> Vec<(usize, u8, bool)> {
    let mut found = Vec::new();
    let (mut depth, mut quoted, mut escaped) = (0_usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        if quoted {
            quoted = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            continue;
        }
        found.push((at, byte, depth == 0));
        match byte {
            b'"' => quoted = true,
            b'(' => depth += 1,
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    found
}
