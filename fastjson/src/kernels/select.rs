//! Which container kernels run: chosen at the first call by what the processor has.
//!
//! * AVX-512 (BW): one instruction gives a bitmap; 1.2 times the speed of AVX2.
//! * AVX2, with the PCLMULQDQ, POPCNT and BMI that all processors with AVX2 have: three to four
//!   times the speed of SSE2 in structural skipping, 1.5 times in checked.
//! * SSE2 and NEON, which are always there; still ahead of the loops.
//! * Scalar: loops over bytes, on all other processors, and the oracle of the tests.
//!
//! Without the `std` feature a processor cannot be asked, so what the compiler was told counts.

use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicUsize, Ordering};

use super::Open;
use super::ends::{Words, find_first};
use super::escape::escape as escape_by;
use super::scalar;
use super::tails::Tails;
use super::unescape::Scratch;

#[cfg(target_arch = "x86_64")]
use super::{avx2::Avx2, avx512::Avx512, members, sse2::Sse2};
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::{check, container::skip, lanes::Parts};

/// One instruction set and its kernels.
struct Path {
    name: &'static str,
    /// Whether the running processor has the instruction set.
    available: fn() -> bool,
    /// [`super::check_container`]. Only to be called where the path is available.
    check: unsafe fn(&[u8], Open) -> Option<usize>,
    /// [`super::skip_container`]. Only to be called where the path is available.
    skip: unsafe fn(&[u8]) -> Option<usize>,
    /// [`find_string_end`]. Only to be called where the path is available.
    find: unsafe fn(&[u8]) -> usize,
    /// [`escape`]. Only to be called where the path is available.
    escape: Escape,
    /// [`Scratch::fill`]. Only to be called where the path is available.
    unescape: unsafe fn(&str, &mut Scratch) -> usize,
    /// [`super::find_member`], checked and structural. Only to be called where the path is
    /// available.
    members: [Members; 2],
}

/// The text, where in it to start, and the names to stop at.
type Members = unsafe fn(&[u8], usize, &Tails) -> Option<usize>;

/// Finds no name: the lexer then skips member by member.
fn no_member(_: &[u8], _: usize, _: &Tails) -> Option<usize> {
    None
}

/// Ends the value nowhere: the lexer's loop goes on alone.
fn check_nothing(_: &[u8], _: Open) -> Option<usize> {
    None
}

/// How many bytes of text were consumed, and how many were written.
type Escape = unsafe fn(&[u8], &mut [MaybeUninit<u8>]) -> (usize, usize);

