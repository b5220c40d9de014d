//! Values of integers, at and around the bounds of every width.

use std::string::{String, ToString};
use std::{assert_eq, format};

use core::fmt::Debug;
use core::str::FromStr;

use super::super::{Fault, Parsed, parse_i128, parse_signed, parse_u128, parse_unsigned};
use super::{Random, corpora, lines, std};

/// Compares a reader with the standard library, with `text` in many places: alone, before
/// something, and at each distance from the end of the input that the word loads tell apart.
fn check<T: FromStr + Debug + PartialEq>(read: fn(&[u8]) -> Result<Parsed<T>, Fault>, text: &str) {
    let plain = if text == "-0" { "0" } else { text };
    let expected = match plain.parse() {
        Ok(value) => Ok(Parsed { value, len: text.len() }),
        Err(_) => Err(Fault::OutOfRange),
    };
    for rest in ["", ",", "]", "}  ", " 1234567", "\n\"12345678901234567890\"", "+", "x"] {
        let input = format!("{text}{rest}");
        assert_eq!(read(input.as_bytes()), expected, "{input}");
    }
    for rest in [".0", ".5, 12345678", "e0", "E-1", "e+17 12345678901"] {
        let input = format!("{text}{rest}");
        assert_eq!(read(input.as_bytes()), Err(Fault::NotAnInteger), "{input}");
    }
}

fn check_all(text: &str) {
    check::<u8>(parse_unsigned, text);
    check::<u16>(parse_unsigned, text);
    check::<u32>(parse_unsigned, text);
    check::<u64>(parse_unsigned, text);
    check::<usize>(parse_unsigned, text);
    check::<u128>(parse_u128, text);
    check::<i8>(parse_signed, text);
    check::<i16>(parse_signed, text);
    check::<i32>(parse_signed, text);
    check::<i64>(parse_signed, text);
    check::<isize>(parse_signed, text);
    check::<i128>(parse_i128, text);
}

#[test]
fn powers_of_two_and_their_neighbours() {
    for bits in 0..128 {
        let power = 1u128 << bits;
        for value in power - 1..=power + 2 {
            check_all(&value.to_string());
            check_all(&format!("-{value}"));
        }
    }
}

#[test]
fn powers_of_ten_and_their_neighbours() {
    for digits in 0..=38 {
        let power = 10u128.pow(digits);
        for value in [power - 1, power, power + 1] {
            check_all(&value.to_string());
            check_all(&format!("-{value}"));
        }
    }
}

#[test]
fn the_upper_bounds_of_128_bits() {
    // 2^128 - 2, .., 2^128 + 1: the last two cannot be computed in 128 bits.
    let common = "34028236692093846346337460743176821145";
    for last in ["4", "5", "6", "7"] {
        check_all(&format!("{common}{last}"));
        check_all(&format!("-{common}{last}"));
        check_all(&format!("{common}{last}0"));
    }
}

#[test]
fn random_digits_of_every_length() {
    let mut random = Random::new();
    for round in 0..8_000 {
        let count = random.below(45);
        let digits = format!("{}{}", 1 + random.below(9), random.digits(count));
        let sign = if round % 2 == 0 { "" } else { "-" };
        check_all(&format!("{sign}{digits}"));
    }
}

#[test]
fn every_integer_of_16_bits() {
    for value in 0..=u16::MAX {
        let text = value.to_string();
        let len = text.len();
        assert_eq!(parse_unsigned(text.as_bytes()), Ok(Parsed { value, len }));
        let value = value.cast_signed();
        let text = value.to_string();
        let len = text.len();
        assert_eq!(parse_signed(text.as_bytes()), Ok(Parsed { value, len }));
    }
}

#[test]
fn a_million_digits() {
    let text: String = "9".repeat(1_000_000);
    assert_eq!(parse_unsigned::<u64>(text.as_bytes()), Err(Fault::OutOfRange));
    assert_eq!(parse_signed::<i64>(text.as_bytes()), Err(Fault::OutOfRange));
    assert_eq!(parse_u128(text.as_bytes()), Err(Fault::OutOfRange));
    assert_eq!(parse_i128(text.as_bytes()), Err(Fault::OutOfRange));
}

#[test]
fn lists_of_integers() {
    let Some(corpora) = corpora() else { return };
    for list in ["int.txt", "int(big).txt", "int(inf).txt"] {
        for line in lines(&corpora.join("yyjson/num").join(list)) {
            check_all(&line);
        }
    }
}
