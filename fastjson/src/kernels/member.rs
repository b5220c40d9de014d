//! Short pieces of documents in one step: line ends, numbers, members. Each is of the common kind or
//! refused, and nothing is said then.

use super::Native;
use super::block::{Block, Matches, StringEnds, Wide, find_by};

/// The length of a line feed and the blanks behind it, and the byte that follows, if all are within
/// one wide block.
#[inline(always)]
pub(super) fn line_end_len(input: &[u8]) -> Option<(usize, u8)> {
    let len = 1 + behind_line_feed(input)?.first()?;
    (input[0] == b'\n').then_some((len, input[len]))
}

/// Whether [`line_end_len`] would find `len`.
///
/// The question is cheaper than the search: the processor guesses the answer and goes on behind
/// the line end at once, where the length that was searched for must be waited for.
#[inline(always)]
pub(super) fn is_line_end_of(input: &[u8], len: usize) -> bool {
    if input.first() != Some(&b'\n') || !(1..Wide::LEN).contains(&len) {
        return false;
    }
    let Some(Matches { bits, shift }) = behind_line_feed(input) else { return false };
    let blanks = (len - 1) << shift;
    bits & ((1 << blanks) - 1) == 0 && (bits >> blanks) & ((1 << (1 << shift)) - 1) != 0
}

/// Which bytes behind the first are no blanks.
#[inline(always)]
fn behind_line_feed(input: &[u8]) -> Option<Matches> {
    let window = input.get(..Wide::LEN)?;
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Wide as Block>::load(window.as_ptr()) };
    let Matches { bits, shift } = block.non_blank();
    Some(Matches { bits: bits >> (1 << shift), shift })
}

/// The length of the number that `input` begins with, if it has no exponent and ends within one
/// block; `None` for everything else. `first` is its first byte, which the caller has at hand.
#[inline(always)]
pub(super) fn short_number_len(input: &[u8], first: u8) -> Option<usize> {
    let window = input.get(..Native::LEN)?;
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    let Matches { bits, shift } = block.non_digits();
    let digits_from = |at: usize| ((bits >> (at << shift)).trailing_zeros() >> shift) as usize;
    let start = usize::from(first == b'-');
    let whole = digits_from(start);
    let mut end = start + whole;
    // The byte behind the number must be in the block as well.
    if whole == 0 || end >= Native::LEN || (whole > 1 && window[start] == b'0') {
        return None;
    }
    if window[end] == b'.' {
        if end + 1 >= Native::LEN {
            return None;
        }
        let fraction = digits_from(end + 1);
        end += 1 + fraction;
        if fraction == 0 || end >= Native::LEN {
            return None;
        }
    }
    (window[end] | 0x20 != b'e').then_some(end)
}

/// The length of the member that `input` begins with, if it is of the common kind: no whitespace
/// but a blank behind the colon, a short name without an escape, and a value that is a literal, a
/// short number or a string without an escape. `None` for everything else.
///
/// Of a `STRUCTURAL`ly skipped value that is no string, only the end is looked for: whatever
/// stands there.
#[inline(always)]
pub(super) fn plain_member_len<const STRUCTURAL: bool>(input: &[u8]) -> Option<usize> {
    let [b'"', behind @ ..] = input else { return None };
    let window = behind.get(..Native::LEN)?;
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    let name = block.string_ends().first()?;
    let [b'"', b':', value @ ..] = behind.get(name..)? else { return None };
    match value {
        [b' ', value @ ..] => Some(name + 4 + plain_value_len::<STRUCTURAL>(value)?),
        value => Some(name + 3 + plain_value_len::<STRUCTURAL>(value)?),
    }
}

/// [`plain_member_len`] of the value.
#[inline(always)]
fn plain_value_len<const STRUCTURAL: bool>(value: &[u8]) -> Option<usize> {
    let [first, behind @ ..] = value else { return None };
    if *first == b'"' {
        if behind.len() < Native::LEN {
            return None;
        }
        let len = find_by::<Native, StringEnds>(behind);
        return (behind.get(len) == Some(&b'"')).then_some(len + 2);
    }
    if STRUCTURAL {
        return scalar_len(value);
    }
    match value.first_chunk()? {
        b"true" | b"null" => Some(4),
        b"fals" if behind.get(3) == Some(&b'e') => Some(5),
        _ => short_number_len(value, *first),
    }
}

