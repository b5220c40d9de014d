//! Numbers and literals in checked text: their grammar as statements about neighbouring bytes.
//!
//! A dot may only stand behind digits that begin a number, an exponent's letter behind those
//! or behind a fraction's, and behind each of these, a minus or a sign there must be a digit. So
//! every run of digits is one of the three kinds, because something else would be at fault
//! just before it.

use super::{behind, ends};
use crate::kernels::lanes::Lanes;

/// What a block leaves to the next: 1 if its last byte was such a one.
#[derive(Default)]
pub(super) struct Numbers {
    /// The minus before a number.
    minus: u64,
    /// A zero that begins a number.
    zero: u64,
    /// A digit before the dot.
    whole: u64,
    dot: u64,
    /// A digit behind the dot.
    fraction: u64,
    /// The letter of an exponent.
    letter: u64,
    /// The sign of an exponent.
    sign: u64,
    /// The last byte of a literal.
    word: u64,
    /// Not 0 or 1: the first bytes of the next block that belong to a literal.
    rest_of_word: u64,
}

/// The bytes of numbers and literals, and the first ones.
#[derive(Clone, Copy)]
pub(super) struct Scalars {
    pub(super) all: u64,
    pub(super) starts: u64,
}

/// The bytes of scalars, each in one of these.
#[derive(Clone, Copy)]
struct Kinds {
    digits: u64,
    minuses: u64,
    dots: u64,
    others: u64,
}

impl Numbers {
    /// The faults in a block without scalars.
    #[inline(always)]
    pub(super) fn check_none(&mut self) -> u64 {
        let faults = self.minus | self.dot | self.letter | self.sign;
        *self = Self::default();
        faults
    }

    /// The faults among the scalars of the block at `at`.
    #[inline(always)]
    pub(super) fn check<L: Lanes>(
        &mut self,
        lanes: L,
        scalars: Scalars,
        input: &[u8],
        at: usize,
    ) -> u64 {
        let Scalars { all, starts } = scalars;
        let digits = lanes.digits() & all;
        let minuses = lanes.equal(b'-') & all;
        let dots = lanes.equal(b'.') & all;
        let kinds = Kinds { digits, minuses, dots, others: all & !(digits | minuses | dots) };

        let after_minus = behind(minuses & starts, &mut self.minus);
        let whole = (starts | after_minus) & digits;
        let zeros = lanes.equal(b'0') & whole;
        let whole_ends = ends(whole, digits, &mut self.whole);
        let after_dot = behind(dots, &mut self.dot);
        let fraction_ends = ends(after_dot & digits, digits, &mut self.fraction);
        let mut faults = (after_minus | after_dot) & !digits;
        faults |= behind(zeros, &mut self.zero) & digits;
        faults |= dots & !whole_ends;
        if kinds.others | self.word | self.letter | self.sign == 0 {
            return faults | minuses & !starts;
        }
        let words = self.find_words(kinds, starts, input, at);
        faults |= words.faults;
        let rest = kinds.others & !words.bytes;
        if rest | self.letter | self.sign == 0 {
            return faults | minuses & !starts;
        }
        faults | self.check_exponents(lanes, kinds, rest, [starts, whole_ends | fraction_ends])
    }

    #[inline(always)]
    fn find_words(&mut self, kinds: Kinds, starts: u64, input: &[u8], at: usize) -> Words {
        let mut words = Words { bytes: self.rest_of_word, faults: 0 };
        self.rest_of_word = 0;
        let mut heads = kinds.others & starts;
        while heads != 0 {
            let place = heads.trailing_zeros();
            let len = word_len(input, at + place as usize);
            let bytes = (1 << len) - 1;
            words.bytes |= bytes << place;
            self.rest_of_word |= bytes >> 1 >> (63 - place);
            // Without a literal its head is left for the exponents, where it is a fault.
            heads &= heads - 1;
        }
        let scalars = kinds.digits | kinds.minuses | kinds.dots | kinds.others;
        words.faults = behind(words.bytes, &mut self.word) & !words.bytes & scalars;
        words
    }

    /// The faults of exponents, whose letters and plus signs are the `rest`; they are allowed
    /// behind digits, not where scalars start.
    #[inline(always)]
    fn check_exponents<L: Lanes>(
        &mut self,
        lanes: L,
        kinds: Kinds,
        rest: u64,
        [starts, digits_ends]: [u64; 2],
    ) -> u64 {
        let letters = lanes.equal_folded(b'e') & rest;
        let pluses = lanes.equal(b'+') & rest;
        let after_letter = behind(letters, &mut self.letter);
        let signs = after_letter & (kinds.minuses | pluses);
        let digits = after_letter & !signs | behind(signs, &mut self.sign);
        let mut faults = rest & !(letters | pluses);
        faults |= letters & !digits_ends;
        faults |= digits & !kinds.digits;
        faults |= pluses & !signs;
        faults | kinds.minuses & !(starts | signs)
    }
}

/// The literals of a block.
struct Words {
    bytes: u64,
    /// Scalars that go on behind a literal.
    faults: u64,
}

/// The length of the literal at `at`, or 0 if there is none.
#[inline(always)]
fn word_len(input: &[u8], at: usize) -> u32 {
    // A container's end is still to come, so the shorter literals too have a fifth byte.
    let Some([a, b, c, d, e]) = input.get(at..).and_then(<[u8]>::first_chunk) else {
        return 0;
    };
    let word = [*a, *b, *c, *d];
    if word == *b"fals" && *e == b'e' {
        return 5;
    }
    u32::from(word == *b"true" || word == *b"null") * 4
}
