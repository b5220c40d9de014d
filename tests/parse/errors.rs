//! Where errors point, for each cause, at the top level and inside: kind, offset, line, column,
//! path and message.

use fastjson::ErrorKind::{
    self, ControlCharacter, Custom, DuplicateMember, Eof, EscapedString, InvalidNumber,
    InvalidUtf8, Length, LoneSurrogate, MissingMember, OutOfRange, Syntax, TrailingData,
    UnknownMember, WrongType,
};
use fastjson::{Error, FromJson, Parser, Skip};

#[derive(Debug, FromJson)]
pub(crate) struct Item {
    id: u8,
    #[fastjson(alias = "label")]
    name: String,
    tags: Option<Vec<u16>>,
}

#[derive(Debug, FromJson)]
#[fastjson(deny_unknown_fields)]
pub(crate) struct Closed {
    first: u8,
    #[fastjson(alias("deux", "zwei"))]
    second: Option<u8>,
    #[fastjson(rename = "quo\"ted")]
    third: Option<u8>,
}

#[derive(Debug, FromJson)]
pub(crate) struct List {
    items: Vec<Item>,
}

#[derive(Debug, FromJson)]
pub(crate) struct Pair(u8, String);

#[derive(Debug, FromJson)]
#[fastjson(deny_unknown_fields)]
struct Nothing {}

/// A hand-written type that refuses what is read well.
#[derive(Debug)]
struct Even;

impl<'de> FromJson<'de> for Even {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let number = u32::parse(parser)?;
        if number.is_multiple_of(2) { Ok(Self) } else { Err(Error::custom("an odd number")) }
    }
}

/// A hand-written type that refuses a whole object.
#[derive(Debug)]
struct Range;

impl<'de> FromJson<'de> for Range {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        #[derive(FromJson)]
        struct Fields {
            from: u8,
            to: u8,
        }
        let Fields { from, to } = Fields::parse(parser)?;
        if from <= to { Ok(Self) } else { Err(Error::custom(format_args!("{from} is after {to}"))) }
    }
}

#[derive(Debug, FromJson)]
struct Checked {
    even: Even,
    ranges: Option<Vec<Range>>,
}

#[track_caller]
pub(crate) fn error<'de, T: FromJson<'de> + std::fmt::Debug>(text: &'de str) -> Error {
    fastjson::from_str::<T>(text).expect_err(text)
}

/// Reads `text`, in which `@` marks the place of the error and is taken out before.
#[track_caller]
fn check<T>(marked: &str, kind: ErrorKind, path: &str, message: &str)
where
    T: fastjson::FromJsonOwned + std::fmt::Debug,
{
    let text = marked.replacen('@', "", 1);
    let offset = marked.find('@').expect("a marked place");
    // At the top level, and inside of an array, on a line and at an offset of its own.
    for before in ["", "[\n\n  "] {
        let inner = format!("{before}{text}");
        let (error, path) = match before {
            "" => (error::<T>(&inner), path.to_owned()),
            _ => (error::<Vec<T>>(&inner), path.replacen('$', "$[0]", 1)),
        };
        assert_eq!((error.kind(), error.message()), (kind, message), "{inner}");
        let offset = before.len() + offset;
        assert_eq!(error.offset(), offset, "{inner}");
        let lines = inner[..offset].matches('\n').count();
        let line_start = inner[..offset].rfind('\n').map_or(0, |at| at + 1);
        assert_eq!((error.line(), error.column()), (1 + lines, 1 + offset - line_start), "{inner}");
        assert_eq!(error.path(), path, "{inner}");
    }
}

