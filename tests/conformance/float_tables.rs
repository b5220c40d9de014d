//! The tables of numbers: correctly rounded values, shortest texts, and what is no number.

use fastjson::{ErrorKind, Skip};

use crate::shared;

/// Tables whose lines are `F32HEX F64HEX LITERAL`.
const PARSE_TABLES: &[&str] = &[
    "exhaustive-float16",
    "freetype-2-7",
    "google-wuffs",
    "lemire-fast-float",
    "more-test-cases",
    "own-f32-double-rounding",
    "own-f32-halfway",
    "own-f32-subnormal-halfway",
    "own-f64-halfway",
    "own-f64-subnormal-halfway",
    "own-structured",
    "tencent-rapidjson",
];

#[test]
fn correctly_rounded() {
    for name in PARSE_TABLES {
        let Some(table) = shared::text(&format!("corpora/float-tables/{name}.txt")) else {
            return;
        };
        assert!(table.lines().count() > 10, "{name} is nearly empty");
        for line in table.lines() {
            let cells: Vec<&str> = line.split(' ').collect();
            let [single, double, literal] = cells[..] else { panic!("{name}: {line}") };
            let single = f32::from_bits(u32::from_str_radix(single, 16).expect("hex digits"));
            let double = f64::from_bits(u64::from_str_radix(double, 16).expect("hex digits"));
            let found = fastjson::from_str::<f64>(literal).map(f64::to_bits);
            check(found, double.is_finite().then_some(double.to_bits()), literal);
            let found = fastjson::from_str::<f32>(literal).map(f32::to_bits);
            check(found, single.is_finite().then_some(single.to_bits()), literal);
            assert!(fastjson::from_str::<Skip>(literal).is_ok(), "skipped: {literal}");
            let inside = format!("[ {literal} ]");
            let found = fastjson::from_str::<[f64; 1]>(&inside).map(|[value]| value.to_bits());
            check(found, double.is_finite().then_some(double.to_bits()), &inside);
        }
    }
}

/// The bits are the expected ones; `None` is a number out of range.
fn check<T: PartialEq + std::fmt::Debug>(
    found: Result<T, fastjson::Error>,
    expected: Option<T>,
    literal: &str,
) {
    match (found, expected) {
        (Ok(found), Some(expected)) => assert_eq!(found, expected, "{literal}"),
        (Err(error), None) => assert_eq!(error.kind(), ErrorKind::OutOfRange, "{literal}: {error}"),
        (Ok(found), None) => panic!("{literal}: not out of range but bits {found:x?}"),
        (Err(error), Some(_)) => panic!("{literal}: {error}"),
    }
}

#[test]
fn number_grammar() {
    let Some(table) = shared::text("corpora/float-tables/own-number-grammar.tsv") else {
        return;
    };
    let not_json = shared::text("corpora/float-tables/not-json.txt").expect("beside the other");
    let rows = table.lines().skip(1).map(|line| line.split_once('\t').expect("two cells"));
    let mut checked = 0;
    for (token, verdict) in rows.chain(not_json.lines().map(|line| (line, "invalid"))) {
        let valid = match verdict {
            "valid" => true,
            "invalid" => false,
            other => panic!("unknown verdict {other}"),
        };
        let integer = valid && !token.contains(['.', 'e', 'E']);
        assert_eq!(fastjson::from_str::<f64>(token).is_ok(), valid, "f64: {token}");
        assert_eq!(fastjson::from_str::<f32>(token).is_ok(), valid, "f32: {token}");
        assert_eq!(fastjson::from_str::<i64>(token).is_ok(), integer, "i64: {token}");
        let unsigned = integer && (!token.starts_with('-') || token == "-0");
        assert_eq!(fastjson::from_str::<u64>(token).is_ok(), unsigned, "u64: {token}");
        assert_eq!(fastjson::from_str::<u128>(token).is_ok(), unsigned, "u128: {token}");
        assert_eq!(fastjson::from_str::<Skip>(token).is_ok(), valid, "skipped: {token}");
        for text in [format!("[{token}]"), format!("[0,{token} ]"), format!("{{\"a\":{token}}}")] {
            assert_eq!(fastjson::from_str::<Skip>(&text).is_ok(), valid, "skipped: {text}");
        }
        let inside = fastjson::from_str::<Vec<f64>>(&format!("[{token},1]"));
        assert_eq!(inside.is_ok(), valid, "f64 in an array: {token}");
        checked += 1;
    }
    assert!(checked > 1000, "only {checked} tokens");
}

#[test]
fn shortest_texts() {
    let Some(doubles) = shared::text("corpora/float-tables/own-shortest-f64.txt") else {
        return;
    };
    for line in doubles.lines() {
        let cells: Vec<&str> = line.split(' ').collect();
        let value = f64::from_bits(u64::from_str_radix(cells[0], 16).expect("hex digits"));
        let printed = fastjson::to_string(&value);
        assert_eq!(
            fastjson::from_str::<f64>(&printed).map(f64::to_bits).ok(),
            Some(value.to_bits())
        );
        assert_shortest(&printed, cells[1], cells[2]);
    }
    let singles =
        shared::text("corpora/float-tables/gay-shortest-f32.txt").expect("beside the other");
    for line in singles.lines() {
        let cells: Vec<&str> = line.split(' ').collect();
        let value = f32::from_bits(u32::from_str_radix(cells[0], 16).expect("hex digits"));
        let printed = fastjson::to_string(&value);
        assert_eq!(
            fastjson::from_str::<f32>(&printed).map(f32::to_bits).ok(),
            Some(value.to_bits())
        );
        assert_shortest(&printed, cells[1], cells[2]);
    }
}

/// The digits of a printed number are `digits` and its value is `0.DIGITS` times ten to the
/// power `exponent`; of two texts that are equally near either is right.
fn assert_shortest(printed: &str, digits: &str, exponent: &str) {
    let (mantissa, power) = printed.split_once('e').unwrap_or((printed, "0"));
    let (whole, fraction) =
        mantissa.trim_start_matches('-').split_once('.').unwrap_or((mantissa, ""));
    let all = format!("{whole}{fraction}");
    let zeros = all.len() - all.trim_start_matches('0').len();
    let found = all.trim_matches('0');
    let power = power.trim_start_matches('+').parse::<i64>().expect("an exponent");
    let found_exponent = whole.len() as i64 - zeros as i64 + power;
    assert_eq!(found.len(), digits.len(), "{printed}: as many digits as {digits}");
    if found != digits {
        assert!(is_tie(digits, found), "{printed}: expected the digits {digits}");
    }
    assert_eq!(found_exponent.to_string(), exponent, "{printed}: the exponent of 0.{digits}");
}

/// Whether a table lists the two digit strings as equally near.
fn is_tie(one: &str, other: &str) -> bool {
    let ties = shared::text("corpora/float-tables/shortest-ties.txt").unwrap_or_default();
    ties.lines().any(|line| {
        let cells: Vec<&str> = line.split(' ').collect();
        cells.contains(&one) && cells.contains(&other)
    })
}
