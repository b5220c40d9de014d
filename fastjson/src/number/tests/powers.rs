//! The table of powers of five, computed again with plain big integers.

use std::vec;
use std::vec::Vec;

use super::super::table::{HIGHEST, LOWEST, POWERS_OF_FIVE};
use super::std;

/// An unbounded integer: 32-bit limbs, the least first, none of them a leading zero.
#[derive(Clone, Debug, PartialEq)]
struct Big(Vec<u32>);

impl Big {
    fn power_of_five(exponent: u32) -> Big {
        (0..exponent).fold(Big(vec![1]), |big, _| big.times(&Big(vec![5])))
    }

    fn from_u128(value: u128) -> Big {
        Big((0..4).map(|i| (value >> (32 * i)) as u32).collect()).trimmed()
    }

    fn trimmed(mut self) -> Big {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    fn bits(&self) -> u32 {
        self.0.len() as u32 * 32 - self.0.last().map_or(0, |limb| limb.leading_zeros())
    }

    fn bit(&self, at: u32) -> bool {
        self.0.get(at as usize / 32).is_some_and(|limb| limb >> (at % 32) & 1 == 1)
    }

    fn times(&self, other: &Big) -> Big {
        let mut limbs = vec![0u32; self.0.len() + other.0.len()];
        for (i, &a) in self.0.iter().enumerate() {
            let mut carry = 0u64;
            for (j, &b) in other.0.iter().enumerate() {
                carry += u64::from(a) * u64::from(b) + u64::from(limbs[i + j]);
                limbs[i + j] = carry as u32;
                carry >>= 32;
            }
            limbs[i + other.0.len()] = carry as u32;
        }
        Big(limbs).trimmed()
    }

    /// The 128 most significant bits, rounded down, with zeros behind a shorter number.
    fn top(&self) -> u128 {
        let bits = self.bits();
        (0..128).fold(0, |top, i| top << 1 | u128::from(i < bits && self.bit(bits - 1 - i)))
    }
}

fn entry(q: i32) -> u128 {
    let (high, low) = POWERS_OF_FIVE[(q - LOWEST) as usize];
    u128::from(high) << 64 | u128::from(low)
}

#[test]
fn non_negative_powers_are_the_top_bits() {
    for q in 0..=HIGHEST {
        assert_eq!(entry(q), Big::power_of_five(q as u32).top(), "5^{q}");
    }
}

/// An entry `e` for `5^-n` is a quotient `2^k / 5^n`: no division is needed to check that
/// `e * 5^n <= 2^k < (e + 1) * 5^n`, or, where it is rounded up, `(e - 1) * 5^n < 2^k < e * 5^n`.
#[test]
fn negative_powers_are_quotients() {
    for q in LOWEST..0 {
        let power = Big::power_of_five(q.unsigned_abs());
        // `2^k` has `k + 1` bits. No power of five is one of two, so equality cannot be.
        let k = power.bits() + 127;
        let (below, above) =
            if q < -27 { (entry(q), entry(q) + 1) } else { (entry(q) - 1, entry(q)) };
        assert!(entry(q) >> 127 == 1, "5^{q} is not normalised");
        assert!(power.times(&Big::from_u128(below)).bits() <= k, "5^{q} is too great");
        assert!(power.times(&Big::from_u128(above)).bits() > k, "5^{q} is too small");
    }
}
