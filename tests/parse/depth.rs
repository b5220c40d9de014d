//! How deep typed values may nest, and that skipped ones may at no cost of stack.

use fastjson::{Error, ErrorKind, FromJson, Parser, Skip};

use crate::any::{Any, Structural};

/// `count` levels around an inner text.
fn nested(open: &str, close: &str, count: usize, inner: &str) -> String {
    format!("{}{inner}{}", open.repeat(count), close.repeat(count))
}

/// Reads with a limit of its own.
fn limited(text: &str, limit: u32) -> Result<Any, Error> {
    Parser::new(text).with_depth_limit(limit).parse_document()
}

fn too_deep(result: Result<Any, Error>) -> Option<usize> {
    let error = result.err()?;
    assert_eq!(error.kind(), ErrorKind::DepthLimit);
    assert!(error.is_syntax());
    Some(error.offset())
}

#[test]
fn as_many_levels_as_the_limit_and_no_more() {
    for (open, close, inner) in [
        ("[", "]", "1"),
        ("[", "]", ""),
        ("{\"a\":", "}", "1"),
        ("[{\"a\":", "}]", "1"),
        (" [ ", " ] ", " 1 "),
        ("[1,", "]", "2"),
    ] {
        let levels = open.matches(['[', '{']).count();
        for limit in [2, 4, 128, 500] {
            let text = nested(open, close, limit / levels, inner);
            assert!(limited(&text, limit as u32).is_ok(), "{text}");
            let deeper = nested(open, close, limit / levels + 1, inner);
            let bracket = deeper.match_indices(['[', '{']).nth(limit).unwrap().0;
            assert_eq!(too_deep(limited(&deeper, limit as u32)), Some(bracket), "{deeper}");
        }
    }
}

#[test]
fn the_limit_is_128_by_default() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        assert!(fastjson::from_str::<Any>(&nested(open, close, 128, "1")).is_ok());
        let error = fastjson::from_str::<Any>(&nested(open, close, 129, "1")).unwrap_err();
        assert_eq!((error.kind(), error.offset()), (ErrorKind::DepthLimit, 128 * open.len()));
        assert_eq!(error.path().matches(['.', '[']).count(), 128);
    }
    assert!(fastjson::from_str::<Any>(&nested("[", "]", 128, "[]")).is_err());
}

#[test]
fn a_limit_of_zero_leaves_scalars() {
    assert_eq!(limited("1", 0).unwrap(), Any::Number(1.0));
    assert_eq!(too_deep(limited("[]", 0)), Some(0));
    assert_eq!(too_deep(limited(" {}", 0)), Some(1));
}

/// A type without a bracket of its own.
#[derive(Debug)]
struct Wrapped<T>(T);

impl<'de, T: FromJson<'de>> FromJson<'de> for Wrapped<T> {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.enter()?;
        let value = T::parse(parser)?;
        parser.leave();
        Ok(Self(value))
    }
}

#[test]
fn a_type_without_brackets_counts_a_level() {
    type Three = Wrapped<Wrapped<Vec<u8>>>;
    let read = |limit| Parser::new("[1]").with_depth_limit(limit).parse_document::<Three>();
    assert!(read(3).is_ok());
    assert_eq!(read(2).unwrap_err().kind(), ErrorKind::DepthLimit);
    assert_eq!(read(0).unwrap_err().offset(), 0);
}

/// Holds itself, and consumes nothing.
#[derive(Debug)]
struct Endless(#[expect(dead_code, reason = "it is never made")] Box<Endless>);

impl<'de> FromJson<'de> for Endless {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        Wrapped::<Self>::parse(parser).map(|Wrapped(inner)| Self(Box::new(inner)))
    }
}

#[test]
fn a_type_that_holds_itself_comes_to_an_end() {
    let error = fastjson::from_str::<Endless>("1").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::DepthLimit);
}

#[test]
fn the_levels_come_back() {
    for unit in
        ["[]", "{}", "[1]", "{\"a\":1}", "{\"a\":{}}", "[[],[]]", "[ ]", "{ }", "{\"a\":1 }"]
    {
        let text = format!("[{unit}{}]", format!(",{unit}").repeat(1_000));
        assert!(limited(&text, 3).is_ok(), "{unit}");
        let mut parser = Parser::new(&text).with_depth_limit(3);
        Any::parse(&mut parser).unwrap();
        let mut again = parser.with_depth_limit(3);
        assert_eq!(
            again.enter().and(again.enter()).and(again.enter()).err().map(|e| e.kind()),
            None
        );
        assert!(again.enter().is_err());
    }
    // The counter itself, after the values.
    let mut parser = Parser::new("[[],{}] 1").with_depth_limit(2);
    Any::parse(&mut parser).unwrap();
    assert!(parser.enter().is_ok() && parser.enter().is_ok() && parser.enter().is_err());
}

#[test]
fn skipped_levels_are_not_counted_and_use_no_stack() {
    let check = || {
        for (open, close, count) in
            [("[", "]", 1_000_000), ("{\"a\":", "}", 200_000), ("[{\"a\":[", "]}]", 50_000)]
        {
            let text = nested(open, close, count, "1");
            assert!(fastjson::from_str::<Skip>(&text).is_ok());
            assert!(fastjson::from_str::<Structural>(&text).is_ok());
            let cut = &text[..text.len() - 1];
            assert!(fastjson::from_str::<Skip>(cut).unwrap_err().is_eof());
            assert!(fastjson::from_str::<Structural>(cut).unwrap_err().is_eof());
        }
    };
    let small = std::thread::Builder::new().stack_size(64 * 1024);
    small.spawn(check).unwrap().join().unwrap();
}

#[test]
fn a_derived_newtype_counts_a_level() {
    #[derive(Debug, fastjson::FromJson)]
    struct Chain(Option<Box<Chain>>);

    #[derive(Debug, fastjson::FromJson)]
    struct Level {
        a: Option<Box<Level>>,
    }

    #[derive(Debug, fastjson::FromJson)]
    struct Outer(Level);

    assert!(fastjson::from_str::<Chain>("null").is_ok());
    let error = fastjson::from_str::<Chain>("1").unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::DepthLimit, 0));
    let text = |count| nested("{\"a\":", "}", count, "null");
    let deepest = fastjson::from_str::<Level>(&text(128)).unwrap();
    let depth = std::iter::successors(Some(&deepest), |level| level.a.as_deref()).count();
    assert_eq!(depth, 128);
    assert!(fastjson::from_str::<Level>(&text(129)).is_err());
    assert!(fastjson::from_str::<Outer>(&text(127)).is_ok_and(|Outer(level)| level.a.is_some()));
    let error = fastjson::from_str::<Outer>(&text(128)).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::DepthLimit, 127 * 5));
}
