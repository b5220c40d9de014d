//! Other spellings of a document.

/// The same document, two spaces per level, as serde_json prints it.
pub fn pretty(json: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(json.len() * 2);
    let (mut depth, mut in_string, mut at) = (0, false, 0);
    while let Some(&byte) = json.get(at) {
        at += 1;
        if in_string {
            out.push(byte);
            match byte {
                b'\\' => {
                    out.push(json[at]);
                    at += 1;
                }
                b'"' => in_string = false,
                _ => {}
            }
            continue;
        }
        match byte {
            b' ' | b'\t' | b'\n' | b'\r' => {}
            b'{' | b'[' if matches!(json.get(at), Some(b'}' | b']')) => {
                out.extend([byte, json[at]]);
                at += 1;
            }
            b'{' | b'[' => {
                depth += 1;
                out.push(byte);
                new_line(&mut out, depth);
            }
            b'}' | b']' => {
                depth -= 1;
                new_line(&mut out, depth);
                out.push(byte);
            }
            b',' => {
                out.push(byte);
                new_line(&mut out, depth);
            }
            b':' => out.extend(b": "),
            _ => {
                in_string = byte == b'"';
                out.push(byte);
            }
        }
    }
    out
}

/// The same document with every character that is not ASCII as `\u` escapes.
pub fn escaped(json: &str) -> Vec<u8> {
    let mut out = String::with_capacity(json.len() * 2);
    for character in json.chars() {
        if character.is_ascii() {
            out.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                out += &format!("\\u{unit:04x}");
            }
        }
    }
    out.into_bytes()
}

fn new_line(out: &mut Vec<u8>, depth: usize) {
    out.push(b'\n');
    out.extend(std::iter::repeat_n(b' ', 2 * depth));
}

#[cfg(test)]
mod tests {
    use super::{escaped, pretty};

    #[test]
    fn pretty_is_as_serde_json_prints() {
        let json = r#"{"a":[1,{"b\"]":"x, y"},[],{}],"c":null}"#;
        let value: serde_json::Value = serde_json::from_str(json).unwrap();
        assert_eq!(pretty(json.as_bytes()), serde_json::to_vec_pretty(&value).unwrap());
    }

    #[test]
    fn escaped_pairs_surrogates() {
        assert_eq!(escaped("aé😀"), br"a\u00e9\ud83d\ude00");
    }
}
