//! The ready modules of `fastjson::with`.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, SystemTime};

use fastjson::with::{
    base64, base64url, hex, map_as_pairs, milliseconds, milliseconds_fractional, nonfinite_as_null,
    nonfinite_as_string, null_as_default, number_as_string, one_or_many, path_lossy, seconds,
    seconds_fractional, skip_bad_elements,
};
use fastjson::{ErrorKind, FastJson, FromJson, from_str, to_string};
use proptest::prelude::*;

use crate::{both, reads, refuses};

/// Expands to a struct with one field that has the module.
macro_rules! with {
    ($name:ident = $module:path: $type:ty) => {
        #[derive(FastJson, Debug, PartialEq)]
        struct $name(#[fastjson(with = $module)] $type);
    };
}

with! { U64 = number_as_string: u64 }
with! { I128 = number_as_string: i128 }
with! { F64 = number_as_string: f64 }
with! { F32 = number_as_string: f32 }

#[test]
fn numbers_as_strings() {
    both(&U64(u64::MAX), r#""18446744073709551615""#);
    reads("7", &U64(7));
    reads(r#""\u0037""#, &U64(7));
    both(&I128(i128::MIN), r#""-170141183460469231731687303715884105728""#);
    both(&F64(0.1), r#""0.1""#);
    both(&F64(f64::NEG_INFINITY), r#""-Infinity""#);
    both(&F32(f32::INFINITY), r#""Infinity""#);
    assert!(from_str::<F64>(r#""NaN""#).unwrap().0.is_nan());
    reads("-0.0", &F64(-0.0));
    for text in [
        r#""""#, r#"" 7""#, r#""7 ""#, r#""+7""#, r#""07""#, r#""1.0""#, r#""1e2""#, r#""x""#,
        r#""NaN""#,
    ] {
        refuses::<U64>(text, ErrorKind::InvalidValue, 0, "a string that is u64");
    }
    refuses::<U64>(r#" "18446744073709551616""#, ErrorKind::OutOfRange, 1, "out of range for u64");
    refuses::<U64>(r#""-1""#, ErrorKind::OutOfRange, 0, "out of range for u64");
    refuses::<F64>(r#""1e999""#, ErrorKind::OutOfRange, 0, "f64");
    refuses::<F64>(r#""nan""#, ErrorKind::InvalidValue, 0, "f64");
    refuses::<U64>("1.5", ErrorKind::WrongType, 0, "u64");
    refuses::<U64>("null", ErrorKind::WrongType, 0, "u64");
    refuses::<U64>("[", ErrorKind::WrongType, 0, "u64");
}

with! { Base64 = base64: Vec<u8> }
with! { Base64Url = base64url: Box<[u8]> }
with! { Hex = hex: Vec<u8> }
with! { Hash = hex: [u8; 2] }
with! { Shared = base64: Rc<[u8]> }

#[test]
fn bytes_as_base64() {
    for (bytes, padded) in
        [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
    {
        let value = Base64(bytes.into());
        both(&value, &format!("{padded:?}"));
        reads(&format!("{:?}", padded.trim_end_matches('=')), &value);
        let value = Base64Url(bytes.as_bytes().into());
        both(&value, &format!("{:?}", padded.trim_end_matches('=')));
        reads(&format!("{padded:?}"), &value);
    }
    both(&Base64(vec![0xfb, 0xff]), r#""+/8=""#);
    both(&Base64Url([0xfb, 0xff].into()), r#""-_8""#);
    both(&Shared(Rc::from([1, 2].as_slice())), r#""AQI=""#);
    reads(r#""\u005ag==""#, &Base64(b"f".into()));
    for text in [
        "Z", "Zg=", "Zg===", "Zh==", "Zg==Zg==", "Z g=", "Zm9v\\n", "====", "=", "Zm9v====", "-_8",
        "Zm9vé",
    ] {
        let json = format!("[\"{text}\"]");
        refuses::<Vec<Base64>>(&json, ErrorKind::InvalidValue, 1, "not in base64");
    }
    refuses::<Base64Url>(
        r#""+/8""#,
        ErrorKind::InvalidValue,
        0,
        "a character is none of its digits",
    );
    refuses::<Base64>("[1]", ErrorKind::WrongType, 0, "a string");
}

#[test]
fn bytes_as_hexadecimal_digits() {
    both(&Hex(vec![0, 0xab, 0xff]), r#""00abff""#);
    reads(r#""00ABff""#, &Hex(vec![0, 0xab, 0xff]));
    both(&Hex(Vec::new()), r#""""#);
    both(&Hash([1, 2]), r#""0102""#);
    refuses::<Hex>(r#""abc""#, ErrorKind::InvalidValue, 0, "its length is wrong");
    refuses::<Hex>(r#""ag""#, ErrorKind::InvalidValue, 0, "none of its digits");
    refuses::<Hash>(r#""01""#, ErrorKind::InvalidValue, 0, "cannot hold the 1 bytes");
}

with! { Pairs = map_as_pairs: HashMap<(u8, u8), Option<String>> }
with! { Sorted = map_as_pairs: BTreeMap<Vec<u8>, u8> }

#[test]
fn maps_as_pairs() {
    both(&Pairs(HashMap::from([((1, 2), None)])), "[[[1,2],null]]");
    both(&Sorted(BTreeMap::from([(vec![], 1), (vec![1], 2)])), "[[[],1],[[1],2]]");
    both(&Sorted(BTreeMap::new()), "[]");
    reads("[[[1],1],[[1],2]]", &Sorted(BTreeMap::from([(vec![1], 2)])));
    refuses::<Sorted>("[[[1]]]", ErrorKind::Length, 5, "2 elements");
    refuses::<Sorted>("{}", ErrorKind::WrongType, 0, "an array");
}

with! { Defaulted = null_as_default: Vec<u8> }
with! { OneOrMany = one_or_many: Vec<u8> }
with! { Lists = one_or_many: Vec<Vec<u8>> }
with! { Good = skip_bad_elements: Vec<Option<u8>> }

#[derive(FromJson, Debug, PartialEq)]
struct Item {
    id: u8,
    tags: Vec<String>,
}

#[derive(FromJson, Debug, PartialEq)]
struct Items {
    #[fastjson(deserialize_with = skip_bad_elements::parse)]
    items: Vec<Item>,
    after: u8,
}

#[test]
fn lenient_lists() {
    both(&Defaulted(vec![1]), "[1]");
    reads("null", &Defaulted(Vec::new()));
    refuses::<Defaulted>("nul", ErrorKind::Eof, 3, "literal");
    refuses::<Defaulted>("{}", ErrorKind::WrongType, 0, "an array");

    both(&OneOrMany(vec![1]), "[1]");
    reads("1", &OneOrMany(vec![1]));
    reads("[]", &OneOrMany(Vec::new()));
    refuses::<OneOrMany>("\"x\"", ErrorKind::WrongType, 0, "u8");
    refuses::<OneOrMany>("[\"x\"]", ErrorKind::WrongType, 1, "u8");
    reads("[[1]]", &Lists(vec![vec![1]]));
    refuses::<Lists>("[1]", ErrorKind::WrongType, 1, "an array");

    both(&Good(vec![Some(1), None]), "[1,null]");
    reads("[ 1 , 300, \"x\" , [[[]]],{\"a\":{}},null,-1,1.5]", &Good(vec![Some(1), None]));
    reads("[]", &Good(Vec::new()));
    refuses::<Good>("[1,01]", ErrorKind::InvalidNumber, 4, "");
    refuses::<Good>("[1,{\"a\":}]", ErrorKind::Syntax, 8, "");
    refuses::<Good>("[1,{]", ErrorKind::Syntax, 4, "");
    refuses::<Good>("[1,", ErrorKind::Eof, 3, "");
    refuses::<Good>("{}", ErrorKind::WrongType, 0, "an array");
}

/// However deep in an element the fault is, the next one is read as if nothing had been.
#[test]
fn bad_elements_leave_nothing_behind() {
    let bad = r#"{"id":1,"tags":["a",{"x":[[5]]}]}"#;
    let good = r#"{"tags":["b"],"id":2}"#;
    let json = format!(r#"{{"items":[{}{good}],"after":3}}"#, format!("{bad},").repeat(200));
    let expected = Items { items: vec![Item { id: 2, tags: vec!["b".into()] }], after: 3 };
    assert_eq!(from_str::<Items>(&json).unwrap(), expected);
    // A fault of syntax that stands behind one of data.
    refuses::<Items>(r#"{"items":[{"id":"x","tags":[}]"#, ErrorKind::Syntax, 28, "");
}

#[derive(FastJson, Debug, PartialEq)]
struct Paths {
    #[fastjson(with = path_lossy)]
    owned: PathBuf,
    #[fastjson(with = option(path_lossy))]
    boxed: Option<Box<Path>>,
}

#[test]
fn paths() {
    let value = Paths { owned: "/a\"b".into(), boxed: Some(Path::new("é").into()) };
    both(&value, r#"{"owned":"/a\"b","boxed":"é"}"#);
    #[cfg(unix)]
    {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;

        let value = Paths { owned: OsStr::from_bytes(b"a\xff").into(), boxed: None };
        assert_eq!(to_string(&value), "{\"owned\":\"a\u{fffd}\",\"boxed\":null}");
    }
}

with! { AsNull = nonfinite_as_null: f64 }
with! { AsString = nonfinite_as_string: f32 }

#[test]
fn floats_that_are_not_finite() {
    both(&AsNull(1.5), "1.5");
    assert!(from_str::<AsNull>("null").unwrap().0.is_nan());
    assert_eq!(to_string(&AsNull(f64::INFINITY)), "null");
    refuses::<AsNull>("\"NaN\"", ErrorKind::WrongType, 0, "f64");
    both(&AsString(f32::NEG_INFINITY), r#""-Infinity""#);
    both(&AsString(f32::INFINITY), r#""Infinity""#);
    assert_eq!(to_string(&AsString(f32::NAN)), r#""NaN""#);
    both(&AsString(-0.5), "-0.5");
    refuses::<AsString>("\"0.5\"", ErrorKind::InvalidValue, 0, "-Infinity");
    refuses::<AsString>("null", ErrorKind::WrongType, 0, "f32");
    refuses::<AsString>("1e39", ErrorKind::OutOfRange, 0, "f32");
    // A module of the field's counts, whatever settings say.
    let settings = fastjson::Settings::new().non_finite(fastjson::NonFinite::Text);
    let names = fastjson::names::DeclaredNames;
    let mut printer = fastjson::SerializerFactory::create::<AsNull>(&names, settings).unwrap();
    assert_eq!(printer.serialize(&AsNull(f64::NAN)), "null");
}

with! { Secs = seconds: SystemTime }
with! { Millis = milliseconds: SystemTime }
with! { SecsExact = seconds_fractional: SystemTime }
with! { MillisExact = milliseconds_fractional: SystemTime }
with! { LenSecs = seconds: Duration }
with! { LenExact = seconds_fractional: Duration }
with! { LenMillis = milliseconds: Duration }

fn at(nanos: i64) -> SystemTime {
    let since = Duration::from_nanos(nanos.unsigned_abs());
    let epoch = SystemTime::UNIX_EPOCH;
    if nanos < 0 { epoch - since } else { epoch + since }
}

#[test]
fn times() {
    for (nanos, secs, millis, secs_exact, millis_exact) in [
        (0, "0", "0", "0", "0"),
        (1, "0", "0", "0.000000001", "0.000001"),
        (-1, "-1", "-1", "-0.000000001", "-0.000001"),
        (1_500_000_000, "1", "1500", "1.5", "1500"),
        (-1_500_000_000, "-2", "-1500", "-1.5", "-1500"),
        (-1_500_000_100, "-2", "-1501", "-1.5000001", "-1500.0001"),
        (i64::MAX, "9223372036", "9223372036854", "9223372036.854775807", "9223372036854.775807"),
        (
            i64::MIN,
            "-9223372037",
            "-9223372036855",
            "-9223372036.854775808",
            "-9223372036854.775808",
        ),
    ] {
        let time = at(nanos);
        assert_eq!(to_string(&Secs(time)), secs);
        assert_eq!(to_string(&Millis(time)), millis);
        both(&SecsExact(time), secs_exact);
        both(&MillisExact(time), millis_exact);
        if let Ok(nanos) = u64::try_from(nanos) {
            both(&LenExact(Duration::from_nanos(nanos)), secs_exact);
            assert_eq!(to_string(&LenMillis(Duration::from_nanos(nanos))), millis);
        }
    }
    reads("-2", &Secs(at(-2_000_000_000)));
    reads("-1500", &Millis(at(-1_500_000_000)));
    reads("1.5e3", &MillisExact(at(1_500_000_000)));
    reads("-0", &Secs(at(0)));
    reads("0.9999999999999", &SecsExact(at(999_999_999)));
    both(&LenSecs(Duration::from_secs(u64::MAX)), "18446744073709551615");
    both(&LenExact(Duration::MAX), "18446744073709551615.999999999");
}

#[test]
fn times_out_of_range_and_of_other_types() {
    refuses::<LenSecs>(" -1", ErrorKind::OutOfRange, 1, "out of range for the time");
    refuses::<LenSecs>("18446744073709551616", ErrorKind::OutOfRange, 0, "time");
    refuses::<LenExact>("-1e-99", ErrorKind::OutOfRange, 0, "time");
    refuses::<LenExact>("18446744073709551616.0", ErrorKind::OutOfRange, 0, "time");
    refuses::<SecsExact>("1e999999999999", ErrorKind::OutOfRange, 0, "time");
    for text in ["99999999999999999999", "-99999999999999999999"] {
        refuses::<Secs>(text, ErrorKind::OutOfRange, 0, "time");
        refuses::<SecsExact>(text, ErrorKind::OutOfRange, 0, "time");
    }
    refuses::<Secs>(&"9".repeat(60), ErrorKind::OutOfRange, 0, "i128");
    refuses::<Secs>("1.5", ErrorKind::WrongType, 0, "fraction");
    refuses::<Secs>("\"1\"", ErrorKind::WrongType, 0, "found a string");
    refuses::<SecsExact>("null", ErrorKind::WrongType, 0, "a number");
    refuses::<SecsExact>("1.", ErrorKind::Eof, 2, "");
    refuses::<SecsExact>("01", ErrorKind::InvalidNumber, 1, "");
}

proptest! {
    #[test]
    fn every_time_comes_back(nanos: i64) {
        let time = at(nanos);
        prop_assert_eq!(from_str::<SecsExact>(&to_string(&SecsExact(time))).unwrap().0, time);
        prop_assert_eq!(from_str::<MillisExact>(&to_string(&MillisExact(time))).unwrap().0, time);
        let whole = from_str::<Secs>(&to_string(&Secs(time))).unwrap().0;
        let lost = time.duration_since(whole).expect("it is rounded down");
        prop_assert!(lost < Duration::from_secs(1));
    }

    #[test]
    fn all_bytes_come_back(bytes: Vec<u8>) {
        for text in [to_string(&Base64(bytes.clone())), to_string(&Base64Url(bytes.clone().into()))] {
            let standard = text.replace('-', "+").replace('_', "/");
            prop_assert_eq!(&from_str::<Base64>(&standard).unwrap().0, &bytes);
            let for_urls = text.replace('+', "-").replace('/', "_");
            prop_assert_eq!(&*from_str::<Base64Url>(&for_urls).unwrap().0, bytes.as_slice());
        }
        prop_assert_eq!(&from_str::<Hex>(&to_string(&Hex(bytes.clone()))).unwrap().0, &bytes);
    }

    /// Of any list of values, those are left that serde_json takes one by one.
    #[test]
    fn good_elements_are_those_that_serde_json_takes(values: Vec<Result<i16, Option<String>>>) {
        let values: Vec<serde_json::Value> = values
            .into_iter()
            .map(|value| value.map_or_else(serde_json::Value::from, serde_json::Value::from))
            .collect();
        let expected: Vec<Option<u8>> =
            values.iter().filter_map(|value| serde_json::from_value(value.clone()).ok()).collect();
        let text = serde_json::to_string(&values).unwrap();
        prop_assert_eq!(from_str::<Good>(&text).unwrap().0, expected);
    }

    #[test]
    fn any_text_gives_a_value_or_an_error(text in r#"[\[\]{}:,"a-f0-9+/=eE.\-null ]{0,16}"#) {
        let _ = (from_str::<U64>(&text), from_str::<F64>(&text), from_str::<Base64>(&text));
        let _ = (from_str::<Hex>(&text), from_str::<SecsExact>(&text), from_str::<Secs>(&text));
        let _ = (from_str::<Good>(&text), from_str::<OneOrMany>(&text), from_str::<Pairs>(&text));
    }
}
