//! Where the kernels for escapes put text: runs of plain text, and the short texts between them.

use core::mem::MaybeUninit;

use super::ends::{Ends, STEP};

/// Bytes of input that a step may look at: two blocks, the second for what begins in the first.
pub(super) const WINDOW: usize = 2 * STEP;
/// What is written may be so much longer than what is counted.
pub(super) const OVERHANG: usize = STEP;

/// Bytes that are filled from the start. The length is apart from whoever owns them, so that it
/// stays in a register.
pub(super) struct Target<'a, const N: usize> {
    bytes: &'a mut [MaybeUninit<u8>; N],
    /// So many bytes are initialised.
    len: usize,
}

impl<'a, const N: usize> Target<'a, N> {
    #[inline(always)]
    pub(super) fn new(bytes: &'a mut [MaybeUninit<u8>; N]) -> Self {
        Self { bytes, len: 0 }
    }

    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Adds at most a block that begins at `start` in a window: copies a whole one, for that takes
    /// no branch on `len`.
    ///
    /// # Panics
    /// If there is less room than a block, in the target or behind `start`.
    #[inline(always)]
    pub(super) fn copy(&mut self, window: &[u8; WINDOW], start: usize, len: usize) {
        let from = window[start..][..STEP].as_ptr().cast::<[u8; STEP]>();
        assert!(self.len + STEP <= N);
        // SAFETY: the assertion leaves a block.
        let to = unsafe { self.bytes.as_mut_ptr().add(self.len) }.cast::<[u8; STEP]>();
        // SAFETY: both have a block; what is lent mutably is apart from what is lent.
        unsafe { to.copy_from_nonoverlapping(from, 1) };
        self.len += len.min(STEP);
    }

    /// Adds at most a block.
    ///
    /// # Safety
    /// The running processor has the instruction set of `E`.
    ///
    /// # Panics
    /// If there is no room for a block.
    #[inline(always)]
    pub(super) unsafe fn copy_part<E: Ends>(&mut self, part: &[u8]) {
        assert!(self.len + STEP <= N);
        // SAFETY: the assertion leaves a block.
        let to = unsafe { self.bytes.as_mut_ptr().add(self.len) }.cast::<[MaybeUninit<u8>; STEP]>();
        // SAFETY: as above; an array of bytes needs no alignment, and what is lent mutably is lent
        // on.
        let to = unsafe { &mut *to };
        // SAFETY: the caller vouches for the processor.
        unsafe { E::copy_part(part, to) };
        self.len += part.len();
    }

    /// Adds the first `len` of some bytes.
    ///
    /// # Panics
    /// If there is no room for all of them.
    #[inline(always)]
    pub(super) fn put<const K: usize>(&mut self, bytes: [u8; K], len: usize) {
        assert!(self.len + K <= N);
        // SAFETY: the assertion leaves `K` bytes.
        let to = unsafe { self.bytes.as_mut_ptr().add(self.len) }.cast::<[u8; K]>();
        // SAFETY: as above, and an array of bytes needs no alignment.
        unsafe { to.write(bytes) };
        self.len += len.min(K);
    }
}

/// The last bytes of the input, and `padding` behind them.
#[inline(never)]
pub(super) fn pad(rest: &[u8], padding: u8) -> [u8; WINDOW] {
    let mut window = [padding; WINDOW];
    window[..rest.len()].copy_from_slice(rest);
    window
}