#[test]
fn syntax_points_at_the_first_byte_that_cannot_stand_there() {
    check::<Item>("{\"id\":1@]", Syntax, "$", "expected `,` or `}`, found `]`");
    check::<Item>("{\"id\" @1}", Syntax, "$", "expected `:`, found `1`");
    check::<Item>(
        "{\"id\":1,@}",
        Syntax,
        "$",
        "expected a member's name, found `}` after a trailing comma",
    );
    check::<Item>("{@1:1}", Syntax, "$", "expected a member's name or `}`, found `1`");
    check::<Item>("{\"id\":@}", Syntax, "$.id", "expected u8, found `}`");
    check::<Item>("{\"tags\":[1 @2]}", Syntax, "$.tags", "expected `,` or `]`, found `2`");
    check::<Item>(
        "{\"tags\":[1,@]}",
        Syntax,
        "$.tags[1]",
        "expected u16, found `]` after a trailing comma",
    );
    check::<Item>("{\"tags\":nu@m}", Syntax, "$.tags", "expected `null`, found `m`");
    check::<Item>(
        "{\"tags\":[0@7]}",
        InvalidNumber,
        "$.tags[0]",
        "a number cannot go on with `7` here",
    );
    check::<Item>("{\"id\":1.@}", InvalidNumber, "$.id", "a number cannot go on with `}` here");
    check::<Item>(
        "{\"name\":\"a@\tb\"}",
        ControlCharacter,
        "$.name",
        "a control character must be written as an escape",
    );
    check::<Item>(
        "{\"name\":\"\\@x\"}",
        ErrorKind::InvalidEscape,
        "$.name",
        "expected one of `\"\\/bfnrtu` in an escape, found `x`",
    );
    check::<Item>(
        "{\"name\":\"\\u00@`0\"}",
        ErrorKind::InvalidEscape,
        "$.name",
        "expected a hexadecimal digit in an escape, found a backquote",
    );
    check::<Item>(
        "{\"name\":\"-@\\ud83d-\"}",
        LoneSurrogate,
        "$.name",
        "a surrogate without its other half",
    );
    // What is skipped has a place as exact as what is used.
    check::<Item>(
        "{\"x\":{\"y\":[1,{\"z\":tr@x}]}}",
        Syntax,
        "$.x.y[1].z",
        "expected `true`, found `x`",
    );
    check::<Item>(
        "{\"x\":{\"y\":[1,@]}}",
        Syntax,
        "$.x.y[1]",
        "expected a value, found `]` after a trailing comma",
    );
    check::<Item>("{\"x\":[@\u{e4}]}", Syntax, "$.x[0]", "expected a value, found byte 0xc3");
}

#[test]
fn the_end_of_the_input() {
    check::<Item>("@", Eof, "$", "unexpected end of input, expected an object");
    check::<Item>("{@", Eof, "$", "unexpected end of input, expected a member's name or `}`");
    check::<Item>("{\"i@", Eof, "$", "unexpected end of input, expected the end of a string");
    check::<Item>("{\"id\"@", Eof, "$", "unexpected end of input, expected `:`");
    check::<Item>("{\"id\": @", Eof, "$.id", "unexpected end of input, expected u8");
    check::<Item>("{\"id\":1@", Eof, "$", "unexpected end of input, expected `,` or `}`");
    check::<Item>("{\"id\":1,@", Eof, "$", "unexpected end of input, expected a member's name");
    check::<Item>("{\"tags\":[@", Eof, "$.tags[0]", "unexpected end of input, expected u16");
    check::<Item>(
        "{\"tags\":nu@",
        Eof,
        "$.tags",
        "unexpected end of input, expected the rest of a literal",
    );
    check::<Item>("{\"id\":-@", Eof, "$.id", "unexpected end of input, expected a digit");
    check::<Item>(
        "{\"x\":[[\"@",
        Eof,
        "$.x[0][0]",
        "unexpected end of input, expected the end of a string",
    );
}

#[test]
fn data_behind_the_value() {
    let error = error::<Vec<u8>>("[1]\n, 2");
    assert_eq!(
        (error.kind(), error.offset(), error.line(), error.column()),
        (TrailingData, 4, 2, 1)
    );
    assert_eq!(error.message(), "expected only whitespace after the value");
    assert_eq!(error.path(), "$");
}

