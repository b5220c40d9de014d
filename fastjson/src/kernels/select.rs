//! Which container kernels run: chosen at the first call by what the processor has.
//!
//! * AVX-512 (BW): one instruction gives a bitmap; 1.2 times the speed of AVX2.
//! * AVX2, with the PCLMULQDQ, POPCNT and BMI that all processors with AVX2 have: three to four
//!   times the speed of SSE2 in structural skipping, 1.5 times in checked.
//! * SSE2 and NEON, which are always there; still ahead of the loops.
//! * Scalar: loops over bytes, on all other processors, and the oracle of the tests.
//!
//! Without the `std` feature a processor cannot be asked, so what the compiler was told counts.

use core::sync::atomic::{AtomicUsize, Ordering};

use super::Open;
use super::scalar;

#[cfg(target_arch = "x86_64")]
use super::{avx2::Avx2, avx512::Avx512, sse2::Sse2};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::{check::check, container::skip, lanes::Parts};

/// One instruction set and its kernels.
struct Path {
    name: &'static str,
    /// Whether the running processor has the instruction set.
    available: fn() -> bool,
    /// [`super::check_container`]. Only to be called where the path is available.
    check: unsafe fn(&[u8], Open) -> Option<usize>,
    /// [`super::skip_container`]. Only to be called where the path is available.
    skip: unsafe fn(&[u8]) -> Option<usize>,
}

/// Ends the value nowhere: the lexer's loop goes on alone.
fn check_nothing(_: &[u8], _: Open) -> Option<usize> {
    None
}

/// All paths, the best last; the first is always available.
static PATHS: &[Path] = &[
    Path { name: "scalar", available: || true, check: check_nothing, skip: scalar::skip_container },
    #[cfg(target_arch = "aarch64")]
    Path { name: "neon", available: || true, check: check_neon, skip: skip_neon },
    #[cfg(target_arch = "x86_64")]
    Path { name: "sse2", available: || true, check: check_sse2, skip: skip_sse2 },
    #[cfg(target_arch = "x86_64")]
    Path { name: "avx2", available: has_avx2, check: check_avx2, skip: skip_avx2 },
    #[cfg(target_arch = "x86_64")]
    Path { name: "avx512", available: has_avx512, check: check_avx512, skip: skip_avx512 },
];

/// The place of the chosen path in [`PATHS`], or what is no place before the first choice. Only
/// [`choose`] and [`force`] write it, and only places of paths that are available.
static CHOSEN: AtomicUsize = AtomicUsize::new(usize::MAX);

#[inline(always)]
fn chosen() -> &'static Path {
    PATHS.get(CHOSEN.load(Ordering::Relaxed)).unwrap_or_else(|| choose())
}

#[cold]
fn choose() -> &'static Path {
    let best = PATHS.iter().rposition(|path| (path.available)()).unwrap_or(0);
    CHOSEN.store(best, Ordering::Relaxed);
    &PATHS[best]
}

#[inline]
pub(super) fn check_container(input: &[u8], open: Open) -> Option<usize> {
    // SAFETY: the chosen path is available.
    unsafe { (chosen().check)(input, open) }
}

#[inline]
pub(super) fn skip_container(input: &[u8]) -> Option<usize> {
    // SAFETY: the chosen path is available.
    unsafe { (chosen().skip)(input) }
}

/// The names of the paths that are compiled in, for [`force`].
pub fn paths() -> impl Iterator<Item = &'static str> {
    PATHS.iter().map(|path| path.name)
}

/// Makes all threads use a path from now on; `false` if this processor has not got it. All
/// paths have the same results.
pub fn force(name: &str) -> bool {
    let place = PATHS.iter().position(|path| path.name == name && (path.available)());
    if let Some(place) = place {
        CHOSEN.store(place, Ordering::Relaxed);
    }
    place.is_some()
}

/// Whether the processor has all of the named features.
#[cfg(target_arch = "x86_64")]
macro_rules! has {
    ($($feature:tt),*) => {{
        #[cfg(feature = "std")]
        { $(std::arch::is_x86_feature_detected!($feature))&&* }
        #[cfg(not(feature = "std"))]
        { $(cfg!(target_feature = $feature))&&* }
    }};
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    has!("avx2", "bmi1", "bmi2", "lzcnt", "pclmulqdq", "popcnt")
}

#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    has_avx2() && has!("avx512f", "avx512bw")
}

#[cfg(target_arch = "aarch64")]
fn check_neon(input: &[u8], open: Open) -> Option<usize> {
    // SAFETY: NEON is part of the baseline.
    unsafe { check::<Parts<super::neon::Neon, 4>>(input, open) }
}

#[cfg(target_arch = "aarch64")]
fn skip_neon(input: &[u8]) -> Option<usize> {
    // SAFETY: NEON is part of the baseline.
    unsafe { skip::<Parts<super::neon::Neon, 4>>(input) }
}

#[cfg(target_arch = "x86_64")]
fn check_sse2(input: &[u8], open: Open) -> Option<usize> {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { check::<Parts<Sse2, 4>>(input, open) }
}

#[cfg(target_arch = "x86_64")]
fn skip_sse2(input: &[u8]) -> Option<usize> {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { skip::<Parts<Sse2, 4>>(input) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
fn check_avx2(input: &[u8], open: Open) -> Option<usize> {
    // SAFETY: the function itself is compiled for AVX2 and what comes with it.
    unsafe { check::<Parts<Avx2, 2>>(input, open) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
fn skip_avx2(input: &[u8]) -> Option<usize> {
    // SAFETY: the function itself is compiled for AVX2 and what comes with it.
    unsafe { skip::<Parts<Avx2, 2>>(input) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,avx512bw,avx512f,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
fn check_avx512(input: &[u8], open: Open) -> Option<usize> {
    // SAFETY: the function itself is compiled for AVX-512BW and what comes with it.
    unsafe { check::<Avx512>(input, open) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,avx512bw,avx512f,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
fn skip_avx512(input: &[u8]) -> Option<usize> {
    // SAFETY: the function itself is compiled for AVX-512BW and what comes with it.
    unsafe { skip::<Avx512>(input) }
}