/// The length of what stands before a comma, a closing brace or whitespace, if those are near
/// and it is no array or object.
#[inline(always)]
fn scalar_len(value: &[u8]) -> Option<usize> {
    let window = value.get(..Native::LEN)?;
    if matches!(window[0], b'{' | b'[') {
        return None;
    }
    // SAFETY: the window has the length of a block.
    let block = unsafe { <Native as Block>::load(window.as_ptr()) };
    block.scalar_ends().first().filter(|len| *len != 0)
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::{
        Block, Native, Wide, is_line_end_of, line_end_len, plain_member_len, short_number_len,
    };

    /// Fills up to more than a block, so that nothing is refused for being near the end.
    fn followed(text: &str, filler: &str) -> String {
        format!("{text}{}", filler.repeat(2 * Native::LEN))
    }

    fn is_json(text: &str) -> bool {
        serde_json::from_str::<serde::de::IgnoredAny>(text).is_ok()
    }

    /// Every text of up to `len` of the pieces.
    fn each_text(pieces: &[&str], len: u32, mut check: impl FnMut(&str)) {
        for count in 0..=len {
            for number in 0..pieces.len().pow(count) {
                let place = |place| pieces[number / pieces.len().pow(place) % pieces.len()];
                check(&(0..count).map(place).collect::<String>());
            }
        }
    }

    #[test]
    fn line_ends_within_a_block_are_measured() {
        for blanks in 0..2 * Wide::LEN {
            for next in [b'x', b'"', b'\n', b'\t', b'\r', 0, 0x80] {
                let mut input = Vec::from(b"\n");
                input.resize(1 + blanks, b' ');
                input.push(next);
                let cut = input.clone();
                input.resize(input.len() + Wide::LEN, b' ');
                let expected = (1 + blanks < Wide::LEN).then_some((1 + blanks, next));
                assert_eq!(line_end_len(&input), expected, "{blanks} {next}");
                for len in (0..2 * Wide::LEN).chain([usize::MAX]) {
                    let same = expected.is_some_and(|(found, _)| found == len);
                    assert_eq!(is_line_end_of(&input, len), same, "{blanks} {next} {len}");
                }
                // Nothing is said of fewer bytes than a block.
                let expected = expected.filter(|_| cut.len() >= Wide::LEN);
                assert_eq!(line_end_len(&cut), expected, "{blanks} {next}");
                assert_eq!(is_line_end_of(&cut, 1 + blanks), expected.is_some());
                input[0] = b'\r';
                assert_eq!(line_end_len(&input), None);
                assert!(!is_line_end_of(&input, 1 + blanks));
            }
        }
    }

    #[test]
    fn short_numbers_are_measured() {
        let (mut hits, mut refused) = (0, 0);
        each_text(&["0", "7", "12345", "-", ".", "e", "+"], 5, |text| {
            for next in [",", "}", " ", "x"] {
                let input = followed(&format!("{text}{next}"), " ");
                let len = short_number_len(input.as_bytes(), input.as_bytes()[0]);
                // Where the number ends, another one does not go on: it is all of the text that
                // the grammar takes, as its longest part that is a number.
                let longest = (1..=text.len()).rev().find(|end| is_json(&text[..*end]));
                match len {
                    Some(len) => {
                        assert_eq!(Some(len), longest, "{input:?}");
                        hits += 1;
                    }
                    // Refused: no number, one with an exponent or a fault, or a long one.
                    None => {
                        let plain = longest == Some(text.len()) && !text.contains('e');
                        assert!(!plain || text.len() >= Native::LEN - 1, "{input:?}");
                        refused += 1;
                    }
                }
            }
        });
        assert!(hits > 1000 && refused > 1000, "{hits} {refused}");
    }

    #[test]
    fn members_that_are_taken_are_json() {
        let pieces = [
            "\"", "\\", "a", ":", " ", "1", "-2.5", "true", "null", "false", "[", "{}", ",", "\n",
            "é",
        ];
        let mut taken = 0;
        each_text(&pieces, 4, |text| {
            for text in [format!("\"name\":{text}"), format!("\"{text}")] {
                let input = followed(&format!("{text},"), " ");
                if let Some(len) = plain_member_len::<false>(input.as_bytes()) {
                    assert!(is_json(&format!("{{{}}}", &input[..len])), "{input:?} {len}");
                    taken += 1;
                }
            }
        });
        assert!(taken > 100, "{taken}");
    }

    #[test]
    fn members_of_the_common_kind_are_taken() {
        for value in ["0", "-12.25", "true", "false", "null", "\"\"", "\"text of any length here\""]
        {
            for blank in ["", " "] {
                let member = format!("\"name\":{blank}{value}");
                for next in [",", "}", "\n", " "] {
                    let input = followed(&format!("{member}{next}"), "x");
                    let expected = Some(member.len());
                    if Native::LEN >= 16 {
                        assert_eq!(
                            plain_member_len::<false>(input.as_bytes()),
                            expected,
                            "{input}"
                        );
                        assert_eq!(plain_member_len::<true>(input.as_bytes()), expected, "{input}");
                    }
                }
            }
        }
        // Of these only the end is of interest.
        let input = followed("\"name\":12x4,", " ");
        assert_eq!(plain_member_len::<true>(input.as_bytes()), Some(11));
        assert_eq!(plain_member_len::<false>(input.as_bytes()), Some(9));
        for value in ["{}", "[1]", ",", "}", " 1", "\n1", "\"a\\n\"", "\"a\n\""] {
            let input = followed(&format!("\"name\":{value},"), " ");
            let lens = (
                plain_member_len::<false>(input.as_bytes()),
                plain_member_len::<true>(input.as_bytes()),
            );
            let taken = value == " 1";
            assert_eq!(lens, (taken.then_some(9), taken.then_some(9)), "{input}");
        }
    }
}
