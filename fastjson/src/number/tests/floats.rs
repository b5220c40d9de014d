//! Values of floats, bit for bit.

use std::string::{String, ToString};
use std::{assert_eq, format};

use core::fmt::{Debug, LowerExp};
use core::str::FromStr;

use super::super::float::Float;
use super::super::{Fault, parse_float};
use super::{Random, corpora, lines, std};

const INFINITY_F64: u64 = 0x7FF0_0000_0000_0000;
const INFINITY_F32: u64 = 0x7F80_0000;

/// Compares the bits that `text` gives with `bits`; infinity stands for out of range.
fn check<F: Float>(text: &str, bits: u64, infinity: u64) {
    for rest in ["", ",", "]  ", ", 12345678901234567890"] {
        let input = format!("{text}{rest}");
        match parse_float::<F>(input.as_bytes()) {
            Ok(parsed) => {
                assert_eq!(parsed.len, text.len(), "length of {}", shown(text));
                assert_eq!(parsed.value.into_bits(), bits, "bits of {}", shown(text));
            }
            Err(fault) => {
                assert_eq!(fault, Fault::OutOfRange, "{}", shown(text));
                assert_eq!(bits & infinity, infinity, "{}", shown(text));
            }
        }
    }
}

fn shown(text: &str) -> &str {
    &text[..text.len().min(400)]
}

/// Compares with the standard library, both widths, both signs.
fn check_both(text: &str) {
    for text in [text, &format!("-{text}")] {
        check::<f64>(text, text.parse::<f64>().unwrap().to_bits(), INFINITY_F64);
        check::<f32>(text, u64::from(text.parse::<f32>().unwrap().to_bits()), INFINITY_F32);
    }
}

fn hex(text: &str) -> u64 {
    u64::from_str_radix(text, 16).unwrap()
}

#[test]
fn tables_of_hard_cases() {
    let Some(corpora) = corpora() else { return };
    for table in [
        "exhaustive-float16.txt",
        "freetype-2-7.txt",
        "google-wuffs.txt",
        "lemire-fast-float.txt",
        "more-test-cases.txt",
        "own-f32-double-rounding.txt",
        "own-f32-halfway.txt",
        "own-f32-subnormal-halfway.txt",
        "own-f64-halfway.txt",
        "own-f64-subnormal-halfway.txt",
        "own-structured.txt",
        "tencent-rapidjson.txt",
    ] {
        for line in lines(&corpora.join("float-tables").join(table)) {
            let [f32_bits, f64_bits, text] = line.split(' ').collect::<std::vec::Vec<_>>()[..]
            else {
                std::panic!("{table}: {line}")
            };
            check::<f64>(text, hex(f64_bits), INFINITY_F64);
            check::<f32>(text, hex(f32_bits), INFINITY_F32);
        }
    }
}

#[test]
fn tables_of_shortest_digits() {
    let Some(corpora) = corpora() else { return };
    let folder = corpora.join("float-tables");
    let both = |bits: &str, digits: &str, exponent: &str, is_f32: bool| {
        let exponent: i32 = exponent.parse().unwrap();
        let point = exponent - digits.len() as i32;
        for text in [format!("0.{digits}e{exponent}"), format!("{digits}E{point:+}")] {
            if is_f32 {
                check::<f32>(&text, hex(bits), INFINITY_F32);
            } else {
                check::<f64>(&text, hex(bits), INFINITY_F64);
            }
        }
    };
    for (table, is_f32) in [("own-shortest-f64.txt", false), ("gay-shortest-f32.txt", true)] {
        for line in lines(&folder.join(table)) {
            let [bits, digits, exponent] = line.split(' ').collect::<std::vec::Vec<_>>()[..] else {
                std::panic!("{table}: {line}")
            };
            both(bits, digits, exponent, is_f32);
        }
    }
    for line in lines(&folder.join("shortest-ties.txt")) {
        let [width, bits, low, high, exponent] = line.split(' ').collect::<std::vec::Vec<_>>()[..]
        else {
            std::panic!("{line}")
        };
        both(bits, low, exponent, width == "f32");
        both(bits, high, exponent, width == "f32");
    }
}

#[test]
fn lists_of_reals() {
    let Some(corpora) = corpora() else { return };
    for list in
        ["real_1.txt", "real_2.txt", "real_5.txt", "real_6.txt", "real(inf).txt", "int(inf).txt"]
    {
        for line in lines(&corpora.join("yyjson/num").join(list)) {
            check_both(line.trim_start_matches('-'));
        }
    }
}

/// Prints a float in several ways and reads each back.
fn round_trip<F: Float + FromStr + LowerExp + Debug>(value: F, random: &mut Random, infinity: u64) {
    let shortest = format!("{value:e}");
    check::<F>(&shortest, value.into_bits(), infinity);
    // 16 and more fraction digits are exact or enclose it closely; the oracle says which float.
    let places = 8 + random.below(40);
    let text = format!("{value:.places$e}");
    check::<F>(&text, text.parse::<F>().ok().unwrap().into_bits(), infinity);
}

#[test]
fn random_bits_f64() {
    let mut random = Random::new();
    for _ in 0..100_000 {
        let value = f64::from_bits(random.next());
        if value.is_finite() {
            round_trip(value, &mut random, INFINITY_F64);
        }
    }
}

#[test]
fn random_bits_f32() {
    let mut random = Random::new();
    for _ in 0..100_000 {
        let value = f32::from_bits(random.next() as u32);
        if value.is_finite() {
            round_trip(value, &mut random, INFINITY_F32);
        }
    }
}

