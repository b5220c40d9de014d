//! Text that is made to take long, or to run out of stack, or to be read as two things.

use fastjson::{ErrorKind, FastJson, from_str};

use super::reads;

/// Half of what the standard library gives a thread, without optimisation.
const STACK: usize = 1 << 20;

fn with_little_stack(check: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK);
    thread.spawn(check).expect("a thread").join().expect("no panic");
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t")]
enum Inside {
    Unit,
    Struct { a: u8 },
    Deep { next: Box<Inside>, pad: Option<[u64; 16]> },
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(tag = "t", content = "c")]
enum Beside {
    Unit,
    Deep(Box<Beside>),
}

#[derive(Debug, PartialEq, FastJson)]
#[fastjson(untagged)]
enum Untagged {
    A(Vec<Untagged>),
    B { b: Box<Untagged> },
    C { c: Vec<Untagged> },
    D(Vec<u8>, Vec<Untagged>),
    N(u8),
}

/// A megabyte of members before the tag, each of which is skipped once to find it, and once to
/// read what is wanted.
#[test]
fn a_megabyte_before_the_tag() {
    let members = r#""x":[{"t":"Unit"},"}"],"#.repeat(50_000);
    reads(&format!(r#"{{{members}"a":1,"t":"Struct"}}"#), &Inside::Struct { a: 1 });
    reads(&format!(r#"{{{members}"t":"Unit"}}"#), &Inside::Unit);
    reads(&format!(r#"{{{members}"t":"Unit"}}"#), &Beside::Unit);
    let error = from_str::<Inside>(&format!(r#"{{{members}"a":1}}"#)).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::MissingMember);
    let fault = format!(r#"{{"y":01,{members}"t":"Unit"}}"#);
    assert_eq!(from_str::<Inside>(&fault).unwrap_err().kind(), ErrorKind::InvalidNumber);
}

/// What is only followed by its brackets while the tag is looked for is checked all the same.
#[test]
fn faults_before_the_tag_are_found() {
    for fault in ["01", "\"\\ud800\"", "\"\u{1}\"", "[1 2]", "{\"a\" 1}", "tru", "[}"] {
        for json in [
            format!(r#"{{"x":{fault},"t":"Unit"}}"#),
            format!(r#"{{"x":{fault},"t":"Struct","a":1}}"#),
            format!(r#"{{"x":{fault},"a":1}}"#),
            format!(r#"{{"x":{fault}}}"#),
        ] {
            let error = from_str::<Inside>(&json).unwrap_err();
            assert!(error.is_syntax() || error.is_eof(), "{json}: {error}");
            let error = from_str::<Beside>(&json).unwrap_err();
            assert!(
                error.is_syntax() || error.is_eof() || !json.contains("Unit"),
                "{json}: {error}"
            );
        }
    }
}

#[test]
fn every_prefix_is_an_error() {
    let json = r#" { "x" : [ { } ] , "pad" : null , "next" : { "t" : "Struct" , "a" : 1 } , "t" : "Deep" } "#;
    assert!(from_str::<Inside>(json).is_ok());
    for end in 0..json.trim_end().len() {
        let error = from_str::<Inside>(&json[..end]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Eof, "{}: {error}", &json[..end]);
    }
    let json = r#" { "c" : { "t" : "Unit" } , "x" : 1 , "t" : "Deep" , "y" : { } } "#;
    assert!(from_str::<Beside>(json).is_ok());
    for end in 0..json.trim_end().len() {
        let error = from_str::<Beside>(&json[..end]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Eof, "{}: {error}", &json[..end]);
    }
    let json = r#" { "c" : [ 1 , [ 2 , [ ] ] , { "b" : 3 } ] } "#;
    assert!(from_str::<Untagged>(json).is_ok());
    for end in 0..json.trim_end().len() {
        let error = from_str::<Untagged>(&json[..end]).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Eof, "{}: {error}", &json[..end]);
    }
}

#[test]
fn the_deepest_that_is_allowed_needs_little_stack() {
    with_little_stack(|| {
        let tags = |before: &str, after: &str, levels: usize| {
            format!("{}{{\"t\":\"Unit\"}}{}", before.repeat(levels), after.repeat(levels))
        };
        for (before, after) in
            [("{\"t\":\"Deep\",\"next\":", "}"), ("{\"next\":", ",\"t\":\"Deep\"}")]
        {
            assert!(from_str::<Inside>(&tags(before, after, 127)).is_ok());
            for levels in [128, 2000] {
                let error = from_str::<Inside>(&tags(before, after, levels)).unwrap_err();
                assert_eq!(error.kind(), ErrorKind::DepthLimit);
            }
        }
        for (before, after) in [("{\"t\":\"Deep\",\"c\":", "}"), ("{\"c\":", ",\"t\":\"Deep\"}")] {
            assert!(from_str::<Beside>(&tags(before, after, 127)).is_ok());
            let error = from_str::<Beside>(&tags(before, after, 2000)).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::DepthLimit);
        }
    });
}

/// Each level has variants that fit up to what is inside, so that paths are many.
#[test]
fn untagged_levels_with_little_stack() {
    with_little_stack(|| {
        for (before, end, after) in [
            ("[", "1", "]"),
            ("[", "\"x\"", "]"),
            ("[[1],", "300", "]"),
            ("[[1],[", "\"x\"", "]]"),
            ("{\"b\":", "\"x\"", "}"),
            ("{\"b\":{\"c\":[", "\"x\"", "]}}"),
            ("{\"c\":[{\"b\":", "1", "}]}"),
        ] {
            let json = format!("{}{end}{}", before.repeat(40), after.repeat(40));
            let fits = from_str::<Untagged>(&json).is_ok();
            assert_eq!(fits, end == "1", "{json}");
        }
        let deep = "[".repeat(100_000);
        assert_eq!(from_str::<Untagged>(&deep).unwrap_err().kind(), ErrorKind::DepthLimit);
    });
}

/// Many values, none of which fits, end at the first; many of which the last variant fits do not
/// keep anything.
#[test]
fn many_untagged_values() {
    let json = format!("[{}1]", "1,".repeat(200_000));
    assert!(from_str::<Vec<Untagged>>(&json).is_ok());
    assert!(from_str::<Untagged>(&json).is_ok());
    let json = format!("[{}1]", "[[1],[[2],[\"x\"]]],".repeat(20_000));
    assert_eq!(from_str::<Vec<Untagged>>(&json).unwrap_err().kind(), ErrorKind::InvalidValue);
}
