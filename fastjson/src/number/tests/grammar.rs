//! All readers and the scan agree on what a number is, where it ends and what is wrong with it.

use std::string::String;
use std::vec::Vec;
use std::{assert_eq, format};

use super::super::{
    Fault, parse_float, parse_i128, parse_signed, parse_u128, parse_unsigned, scan_number,
};
use super::{Random, corpora, lines, reference, std};

/// What each reader says about the start of `bytes`, without the value.
fn verdicts(bytes: &[u8]) -> [(&'static str, Result<usize, Fault>); 6] {
    [
        ("u64", parse_unsigned::<u64>(bytes).map(|parsed| parsed.len)),
        ("i64", parse_signed::<i64>(bytes).map(|parsed| parsed.len)),
        ("u128", parse_u128(bytes).map(|parsed| parsed.len)),
        ("i128", parse_i128(bytes).map(|parsed| parsed.len)),
        ("f64", parse_float::<f64>(bytes).map(|parsed| parsed.len)),
        ("f32", parse_float::<f32>(bytes).map(|parsed| parsed.len)),
    ]
}

/// Compares scan and readers with the reference.
fn check(bytes: &[u8]) {
    let shown = String::from_utf8_lossy(bytes);
    let expected = reference(bytes);
    assert_eq!(scan_number(bytes), expected.map(|token| token.len), "scan of {shown:?}");
    for (name, verdict) in verdicts(bytes) {
        let wanted = match expected {
            Err(fault) => Err(fault),
            Ok(token) if !token.integer && !name.starts_with('f') => Err(Fault::NotAnInteger),
            Ok(token) => Ok(token.len),
        };
        // Values have tests of their own.
        let in_range = verdict != Err(Fault::OutOfRange);
        if in_range || wanted.is_err() {
            assert_eq!(verdict, wanted, "{name} from {shown:?}");
        }
    }
}

#[test]
fn every_short_text() {
    const ALPHABET: &[u8] = b"01-+.eE9";
    let mut texts = Vec::from([Vec::new()]);
    for _ in 0..6 {
        texts.iter().for_each(|text| check(text));
        texts = texts
            .iter()
            .flat_map(|text| ALPHABET.iter().map(|&byte| [text.as_slice(), &[byte]].concat()))
            .collect();
    }
}

#[test]
fn every_byte_before_after_and_within() {
    for byte in 0..=u8::MAX {
        for count in 0..20 {
            let digits = &b"12345678901234567890"[..count];
            for rest in ["", "7", "1234567890123"] {
                check(&[digits, &[byte], rest.as_bytes()].concat());
                check(&[digits, b".5", &[byte], rest.as_bytes()].concat());
                check(&[digits, b"e", &[byte], rest.as_bytes()].concat());
            }
        }
    }
}

#[test]
fn random_tokens_with_faults() {
    let mut random = Random::new();
    for _ in 0..100_000 {
        let mut text = String::new();
        for _ in 0..=random.below(4) {
            let count = random.below(20);
            text += ["", "-", ".", "e", "E+", "e-", "0", "-0", " ", ","][random.below(10)];
            text += &random.digits(count);
        }
        check(text.as_bytes());
    }
}

#[test]
fn faults_come_in_the_documented_order() {
    let u8_fault = |text: &str| parse_unsigned::<u8>(text.as_bytes()).map(|_| ()).unwrap_err();
    assert_eq!(u8_fault(""), Fault::NotANumber);
    assert_eq!(u8_fault("+1"), Fault::NotANumber);
    assert_eq!(u8_fault("-"), Fault::EndOfInput);
    assert_eq!(u8_fault("-x"), Fault::Syntax(1));
    assert_eq!(u8_fault("00"), Fault::Syntax(1));
    assert_eq!(u8_fault("-01"), Fault::Syntax(2));
    assert_eq!(u8_fault("0123456789"), Fault::Syntax(1));
    assert_eq!(u8_fault("300"), Fault::OutOfRange);
    assert_eq!(u8_fault("-1"), Fault::OutOfRange);
    assert_eq!(u8_fault("300.5"), Fault::NotAnInteger);
    assert_eq!(u8_fault("-1e2"), Fault::NotAnInteger);
    assert_eq!(u8_fault("-0.0"), Fault::NotAnInteger);
    assert_eq!(u8_fault("300."), Fault::EndOfInput);
    assert_eq!(u8_fault("300.e"), Fault::Syntax(4));
    let long = format!("1{}", "0".repeat(999_999));
    assert_eq!(u8_fault(&long), Fault::OutOfRange);
    assert_eq!(u8_fault(&(long.clone() + ".5")), Fault::NotAnInteger);
    assert_eq!(u8_fault(&(long + "e+!")), Fault::Syntax(1_000_002));
}

#[test]
fn table_of_verdicts() {
    let Some(corpora) = corpora() else { return };
    let table = lines(&corpora.join("float-tables/own-number-grammar.tsv"));
    for line in &table[1..] {
        let (token, verdict) = line.split_once('\t').unwrap();
        let valid = match verdict {
            "valid" => true,
            "invalid" => false,
            _ => std::panic!("verdict {verdict:?}"),
        };
        check(token.as_bytes());
        let whole = |len: Result<usize, Fault>| len == Ok(token.len());
        assert_eq!(whole(scan_number(token.as_bytes())), valid, "scan of {token}");
        assert_eq!(
            whole(parse_float::<f64>(token.as_bytes()).map(|parsed| parsed.len)),
            valid,
            "f64 from {token}"
        );
        let integer = valid && !token.contains(['.', 'e', 'E']);
        assert_eq!(
            whole(parse_signed::<i64>(token.as_bytes()).map(|parsed| parsed.len)),
            integer,
            "i64 from {token}"
        );
    }
}

#[test]
fn tables_of_what_is_no_number() {
    let Some(corpora) = corpora() else { return };
    let mut tables = Vec::from(["float-tables/not-json.txt"]);
    // Each a whole line that strict JSON has no meaning for.
    tables.extend([
        "yyjson/num/hex(ext).txt",
        "yyjson/num/hex(ext)(big).txt",
        "yyjson/num/hex(fail).txt",
        "yyjson/num/int(ext).txt",
        "yyjson/num/int(fail).txt",
        "yyjson/num/literal.txt",
        "yyjson/num/literal(ext).txt",
        "yyjson/num/literal(fail).txt",
        "yyjson/num/real(ext).txt",
        "yyjson/num/real(fail).txt",
    ]);
    for table in tables {
        for line in lines(&corpora.join(table)) {
            check(line.as_bytes());
            assert_ne!(scan_number(line.as_bytes()), Ok(line.len()), "{line:?} of {table}");
        }
    }
}
