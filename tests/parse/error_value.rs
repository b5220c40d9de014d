//! The error as a value: its class, its text, and what other errors make of it.

use std::io;

use fastjson::Error;
use fastjson::ErrorKind::Custom;

use crate::any::Any;
use crate::errors::{Closed, Item, List, Pair, error};

#[test]
fn classes() {
    let classes =
        |error: &Error| [error.is_syntax(), error.is_data(), error.is_eof(), error.is_io()];
    const SYNTAX: [bool; 4] = [true, false, false, false];
    const DATA: [bool; 4] = [false, true, false, false];
    for text in ["x", "[1 2]", "01", "\"\t\"", "\"\\x\"", "\"\\ud800\"", "1 1"] {
        assert_eq!(classes(&error::<Any>(text)), SYNTAX, "{text}");
    }
    assert_eq!(classes(&error::<Any>(&"[".repeat(129))), SYNTAX);
    assert_eq!(classes(&fastjson::from_slice::<Any>(b"\"\xff\"").unwrap_err()), SYNTAX);
    for text in ["[]", "{}", "{\"id\":256}", "{\"id\":1,\"id\":1}", "{\"id\":1.5}", "{\"name\":1}"]
    {
        assert_eq!(classes(&error::<Item>(text)), DATA, "{text}");
    }
    assert_eq!(classes(&error::<Pair>("[1]")), DATA);
    assert_eq!(classes(&error::<Closed>("{\"x\":1}")), DATA);
    assert_eq!(classes(&error::<&str>("\"\\n\"")), DATA);
    assert_eq!(classes(&Error::custom("x")), DATA);
    for text in ["", "[", "\"", "tru", "-"] {
        assert_eq!(classes(&error::<Any>(text)), [false, false, true, false], "{text}");
    }
}

#[test]
fn the_text_says_what_and_where() {
    let text = "{\n  \"items\": [\n    {\"id\":1,\"name\":\"\"},{\"id\":2]";
    assert_eq!(
        error::<List>(text).to_string(),
        "expected `,` or `}`, found `]` at line 3 column 31 (offset 45) in $.items[1]",
    );
    assert_eq!(
        error::<u8>("x").to_string(),
        "expected u8, found `x` at line 1 column 1 (offset 0)"
    );
    assert_eq!(Error::custom("no place").to_string(), "no place");
    let error = error::<u8>("300");
    assert_eq!(
        format!("{error:?}"),
        "Error(OutOfRange, \"the number is out of range for u8 at line 1 column 1 (offset 0)\")"
    );
}

#[test]
fn an_error_without_a_place() {
    let error = Error::custom(format_args!("{} and {}", 1, 2));
    assert_eq!((error.kind(), error.message()), (Custom, "1 and 2"));
    assert_eq!((error.offset(), error.line(), error.column(), error.path()), (0, 0, 0, ""));
}

#[test]
fn values_are_not_echoed() {
    let secret = "s3cr3t".repeat(20);
    for text in [
        format!("\"{secret}\""),
        format!("[\"{secret}\"]"),
        format!("{{\"id\":\"{secret}\"}}"),
        format!("{{\"id\":1,\"name\":\"{secret}\\x\"}}"),
        format!("{{\"id\":1,\"name\":\"{secret}"),
        format!("{{\"tags\":[{}]}}", "12345".repeat(20)),
        secret.clone(),
    ] {
        let shown = error::<Item>(&text).to_string();
        assert!(!shown.contains("s3cr3t") && !shown.contains("12345"), "{shown}");
    }
}

#[test]
fn an_error_travels() {
    fn travels<T: Send + Sync + std::error::Error + 'static>() {}
    travels::<Error>();
    assert_eq!(size_of::<Error>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), Error>>(), size_of::<usize>());
    let boxed: Box<dyn std::error::Error + Send + Sync> = error::<u8>("x").into();
    assert!(boxed.downcast_ref::<Error>().is_some_and(Error::is_syntax));
    assert!(boxed.source().is_none());
}

#[test]
fn an_error_of_input_and_output_and_back() {
    for (text, kind) in [
        ("x", io::ErrorKind::InvalidData),
        ("\"\"", io::ErrorKind::InvalidData),
        ("", io::ErrorKind::UnexpectedEof),
    ] {
        let error = error::<u8>(text);
        let shown = error.to_string();
        let outer = io::Error::from(error);
        assert_eq!((outer.kind(), outer.to_string()), (kind, shown.clone()));
        let inner = outer.get_ref().and_then(|inner| inner.downcast_ref::<Error>());
        assert_eq!(inner.map(Error::offset), Some(0));
        let back = outer.into_inner().expect("the inner error").downcast::<Error>();
        assert_eq!(back.expect("it is ours").to_string(), shown);
    }
}
