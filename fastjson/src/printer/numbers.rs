//! Arrays of numbers, with one look for room for many.

use core::array;

use super::Printer;
use super::buffer::Tail;
use crate::ToJson;
use crate::number::{TEN_TO_8, TEN_TO_16, full_long_digits, long_digits, short_digits};

/// How many numbers room is made for at once.
const AT_ONCE: usize = 32;

/// Bytes that one number may take, with the separators around it, and with what is written behind
/// it for the sake of a fixed width.
const MOST: usize = 40;

impl Printer<'_> {
    /// Prints an array of what `widen` makes unsigned integers.
    pub(crate) fn all_unsigned<T>(&mut self, elements: &[T], widen: impl Fn(&T) -> u64) {
        self.all(elements, |tail, element| push_unsigned(tail, widen(element)));
    }

    /// Prints an array of what `widen` makes signed integers.
    pub(crate) fn all_signed<T>(&mut self, elements: &[T], widen: impl Fn(&T) -> i64) {
        self.all(elements, |tail, element| {
            let value = widen(element);
            tail.push_byte_if(b'-', value < 0);
            push_unsigned(tail, value.unsigned_abs());
        });
    }

    /// Prints an array of integers that are longer, one by one.
    pub(crate) fn all_others<T: ToJson, W>(&mut self, elements: &[T], _: impl Fn(&T) -> W) {
        self.array(elements);
    }

    /// Prints an array of floats.
    ///
    /// Some are made before the first of them is copied: a processor that copies what it has just
    /// written in pieces waits until the pieces are in memory.
    pub(crate) fn all_floats<T: zmij::Float + Into<f64> + Copy>(&mut self, elements: &[T]) {
        /// So many at once.
        const SOME: usize = 4;
        let non_finite = self.non_finite;
        let mut buffers: [zmij::Buffer; SOME] = array::from_fn(|_| zmij::Buffer::new());
        let mut separator = b'[';
        let mut chunks = elements.chunks(SOME);
        while let Some(some) = chunks.next() {
            let mut texts = [""; SOME];
            for ((text, buffer), element) in texts.iter_mut().zip(&mut buffers).zip(some) {
                let value: f64 = (*element).into();
                *text = if value.is_finite() {
                    buffer.format_finite(*element)
                } else {
                    non_finite.text(value)
                };
            }
            self.buffer.push_bounded(SOME * MOST, |tail| {
                for text in texts.iter().take(some.len()) {
                    tail.push_byte_if(separator, true);
                    separator = b',';
                    tail.push_short(text);
                }
                tail.push_byte_if(b']', chunks.len() == 0);
            });
        }
        if elements.is_empty() {
            self.raw("[]");
        }
    }

    /// Prints an array of what `push` adds at most 32 bytes of.
    #[inline(always)]
    fn all<T>(&mut self, elements: &[T], push: impl Fn(&mut Tail<'_>, &T)) {
        if elements.is_empty() {
            return self.raw("[]");
        }
        let mut separator = b'[';
        let mut chunks = elements.chunks(AT_ONCE);
        while let Some(some) = chunks.next() {
            self.buffer.push_bounded(some.len() * MOST, |tail| {
                for element in some {
                    tail.push_byte_if(separator, true);
                    separator = b',';
                    push(tail, element);
                }
                tail.push_byte_if(b']', chunks.len() == 0);
            });
        }
    }
}

/// Adds an integer of at most 20 digits.
#[inline(always)]
fn push_unsigned(tail: &mut Tail<'_>, value: u64) {
    match u32::try_from(value) {
        Ok(short) if short < TEN_TO_8 => tail.push_digits(short_digits(short)),
        _ if value < TEN_TO_16 => tail.push_long_digits(long_digits(value)),
        _ => {
            // Below 10^4.
            tail.push_digits(short_digits((value / TEN_TO_16) as u32));
            tail.push_long_digits(full_long_digits(value % TEN_TO_16));
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::vec::Vec;

    use crate::to_string;

    /// Arrays of every length around the number of elements that are printed at once.
    #[test]
    fn arrays_are_their_elements() {
        let values: Vec<i64> = (0..20)
            .flat_map(|power| {
                let ten = 10_i64.checked_pow(power).unwrap_or(i64::MAX);
                [ten, -ten, ten - 1, 1 - ten, ten / 7, i64::MIN, 0]
            })
            .collect();
        for len in (0..=values.len()).chain([values.len()]) {
            let signed = &values[..len];
            let unsigned: Vec<u64> = signed.iter().map(|value| value.cast_unsigned()).collect();
            let short: Vec<i8> = signed.iter().map(|value| *value as i8).collect();
            let floats: Vec<f64> = signed.iter().map(|value| *value as f64 / 8.0).collect();
            assert_eq!(to_string(signed), format!("{signed:?}").replace(' ', ""));
            assert_eq!(to_string(&unsigned), format!("{unsigned:?}").replace(' ', ""));
            assert_eq!(to_string(&short), format!("{short:?}").replace(' ', ""));
            let each: Vec<_> = floats.iter().map(to_string).collect();
            assert_eq!(to_string(&floats), format!("[{}]", each.join(",")));
        }
        assert_eq!(to_string(&[1.5, f64::NAN, 2.5_f64]), "[1.5,null,2.5]");
    }
}
