//! Sixty-four bytes as bitmaps: what the container kernels ask of a processor.

use core::mem::MaybeUninit;

use super::block::copy_short;
#[cfg(target_arch = "x86_64")]
use super::tails::{Tails, Window};

/// Bytes that are looked at in one step: a bit of a `u64` for each.
pub(super) const STEP: usize = 64;

/// Sixty-four bytes of input in vector registers. Bit `i` of each answer belongs to byte `i`.
pub(super) trait Lanes: Copy {
    /// # Safety
    /// The running processor has the instruction set that the type is named after.
    unsafe fn load(block: &[u8; STEP]) -> Self;

    /// Fewer bytes than a step, and anything behind them.
    ///
    /// # Safety
    /// As [`Lanes::load`].
    #[inline(always)]
    unsafe fn load_part(part: &[u8]) -> Self {
        let mut block = [0; STEP];
        block[..part.len()].copy_from_slice(part);
        // SAFETY: the caller vouches for the processor.
        unsafe { Self::load(&block) }
    }

    /// Copies at most as many bytes as a step has to the start of as many, of which anything may
    /// be overwritten.
    ///
    /// # Safety
    /// As [`Lanes::load`].
    #[inline(always)]
    unsafe fn copy_part(part: &[u8], to: &mut [MaybeUninit<u8>; STEP]) {
        copy_short(part, &mut to[..part.len()]);
    }

    /// The bytes that equal `byte`.
    fn equal(self, byte: u8) -> u64;

    /// The bytes that equal `byte`, or would if their bit 0x20 were set.
    fn equal_folded(self, byte: u8) -> u64;

    /// The bytes whose bit 0x20 is set.
    fn bit_5(self) -> u64;

    /// The bytes below 0x20.
    fn controls(self) -> u64;

    /// The four bytes of whitespace.
    fn spaces(self) -> u64;

    /// The ASCII digits.
    fn digits(self) -> u64;

    /// The bytes that are a quote, a backslash or below 0x20.
    fn string_ends(self) -> u64;

    /// Bit `i` is the parity of the bits up to and including `i`.
    ///
    /// # Safety
    /// As [`Lanes::load`].
    unsafe fn prefix_xor(bits: u64) -> u64;

    /// Of the colons in the block of `window`, those behind names that may be among the names.
    ///
    /// # Safety
    /// As [`Lanes::load`].
    #[cfg(target_arch = "x86_64")]
    unsafe fn find_tails(tails: &Tails, window: &Window, colons: u64) -> u64;
}

/// One vector register, of which `N` hold sixty-four bytes. The tests answer by all bits of a byte.
pub(super) trait Vector<const N: usize>: Copy {
    /// # Safety
    /// The running processor has the instruction set that the type is named after.
    unsafe fn load(block: &[u8; STEP]) -> [Self; N];

    /// A register whose bytes all are `byte`. That there is a `self` proves that the processor
    /// has the instruction set.
    fn splat(self, byte: u8) -> Self;
    fn equal(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// The lesser byte of each two.
    fn min(self, other: Self) -> Self;
    fn wrapping_sub(self, other: Self) -> Self;
    /// One bit a byte.
    fn bits(parts: [Self; N]) -> u64;
    /// # Safety
    /// As [`Vector::load`].
    unsafe fn prefix_xor(bits: u64) -> u64;

    /// [`Lanes::find_tails`].
    ///
    /// # Safety
    /// As [`Vector::load`].
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    unsafe fn find_tails(tails: &Tails, window: &Window, colons: u64) -> u64 {
        tails.find(window, colons)
    }

    #[inline(always)]
    fn equal_byte(self, byte: u8) -> Self {
        self.equal(self.splat(byte))
    }

    #[inline(always)]
    fn at_most(self, byte: u8) -> Self {
        self.min(self.splat(byte)).equal(self)
    }

    /// The four bytes of whitespace.
    #[inline(always)]
    fn spaces(self) -> Self {
        let blanks = self.equal_byte(b' ').or(self.equal_byte(b'\t'));
        blanks.or(self.equal_byte(b'\n')).or(self.equal_byte(b'\r'))
    }
}

/// Sixty-four bytes in `N` vectors.
#[derive(Clone, Copy)]
pub(super) struct Parts<V, const N: usize>([V; N]);

impl<V: Vector<N>, const N: usize> Parts<V, N> {
    /// Asks each vector.
    #[inline(always)]
    fn ask(self, question: impl Fn(V) -> V) -> u64 {
        // No iterator and no `map`: a function of theirs that is not inlined would pass the
        // registers through memory.
        let mut answers = self.0;
        let mut part = 0;
        while part < N {
            answers[part] = question(answers[part]);
            part += 1;
        }
        V::bits(answers)
    }
}

impl<V: Vector<N>, const N: usize> Lanes for Parts<V, N> {
    #[inline(always)]
    unsafe fn load(block: &[u8; STEP]) -> Self {
        // SAFETY: the caller vouches for the processor.
        Self(unsafe { V::load(block) })
    }

    #[inline(always)]
    fn equal(self, byte: u8) -> u64 {
        self.ask(|part| part.equal_byte(byte))
    }

    #[inline(always)]
    fn equal_folded(self, byte: u8) -> u64 {
        self.ask(|part| part.or(part.splat(0x20)).equal_byte(byte))
    }

    #[inline(always)]
    fn bit_5(self) -> u64 {
        self.ask(|part| part.or(part.splat(0x20)).equal(part))
    }

    #[inline(always)]
    fn controls(self) -> u64 {
        self.ask(|part| part.at_most(0x1f))
    }

    #[inline(always)]
    fn spaces(self) -> u64 {
        self.ask(V::spaces)
    }

    #[inline(always)]
    fn digits(self) -> u64 {
        self.ask(|part| part.wrapping_sub(part.splat(b'0')).at_most(9))
    }

    #[inline(always)]
    fn string_ends(self) -> u64 {
        self.ask(|part| part.equal_byte(b'"').or(part.equal_byte(b'\\')).or(part.at_most(0x1f)))
    }

    #[inline(always)]
    unsafe fn prefix_xor(bits: u64) -> u64 {
        // SAFETY: the caller vouches for the processor.
        unsafe { V::prefix_xor(bits) }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    unsafe fn find_tails(tails: &Tails, window: &Window, colons: u64) -> u64 {
        // SAFETY: the caller vouches for the processor.
        unsafe { V::find_tails(tails, window, colons) }
    }
}

/// [`Lanes::prefix_xor`] where there is no instruction for it: each step doubles the distance.
#[inline(always)]
pub(super) fn prefix_xor_by_shifts(mut bits: u64) -> u64 {
    bits ^= bits << 1;
    bits ^= bits << 2;
    bits ^= bits << 4;
    bits ^= bits << 8;
    bits ^= bits << 16;
    bits ^ bits << 32
}