#[test]
fn a_value_of_another_type_or_range_is_pointed_at() {
    check::<Item>("@[1]", WrongType, "$", "expected an object, found an array");
    check::<Item>("@null", WrongType, "$", "expected an object, found null");
    check::<Item>("{\"id\": @\"1\"}", WrongType, "$.id", "expected u8, found a string");
    check::<Item>("{\"id\":@{}}", WrongType, "$.id", "expected u8, found an object");
    check::<Item>("{\"name\":@true}", WrongType, "$.name", "expected a string, found a boolean");
    check::<Item>("{\"tags\":@1}", WrongType, "$.tags", "expected an array, found a number");
    check::<Item>("{\"tags\":[1, @null]}", WrongType, "$.tags[1]", "expected u16, found null");
    check::<Item>(
        "{\"id\":@1.0}",
        WrongType,
        "$.id",
        "expected u8, found a number with a fraction or exponent",
    );
    check::<Item>("{\"id\":@256}", OutOfRange, "$.id", "the number is out of range for u8");
    check::<Item>(
        "{\"tags\":[-0,@-1]}",
        OutOfRange,
        "$.tags[1]",
        "the number is out of range for u16",
    );
    check::<f64>("@1e999", OutOfRange, "$", "the number is out of range for f64");
    check::<f32>("@-1e39", OutOfRange, "$", "the number is out of range for f32");
    let error = error::<Vec<&str>>("[\"a\", \"b\\n\"]");
    assert_eq!((error.kind(), error.offset(), error.path()), (EscapedString, 6, "$[1]"));
    assert!(error.message().contains("`Cow<str>`"));
}

#[test]
fn a_missing_member_is_missed_at_the_closing_bracket_of_its_object() {
    check::<Item>("{@}", MissingMember, "$", "missing member \"id\"");
    check::<Item>("{ @}", MissingMember, "$", "missing member \"id\"");
    check::<Item>("{\"id\":1@}", MissingMember, "$", "missing member \"name\"");
    check::<Item>("{\"id\":1\n@}", MissingMember, "$", "missing member \"name\"");
    check::<Item>("{\"name\":\"x\", \"tags\":[1]@}", MissingMember, "$", "missing member \"id\"");
    check::<Item>("{\"name\":\"x\", \"x\":{}@}", MissingMember, "$", "missing member \"id\"");
    check::<List>("{@}", MissingMember, "$", "missing member \"items\"");
    check::<List>(
        "{\"items\":[{\"id\":1@}]}",
        MissingMember,
        "$.items[0]",
        "missing member \"name\"",
    );
    check::<List>(
        "{\"items\":[{\"id\":1,\"name\":\"\"},{\"name\":\"\",\"id\":2},{@}]}",
        MissingMember,
        "$.items[2]",
        "missing member \"id\"",
    );
}

#[test]
fn the_length_of_an_array() {
    check::<Pair>("[@]", Length, "$", "expected an array of 2 elements, found 0");
    check::<Pair>("[1@]", Length, "$", "expected an array of 2 elements, found 1");
    check::<Pair>("[1 @]", Length, "$", "expected an array of 2 elements, found 1");
    check::<Pair>("[1,\"a\",@2]", Length, "$[2]", "expected an array of 2 elements, found more");
    check::<Pair>(
        "[1,\"a\", @\"b\",1]",
        Length,
        "$[2]",
        "expected an array of 2 elements, found more",
    );
    check::<Pair>("@{}", WrongType, "$", "expected an array, found an object");
    // Nothing too many is there: that is a fault of syntax.
    check::<Pair>(
        "[1,\"a\",@]",
        Syntax,
        "$[2]",
        "expected a value, found `]` after a trailing comma",
    );
    check::<Pair>("[1,\"a\", @", Eof, "$[2]", "unexpected end of input, expected a value");
    check::<Pair>("[1,\"a\"@}", Syntax, "$", "expected `,` or `]`, found `}`");
}

