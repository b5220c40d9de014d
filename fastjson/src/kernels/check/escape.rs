//! Escapes in checked text.

/// What is left to see of a surrogate pair.
#[derive(Default)]
pub(super) struct Escapes {
    /// Offset of the `u` of the second half that was checked together with its first; 0 for
    /// none, where no such letter can be.
    second_half: usize,
}

impl Escapes {
    /// The places of `escaped`, the letters behind backslashes in the block at `at`, that make
    /// no valid escape.
    #[inline(never)]
    pub(super) fn check(&mut self, input: &[u8], at: usize, mut escaped: u64) -> u64 {
        let mut faults = 0;
        while escaped != 0 {
            let place = escaped.trailing_zeros();
            let letter = at + place as usize;
            let valid = match input.get(letter) {
                Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => true,
                Some(b'u') => self.check_unicode(input, letter),
                _ => false,
            };
            faults |= u64::from(!valid) << place;
            escaped &= escaped - 1;
        }
        faults
    }

    #[inline(always)]
    fn check_unicode(&mut self, input: &[u8], letter: usize) -> bool {
        if letter == self.second_half {
            return true;
        }
        match hex(input, letter + 1) {
            None | Some(0xdc00..=0xdfff) => false,
            Some(0xd800..=0xdbff) => {
                self.second_half = letter + 6;
                input.get(letter + 5..letter + 7) == Some(b"\\u")
                    && matches!(hex(input, letter + 7), Some(0xdc00..=0xdfff))
            }
            Some(_) => true,
        }
    }
}

/// The value of the four hexadecimal digits at `at`.
#[inline(always)]
fn hex(input: &[u8], at: usize) -> Option<u32> {
    let digits = input.get(at..)?.first_chunk::<4>()?;
    let mut value = 0;
    for digit in digits {
        value = value << 4 | i32::from(HEX[usize::from(*digit)]);
    }
    // A byte that is no digit is -1, whose sign stays.
    u32::try_from(value).ok()
}

/// The value of each byte as a hexadecimal digit, or -1.
static HEX: [i8; 256] = {
    let digits = b"0123456789abcdefABCDEF";
    let mut table = [-1; 256];
    let mut at = 0;
    while at < digits.len() {
        let value = if at < 16 { at } else { at - 6 };
        table[digits[at] as usize] = value as i8;
        at += 1;
    }
    table
};
