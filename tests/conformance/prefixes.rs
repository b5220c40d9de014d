//! A document that is cut anywhere fails with "end of input", and nothing else: whoever reads a
//! stream decides by that whether to wait for more. Numbers at the top level are excepted, a
//! shorter one is a number, too.

use std::collections::BTreeMap;
use std::fmt::Debug;

use fastjson::{FromJson, Skip};

use crate::dynamic::{self, Value};

#[derive(Debug, fastjson::FastJson)]
struct Everything<'a> {
    id: u64,
    signed: i32,
    ratio: f64,
    text: String,
    borrowed: &'a str,
    flag: bool,
    nothing: Option<u8>,
    list: Vec<Vec<i16>>,
    pair: (u8, String),
    map: BTreeMap<String, bool>,
    inner: Inner,
    unit: (),
    letter: char,
    wide: u128,
}

#[derive(Debug, fastjson::FastJson)]
struct Inner {
    #[fastjson(rename = "größe")]
    size: u8,
    #[fastjson(rename = "a\"b")]
    quote: [u8; 2],
}

const EVERYTHING: &str = r#"{"id":18446744073709551615,"signed":-2147483648,"ratio":-12.5e-3,
 "text":"a\u00e9\ud83d\ude00\n\\ü","borrowed":"plain ascii and ü and longer than one vector block is",
 "flag":false,"nothing":null,"list":[[],[1,-2],[ 3 ]],"pair":[7,"x"],"map":{"k":true,"\u006b2":false},
 "inner":{"größe":1,"a\"b":[1,2],"unknown":{"deep":[{"er":"]}\""},-0.0E+1,true,null]}},
 "unit":null,"letter":"\u00e4","wide":340282366920938463463374607431768211455}"#;

#[test]
fn of_a_struct() {
    check::<Everything<'_>>(EVERYTHING);
    // No string in it holds a comma or a colon.
    let pretty = EVERYTHING.replace(',', " ,\r\n\t").replace(':', " : ");
    assert!(fastjson::from_str::<Skip>(&pretty).is_ok());
    check_skipped(&pretty);
}

#[test]
fn of_single_values() {
    check::<&str>(r#""plain""#);
    check::<String>(r#""\ud83d\ude00 \"ü\\""#);
    check::<bool>("true");
    check::<bool>("false");
    check::<Option<u8>>("null");
    check::<char>(r#""\u00e4""#);
    check::<Vec<f64>>("[0,-1.5e+10 , 2E-7,1e5]");
    check::<(u8, i8)>("[ 1 , -1 ]");
    check::<[bool; 2]>("[true,false]");
    check::<BTreeMap<i64, String>>(r#"{"-12":"a","\u0031":"b"}"#);
    check::<Option<Option<Vec<()>>>>("[null,null]");
}

/// A number is cut where it is none yet.
#[test]
fn of_numbers() {
    for text in ["-", "1.", "-0.", "1e", "1E+", "2.5e-"] {
        for error in [
            fastjson::from_str::<f64>(text).err(),
            fastjson::from_str::<Skip>(text).err(),
            fastjson::from_str::<Vec<f64>>(&format!("[{text}")).err(),
        ] {
            assert!(error.as_ref().is_some_and(fastjson::Error::is_eof), "{text}: {error:?}");
        }
    }
    let error = fastjson::from_str::<i32>("-").expect_err("no number");
    assert!(error.is_eof(), "{error:?}");
}

fn check<'de, T: FromJson<'de> + Debug>(document: &'de str) {
    let whole = fastjson::from_str::<T>(document);
    assert!(whole.is_ok(), "{document}: {whole:?}");
    for prefix in prefixes(document) {
        let error = fastjson::from_str::<T>(prefix).expect_err(prefix);
        assert!(error.is_eof() && error.offset() == prefix.len(), "{prefix:?}: {error:?}");
    }
    check_skipped(document);
}

fn check_skipped(document: &str) {
    for prefix in prefixes(document) {
        let error = fastjson::from_str::<Skip>(prefix).expect_err(prefix);
        assert!(error.is_eof() && error.offset() == prefix.len(), "skipped: {prefix:?}: {error:?}");
        let outcome = dynamic::reading(prefix, || fastjson::from_str::<Value>(prefix));
        let error = outcome.expect_err(prefix);
        assert!(error.is_eof() && error.offset() == prefix.len(), "dynamic: {prefix:?}: {error:?}");
    }
}

/// All proper prefixes that end between characters.
fn prefixes(document: &str) -> impl Iterator<Item = &str> {
    document.char_indices().map(|(end, _)| &document[..end])
}
