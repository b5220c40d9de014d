//! What surrounds values: marks before them, characters cut behind them, several in one text.

use fastjson::ErrorKind::{self, Syntax};

#[test]
fn a_byte_order_mark_is_named() {
    let error = fastjson::from_slice::<u8>(b"\xef\xbb\xbf1").unwrap_err();
    assert_eq!((error.kind(), error.offset()), (Syntax, 0));
    assert_eq!(error.message(), "expected u8, found a byte order mark");
}

/// Only where more input could mend it is a character that is cut the end of the input.
#[test]
fn a_character_that_is_cut_ends_the_input_or_is_no_text() {
    let kind = |input: &[u8]| {
        let error = fastjson::from_slice::<Vec<String>>(input).unwrap_err();
        (error.kind(), error.offset())
    };
    assert_eq!(kind(b"[\"\xe2\x82"), (ErrorKind::Eof, 4));
    assert_eq!(kind(b"[\"a\", \"\xc3"), (ErrorKind::Eof, 8));
    assert_eq!(kind(b"[]\xe2\x82"), (ErrorKind::InvalidUtf8, 2));
    assert_eq!(kind(b"]]]]\xc3"), (ErrorKind::InvalidUtf8, 4));
    assert_eq!(kind(b"[\"\xe2\x82\"]"), (ErrorKind::InvalidUtf8, 2));
}

/// Whoever parses by hand, without a document's end, sees the offset at least.
#[test]
fn an_error_without_line_and_column_tells_its_offset() {
    let mut parser = fastjson::Parser::new("[1,true]");
    let error = <Vec<u8> as fastjson::FromJson>::parse(&mut parser).unwrap_err();
    assert_eq!(error.to_string(), "expected u8, found a boolean at offset 3");
}

#[test]
fn values_are_read_one_behind_the_other() {
    let mut parser = fastjson::Parser::new(" 1 [2]\n\"x\"{} ");
    assert_eq!(parser.parse_next::<u8>().unwrap(), Some(1));
    assert_eq!(parser.parse_next::<Vec<u8>>().unwrap(), Some(vec![2]));
    assert_eq!(parser.parse_next::<String>().unwrap().as_deref(), Some("x"));
    assert!(parser.parse_next::<fastjson::Skip>().unwrap().is_some());
    assert_eq!(parser.parse_next::<u8>().unwrap(), None);
    assert_eq!(parser.parse_next::<u8>().unwrap(), None);
    let error = fastjson::Parser::new("1 \n 2x").parse_next::<Vec<u8>>().unwrap_err();
    assert_eq!(error.line(), 1);
}
