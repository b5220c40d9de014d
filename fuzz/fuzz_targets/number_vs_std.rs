//! Numbers against the standard library: the same verdict, and the same value to the bit.

#![no_main]

use fastjson::{ErrorKind, FromJsonOwned, Skip};
use libfuzzer_sys::fuzz_target;
use std::fmt::Debug;
use std::str::FromStr;

/// Whether a text is a number of RFC 8259, by its grammar written down once more.
fn is_number(text: &str) -> bool {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (mantissa, exponent) = match unsigned.find(['e', 'E']) {
        Some(at) => (&unsigned[..at], Some(&unsigned[at + 1..])),
        None => (unsigned, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let exponent = exponent.map(|text| text.strip_prefix(['+', '-']).unwrap_or(text));
    digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && fraction.is_none_or(digits)
        && exponent.is_none_or(digits)
}

fn integer<T: FromJsonOwned + FromStr + PartialEq + Debug>(text: &str) {
    let ours = fastjson::from_str::<T>(text);
    // Minus zero is zero for unsigned types too.
    let spelling = if text == "-0" { "0" } else { text };
    let expected = spelling.parse::<T>().ok().filter(|_| is_number(text));
    if let Err(error) = &ours
        && is_number(text)
    {
        let fraction = text.contains(['.', 'e', 'E']);
        let kind = if fraction { ErrorKind::WrongType } else { ErrorKind::OutOfRange };
        assert_eq!(error.kind(), kind, "{text}");
    }
    assert_eq!(ours.ok(), expected, "{text}");
}

/// The bits of a float, so that the sign of zero counts.
fn float<T: FromJsonOwned + FromStr + Into<f64> + Copy>(text: &str) {
    let ours = fastjson::from_str::<T>(text).ok().map(|value| value.into().to_bits());
    let expected = text.parse::<T>().ok().map(Into::into).filter(|value| value.is_finite());
    let expected = expected.filter(|_| is_number(text)).map(f64::to_bits);
    assert_eq!(ours, expected, "{text}");
}

fuzz_target!(|bytes: &[u8]| {
    // Most bytes are made to stand in a number, so that few inputs are wasted.
    let text: String = bytes
        .iter()
        .map(|byte| match byte {
            0x80.. => char::from(b"0123456789012345678901234567890-+.eE"[usize::from(*byte) % 36]),
            _ => char::from(*byte),
        })
        .collect();
    let text = text.trim_matches([' ', '\t', '\n', '\r']);
    assert_eq!(
        fastjson::from_str::<f64>(text).is_ok_and(|_| true),
        is_number(text) && { text.parse::<f64>().is_ok_and(f64::is_finite) }
    );
    let scalar = text.bytes().all(|byte| b"+-.0123456789eE".contains(&byte));
    if scalar {
        assert_eq!(fastjson::from_str::<Skip>(text).is_ok(), is_number(text), "{text}");
    }
    float::<f64>(text);
    float::<f32>(text);
    integer::<u8>(text);
    integer::<i16>(text);
    integer::<u32>(text);
    integer::<i64>(text);
    integer::<u64>(text);
    integer::<i128>(text);
    integer::<u128>(text);
});
