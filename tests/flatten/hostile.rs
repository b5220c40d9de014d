//! Text that is meant to cost, and buffers that are meant to break.

use std::collections::BTreeMap;
use std::io;

use fastjson::{FastJson, Parser, from_str, to_string, to_writer};

#[derive(Debug, Default, PartialEq, FastJson)]
struct Inner {
    b: u8,
    text: String,
    #[fastjson(flatten)]
    deeper: Deeper,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Deeper {
    #[fastjson(flatten)]
    list: Option<List>,
    c: Option<u8>,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct List {
    list: Vec<u32>,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Outer {
    #[fastjson(flatten)]
    first: Option<Deeper2>,
    a: u8,
    #[fastjson(flatten)]
    inner: Inner,
    #[fastjson(flatten)]
    rest: BTreeMap<String, String>,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Deeper2 {
    deep: u8,
    #[fastjson(flatten)]
    none: Option<Box<Deepest>>,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Deepest {
    deepest: u8,
}

#[test]
fn a_megabyte_that_nobody_wants() {
    #[derive(Debug, PartialEq, FastJson)]
    struct Around {
        a: u8,
        #[fastjson(flatten)]
        inner: Inner,
    }
    let mut text = String::from("{");
    for number in 0..60_000 {
        text.push_str(&format!("\"unwanted{number}\":[{number}],"));
    }
    text.push_str(r#""a":1,"b":2,"text":"t"}"#);
    let value: Around = from_str(&text).unwrap();
    assert_eq!((value.a, value.inner.b, value.inner.text.as_str()), (1, 2, "t"));
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Node {
    id: u8,
    #[fastjson(flatten)]
    link: Link,
}

#[derive(Debug, Default, PartialEq, FastJson)]
struct Link {
    next: Option<Box<Node>>,
}

#[test]
fn flattened_structs_in_themselves() {
    let text = |depth: usize| {
        let open = r#"{"id":1,"next":"#.repeat(depth);
        format!("{open}null{}", "}".repeat(depth))
    };
    let value: Node = from_str(&text(100)).unwrap();
    assert_eq!(to_string(&value), text(100));
    assert!(from_str::<Node>(&text(1_000)).is_err());
    let deep = text(400);
    assert!(Parser::new(&deep).with_depth_limit(400).parse_document::<Node>().is_ok());
}

/// A writer that takes a number of bytes at a time.
struct Pieces(Vec<u8>, usize);

impl io::Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let len = bytes.len().min(self.1);
        self.0.extend_from_slice(&bytes[..len]);
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Wherever the buffer is emptied, brackets become commas.
#[test]
fn values_of_every_length_around_the_buffer() {
    for len in (0..200).chain(8_000..8_300).chain(65_300..65_600) {
        let text = "x".repeat(len);
        let list = Some(List { list: vec![7; len % 5] });
        let inner = Inner { b: 1, text, deeper: Deeper { list, c: None } };
        let first = (len % 2 == 0).then(Deeper2::default);
        let rest = BTreeMap::from([("k".to_owned(), "v".repeat(len % 300))]);
        let value = Outer { first, a: 2, inner, rest };
        let whole = to_string(&value);
        assert_eq!(from_str::<Outer>(&whole).unwrap(), value, "{len}");
        let mut pieces = Pieces(Vec::new(), 1 + len % 1_000);
        to_writer(&mut pieces, &value).unwrap();
        assert_eq!(String::from_utf8(pieces.0).unwrap(), whole, "{len}");
    }
}

/// Every prefix is an error, and none a panic.
#[test]
fn prefixes_and_changed_bytes() {
    let text = r#"{"deep":1,"b":3,"a":2,"text":"t\n","list":[4],"c":5,"k":"v"}"#;
    assert!(from_str::<Outer>(text).is_ok());
    for end in 0..text.len() {
        assert!(from_str::<Outer>(&text[..end]).is_err(), "{end}");
        for byte in *b"\"{}[],:0x\\ " {
            let mut bytes = text.as_bytes().to_vec();
            bytes[end] = byte;
            let text = String::from_utf8(bytes).unwrap();
            if let Ok(value) = from_str::<Outer>(&text) {
                assert_eq!(from_str::<Outer>(&to_string(&value)).unwrap(), value, "{text}");
            }
        }
    }
}