#[test]
fn an_unknown_member_is_named_with_those_that_are_known() {
    let known = r#"expected one of "first", "second", "deux", "zwei", "quo\"ted""#;
    let message = |name: &str| format!("unknown member {name}, {known}");
    check::<Closed>("{@\"x\":1}", UnknownMember, "$", &message("\"x\""));
    check::<Closed>("{\"first\":1, @\"x\" : 1}", UnknownMember, "$", &message("\"x\""));
    check::<Closed>("{@\"firs\":1}", UnknownMember, "$", &message("\"firs\""));
    check::<Closed>("{@\"firstt\":1}", UnknownMember, "$", &message("\"firstt\""));
    check::<Closed>("{@\"\":1}", UnknownMember, "$", &message("\"\""));
    check::<Closed>("{@\"\\u0078\":1}", UnknownMember, "$", &message("\"x\""));
    check::<Closed>("{@\"a\\nb\":1}", UnknownMember, "$", &message("\"a\\nb\""));
    check::<Nothing>("{@\"x\":1}", UnknownMember, "$", "unknown member \"x\", expected none");
    // A long name is cut.
    let long = format!("\"{}\"", "ä".repeat(500));
    let cut = format!("\"{}\"…", "ä".repeat(32));
    check::<Closed>(&format!("{{@{long}:1}}"), UnknownMember, "$", &message(&cut));
}

#[test]
fn a_member_that_is_there_twice_is_named_by_both_spellings() {
    let twice = |name: &str| format!("the member {name} is there twice");
    check::<Item>("{\"id\":1,@\"id\":2}", DuplicateMember, "$", &twice("\"id\""));
    check::<Item>(
        "{\"id\":1,\"x\":[],\"y\":{}, @\"id\" :2}",
        DuplicateMember,
        "$",
        &twice("\"id\""),
    );
    check::<Item>("{\"id\":1,@\"\\u0069d\":2}", DuplicateMember, "$", &twice("\"id\""));
    check::<Item>("{\"\\u0069d\":1,@\"id\":2}", DuplicateMember, "$", &twice("\"id\""));
    let both = "\"name\" and \"label\" are the same member";
    check::<Item>("{\"name\":\"\",@\"label\":\"\"}", DuplicateMember, "$", both);
    check::<Item>("{\"id\":1,\"name\":\"\",@\"l\\u0061bel\":\"\"}", DuplicateMember, "$", both);
    let both = "\"zwei\" and \"deux\" are the same member";
    check::<Closed>("{\"zwei\":1,\"first\":1,@\"deux\":2}", DuplicateMember, "$", both);
    check::<Closed>(
        "{\"quo\\\"ted\":1,@\"quo\\u0022ted\":2}",
        DuplicateMember,
        "$",
        &twice(r#""quo\"ted""#),
    );
    check::<List>(
        "{\"items\":[{\"id\":1,\"name\":\"\"},{\"id\":1,@\"id\":1}]}",
        DuplicateMember,
        "$.items[1]",
        &twice("\"id\""),
    );
}

#[derive(Debug, FromJson)]
#[fastjson(skip_unknown = "structural")]
struct Loose {
    id: u8,
}

#[test]
fn a_duplicate_behind_text_that_nobody_checked() {
    let twice = "the member \"id\" is there twice";
    check::<Loose>("{\"id\":1,\"x\":[1 2 ,],@\"id\":2}", DuplicateMember, "$", twice);
}

#[test]
fn reading_into_a_value_fails_at_the_same_places() {
    for text in [
        "[1]",
        "{\"id\":1]",
        "{\"id\":1",
        "{\"id\":1}",
        "{\"id\":256}",
        "{\"name\":\"\",\"label\":\"\"}",
        "{\"id\":1,\"x\":0,\"\\u0069d\":2}",
        "{\"tags\":[1,null]}",
        "{\"x\":[01]}",
    ] {
        let mut item = Item { id: 7, name: String::from("old"), tags: Some(vec![1, 2]) };
        let reread = fastjson::from_str_into(&mut item, text).unwrap_err();
        assert_eq!(reread.to_string(), error::<Item>(text).to_string());
    }
}

#[test]
fn a_failed_validation_points_at_the_start_of_the_value() {
    check::<Even>("@3", Custom, "$", "an odd number");
    check::<Even>("  @3  ", Custom, "$", "an odd number");
    check::<Checked>("{\"even\":@31}", Custom, "$.even", "an odd number");
    check::<Checked>("{\"even\": @31 , \"ranges\":null}", Custom, "$.even", "an odd number");
    check::<Checked>(
        "{\"ranges\":[@{\"from\":2,\"to\":1}]}",
        Custom,
        "$.ranges[0]",
        "2 is after 1",
    );
    check::<Checked>(
        "{\"ranges\":[{\"from\":1,\"to\":1} , @{ \"from\":2,\"to\":1 } ], \"even\":2}",
        Custom,
        "$.ranges[1]",
        "2 is after 1",
    );
    check::<Vec<Even>>("[2,4,@5]", Custom, "$[2]", "an odd number");
}

/// Fails where it stands before it has read anything, or gives a place itself.
#[derive(Debug)]
struct Never<const PLACED: bool>;

impl<'de, const PLACED: bool> FromJson<'de> for Never<PLACED> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        if PLACED {
            return Err(parser.error_at(0, Custom, "at the start"));
        }
        Err(Error::custom("never"))
    }
}