#[test]
fn random_decimals() {
    let mut random = Random::new();
    for round in 0..60_000 {
        let (before, after) = (random.below(12), random.below(24));
        let mut text = format!("{}{}", 1 + random.below(9), random.digits(before));
        if round % 3 == 0 {
            text = String::from("0");
        }
        if after > 0 {
            text += ".";
            text += &"0".repeat(random.below(8));
            text += &random.digits(after);
        }
        if round % 2 == 0 {
            text += &format!("e{}", random.below(700) as i32 - 360);
        }
        check_both(&text);
    }
}

#[test]
fn random_digits_by_the_hundred() {
    let mut random = Random::new();
    for _ in 0..3_000 {
        let (before, after) = (random.below(400), random.below(800));
        let digits = format!("{}.{}", random.digits(before), random.digits(after + 1));
        let digits = digits.trim_start_matches('0');
        let digits = if digits.starts_with('.') { format!("0{digits}") } else { digits.into() };
        check_both(&format!("{digits}e{}", random.below(900) as i32 - 600));
    }
}

/// Exact half-way points between two floats, and their neighbours far to the right.
#[test]
fn exact_ties() {
    let mut random = Random::new();
    for round in 0..4_000 {
        // An odd integer of 54 or 25 bits, times a power of two or (as `5^k / 10^k`) of one half.
        let bits = if round % 2 == 0 { 54 } else { 25 };
        let odd = u128::from(random.next() >> (64 - bits)) | 1 | 1 << (bits - 1);
        let k = random.below(32) as u32;
        let texts = [format!("{}", odd << (2 * k)), format!("{}e-{k}", odd * 5u128.pow(k))];
        for text in texts {
            check_both(&text);
            let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
            for zeros in [1, 20, 900] {
                check_both(&format!("{digits}.{}1e{exponent}", "0".repeat(zeros)));
            }
            let below = digits.parse::<u128>().unwrap() - 1;
            check_both(&format!("{below}.{}e{exponent}", "9".repeat(900)));
        }
        let narrow = f32::from_bits(random.next() as u32 >> 1);
        if narrow.next_up().is_finite() {
            // The middle of two `f32` is exact as an `f64`, and so are 200 decimals or fewer.
            let tie = (f64::from(narrow) + f64::from(narrow.next_up())) / 2.0;
            let text = format!("{tie:.200}");
            check_both(&text);
            check_both(&format!("{text}{}1", "0".repeat(900)));
        }
    }
}

#[test]
fn zeros_and_limits() {
    for text in [
        "0",
        "0.0",
        "0e0",
        "0e99999999999999999999",
        "0.000e-99999999999999999999",
        "1e-999",
        "1e999",
        "1e39",
        "3.4028235e38",
        "3.4028236e38",
        "3.40282356779733661637539395458142568448e38",
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "4.9e-324",
        "2.4703282292062327e-324",
        "2.4703282292062328e-324",
        "2.2250738585072011e-308",
        "2.2250738585072014e-308",
        "1e23",
        "9007199254740993",
        "18446744073709551615",
        "18446744073709551616",
        "1e99999999999999999999",
        "1e-99999999999999999999",
    ] {
        check_both(text);
    }
    assert_eq!(parse_float::<f64>(b"-0").unwrap().value.to_bits(), 1 << 63);
    assert_eq!(parse_float::<f32>(b"-0.0").unwrap().value.to_bits(), 1 << 31);
    assert_eq!(parse_float::<f64>(b"-1e-999").unwrap().value.to_bits(), 1 << 63);
    assert_eq!(parse_float::<f64>(b"1e999"), Err(Fault::OutOfRange));
    assert_eq!(parse_float::<f32>(b"1e39"), Err(Fault::OutOfRange));
}

/// Every power of ten and its neighbours in the last of 19 digits.
#[test]
fn every_exponent() {
    for q in -400..=400 {
        for digits in
            ["1", "9", "17", "9007199254740993", "9999999999999999999", "1000000000000000001"]
        {
            check_both(&format!("{digits}e{q}"));
        }
    }
}

/// The standard library stops counting such exponents; the short spelling says what they mean.
#[test]
fn a_million_digits() {
    let zeros = "0".repeat(1_000_000);
    let nines = "9".repeat(1_000_000);
    for (long, short) in [
        (format!("0.{zeros}15e1000001"), "1.5"),
        (format!("15{zeros}e-1000001"), "1.5"),
        (format!("15{zeros}.{zeros}e-1000001"), "1.5"),
        (format!("9007199254740993{zeros}e-1000000"), "9007199254740993"),
        (format!("9007199254740993{zeros}1e-1000001"), "9007199254740994"),
        (format!("0.{zeros}9007199254740993{zeros}1e1000016"), "9007199254740994"),
        (format!("0.{zeros}9007199254740992{nines}e1000016"), "9007199254740993"),
        (format!("{nines}e-999999"), "10"),
        (format!("{nines}e-1000323"), "1e-323"),
        (format!("{nines}e-1000400"), "0"),
        (format!("{nines}e-1"), "1e999"),
        (format!("0.{nines}"), "1"),
        (format!("0.{zeros}"), "0"),
        (format!("1{zeros}"), "1e999"),
        (format!("1e{nines}"), "1e999"),
        (format!("1e-{nines}"), "0"),
        (format!("0e{nines}"), "0"),
        (format!("1e-{zeros}1"), "0.1"),
    ] {
        check::<f64>(&long, short.parse::<f64>().unwrap().to_bits(), INFINITY_F64);
        let expected = u64::from(short.parse::<f32>().unwrap().to_bits());
        check::<f32>(&long, expected, INFINITY_F32);
    }
    assert_eq!(parse_float::<f64>((zeros.to_string() + "1").as_bytes()), Err(Fault::Syntax(1)));
}