/// All paths, the best last; the first is always available.
static PATHS: &[Path] = &[
    Path {
        name: "scalar",
        available: || true,
        check: check_nothing,
        skip: scalar::skip_container,
        find: find_scalar,
        escape: escape_scalar,
        unescape: unescape_scalar,
        members: [no_member, no_member],
    },
    #[cfg(target_arch = "aarch64")]
    Path {
        name: "neon",
        available: || true,
        check: check_neon,
        skip: skip_neon,
        find: find_neon,
        escape: escape_neon,
        unescape: unescape_neon,
        members: [no_member, no_member],
    },
    #[cfg(target_arch = "x86_64")]
    Path {
        name: "sse2",
        available: || true,
        check: check_sse2,
        skip: skip_sse2,
        find: find_sse2,
        escape: escape_sse2,
        unescape: unescape_sse2,
        members: [no_member, members_sse2],
    },
    #[cfg(target_arch = "x86_64")]
    Path {
        name: "avx2",
        available: has_avx2,
        check: check_avx2,
        skip: skip_avx2,
        find: find_avx2,
        escape: escape_avx2,
        unescape: unescape_avx2,
        members: [members_avx2, members_avx2_structural],
    },
    #[cfg(target_arch = "x86_64")]
    Path {
        name: "avx512",
        available: has_avx512,
        check: check_avx512,
        skip: skip_avx512,
        find: find_avx512,
        escape: escape_avx512,
        unescape: unescape_avx512,
        members: [members_avx512, members_avx512_structural],
    },
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

#[inline]
pub(super) fn find_member<const STRUCTURAL: bool>(
    input: &[u8],
    start: usize,
    tails: &Tails,
) -> Option<usize> {
    let [checked, structural] = chosen().members;
    let find = if STRUCTURAL { structural } else { checked };
    // SAFETY: the chosen path is available.
    unsafe { find(input, start, tails) }
}

/// Offset of the first quote, backslash or control character, or the length of `input`.
#[inline(never)]
pub(super) fn find_string_end(input: &[u8]) -> usize {
    // SAFETY: the chosen path is available.
    unsafe { (chosen().find)(input) }
}

/// Escapes text for a JSON string as far as there is room for steps of [`super::ROOM`] bytes;
/// returns how many bytes were consumed and how many were written.
#[inline]
pub(crate) fn escape(source: &[u8], target: &mut [MaybeUninit<u8>]) -> (usize, usize) {
    // SAFETY: the chosen path is available.
    unsafe { (chosen().escape)(source, target) }
}

#[inline]
pub(super) fn unescape(source: &str, scratch: &mut Scratch) -> usize {
    // SAFETY: the chosen path is available.
    unsafe { (chosen().unescape)(source, scratch) }
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
    unsafe { check::check::<Parts<super::neon::Neon, 4>>(input, open) }
}

#[cfg(target_arch = "aarch64")]
fn skip_neon(input: &[u8]) -> Option<usize> {
    // SAFETY: NEON is part of the baseline.
    unsafe { skip::<Parts<super::neon::Neon, 4>>(input) }
}

#[cfg(target_arch = "x86_64")]
fn check_sse2(input: &[u8], open: Open) -> Option<usize> {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { check::check::<Parts<Sse2, 4>>(input, open) }
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
    unsafe { check::check::<Parts<Avx2, 2>>(input, open) }
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
    unsafe { check::check::<Avx512>(input, open) }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,avx512bw,avx512f,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
fn skip_avx512(input: &[u8]) -> Option<usize> {
    // SAFETY: the function itself is compiled for AVX-512BW and what comes with it.
    unsafe { skip::<Avx512>(input) }
}

/// The kernels for strings by an instruction set; for SSE2 `find_sse2` is
/// `find_first::<Parts<Sse2, 4>>`, `escape_sse2` is `escape_by` of the same, and `unescape_sse2`
/// is `Scratch::fill_by` of the same.
macro_rules! strings {
    ($($(#[$attribute:meta])* $find:ident $escape:ident $unescape:ident by $ends:ty;)*) => {$(
        $(#[$attribute])*
        fn $find(input: &[u8]) -> usize {
            // SAFETY: the instruction set is part of the baseline, or the function itself is
            // compiled for it.
            unsafe { find_first::<$ends>(input) }
        }

        $(#[$attribute])*
        fn $escape(source: &[u8], target: &mut [MaybeUninit<u8>]) -> (usize, usize) {
            // SAFETY: as above.
            unsafe { escape_by::<$ends>(source, target) }
        }

        $(#[$attribute])*
        fn $unescape(source: &str, scratch: &mut Scratch) -> usize {
            // SAFETY: as above.
            unsafe { scratch.fill_by::<$ends>(source) }
        }
    )*};
}

strings! {
    find_scalar escape_scalar unescape_scalar by Words;
    #[cfg(target_arch = "aarch64")]
    find_neon escape_neon unescape_neon by Parts<super::neon::Neon, 4>;
    #[cfg(target_arch = "x86_64")]
    find_sse2 escape_sse2 unescape_sse2 by Parts<Sse2, 4>;
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
    find_avx2 escape_avx2 unescape_avx2 by Parts<Avx2, 2>;
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2,avx512bw,avx512f,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
    find_avx512 escape_avx512 unescape_avx512 by Avx512;
}

// Structural only: by SSE2 the checks of a block take longer than its members one by one.
#[cfg(target_arch = "x86_64")]
fn members_sse2(input: &[u8], start: usize, tails: &Tails) -> Option<usize> {
    // SAFETY: SSE2 is part of the x86-64 baseline.
    unsafe { members::find_member::<Parts<Sse2, 4>>(input, start, tails) }
}

/// The kernels for members by an instruction set, checked and structural.
#[cfg(target_arch = "x86_64")]
macro_rules! members {
    ($($(#[$attribute:meta])* $checked:ident $structural:ident by $lanes:ty;)*) => {$(
        $(#[$attribute])*
        fn $checked(input: &[u8], start: usize, tails: &Tails) -> Option<usize> {
            // SAFETY: the function itself is compiled for the instruction set.
            unsafe { check::find_member::<$lanes>(input, start, tails) }
        }

        $(#[$attribute])*
        fn $structural(input: &[u8], start: usize, tails: &Tails) -> Option<usize> {
            // SAFETY: as above.
            unsafe { members::find_member::<$lanes>(input, start, tails) }
        }
    )*};
}

#[cfg(target_arch = "x86_64")]
members! {
    #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
    members_avx2 members_avx2_structural by Parts<Avx2, 2>;
    #[target_feature(enable = "avx2,avx512bw,avx512f,bmi1,bmi2,lzcnt,pclmulqdq,popcnt")]
    members_avx512 members_avx512_structural by Avx512;
}