#[test]
fn a_hand_written_place_is_kept() {
    check::<Never<false>>(" @1", Custom, "$", "never");
    check::<Vec<Never<false>>>("[ @\"x\", 1]", Custom, "$[0]", "never");
    let error = error::<Vec<Never<true>>>("[1]");
    assert_eq!((error.offset(), error.line(), error.column(), error.path()), (0, 1, 1, "$"));
}

#[test]
fn bytes_that_are_not_utf8_are_pointed_at() {
    let error = fastjson::from_slice::<List>(b"{\"items\":[\n{\"name\":\"a\xff\"}]}").unwrap_err();
    assert_eq!((error.kind(), error.message()), (InvalidUtf8, "byte 0xff is not UTF-8"));
    assert_eq!((error.offset(), error.line(), error.column()), (21, 2, 11));
    assert_eq!(error.path(), "$.items[0].name");
    let error = fastjson::from_slice::<Vec<String>>(b"[\"a\xe4\xb8").unwrap_err();
    assert_eq!((error.kind(), error.offset(), error.path()), (Eof, 5, "$[0]"));
}

#[test]
fn paths_name_members_as_javascript_does() {
    let path = |text: &str| error::<Skip>(text).path().to_owned();
    assert_eq!(path("{\"a\":{\"_b$1\":[[0,x"), "$.a._b$1[0][1]");
    assert_eq!(path("{\"a b\":{\"\":{\"1\":x"), r#"$["a b"][""]["1"]"#);
    assert_eq!(path("{\"a\\\"]\\u0062\":x"), r#"$["a\"]b"]"#);
    assert_eq!(path("{\"ä\":x"), r#"$["ä"]"#);
    assert_eq!(path("{\"a\":1,\"b\":[],\"c\":{},\"d\":\"}\",\"e\":x"), "$.e");
    let long = "k".repeat(1_000);
    assert_eq!(path(&format!("{{\"{long}\":x")), format!("$[\"{}\"…]", "k".repeat(64)));
    let deep = path(&format!("{}x", "[".repeat(10_000)));
    assert!(deep.starts_with("$[0][0]") && deep.ends_with('…') && deep.len() < 530, "{deep}");
}
