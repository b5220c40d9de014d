//! Numbers: the JSON grammar for them, and their exact values.
//!
//! Pure: the rest of the input goes in, the value and the length of the number come out. What
//! follows a number is the caller's business, except where it shows that the number has not
//! ended (`01`, and `1.5` or `1e2` for an integer).
//!
//! The readers are split in two. The hot half returns `Option`, in registers, and says only
//! *that* something is wrong; [`Fault`] is found by a second, cold look at the same bytes.

mod digits;
mod eisel_lemire;
mod float;
mod parse_float;
mod parse_integer;
mod print_integer;
mod scan;
mod slow_path;
mod table;
#[cfg(test)]
mod tests;

pub(crate) use parse_float::parse_float;
pub(crate) use parse_integer::{parse_i128, parse_signed, parse_u128, parse_unsigned};
pub(crate) use print_integer::{
    Digits, TEN_TO_8, TEN_TO_16, full_digits, full_long_digits, long_digits, short_digits,
    two_digits,
};
pub(crate) use scan::scan_number;

/// A number and the count of bytes it was written with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Parsed<T> {
    /// The number.
    pub(crate) value: T,
    /// The number of bytes read, at least one.
    pub(crate) len: usize,
}

/// Why there is no number of the wanted type.
///
/// What the grammar forbids comes before what the type forbids: `1.` is a `Syntax` fault for an
/// integer too, and `300.5` is `NotAnInteger` for a `u8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The input ends where the number needs a digit (`-`, `1.`, `1e+`).
    EndOfInput,
    /// The number has a fraction or an exponent, and an integer is wanted.
    NotAnInteger,
    /// There is no number here: the first byte is neither `-` nor a digit, or is missing.
    NotANumber,
    /// The type cannot hold the number.
    OutOfRange,
    /// The byte at this offset from the number's start cannot stand there.
    Syntax(usize),
}
