//! Counts what a contender allocates, in runs of its own that are not timed.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What was asked of the allocator; growth of an allocation counts as one of the new size.
#[derive(Clone, Copy, Default)]
pub(crate) struct Allocations {
    pub(crate) count: u64,
    pub(crate) bytes: u64,
}

/// Runs once and counts.
pub(crate) fn count(run: impl FnOnce()) -> Allocations {
    let before = so_far();
    COUNTS.store(true, Relaxed);
    run();
    COUNTS.store(false, Relaxed);
    let after = so_far();
    Allocations { count: after.count - before.count, bytes: after.bytes - before.bytes }
}

fn so_far() -> Allocations {
    Allocations { count: COUNT.load(Relaxed), bytes: BYTES.load(Relaxed) }
}

/// The system's allocator. While nothing is counted, which is while anything is timed, it
/// costs everyone one predicted branch per call.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;
static COUNTS: AtomicBool = AtomicBool::new(false);
static COUNT: AtomicU64 = AtomicU64::new(0);
static BYTES: AtomicU64 = AtomicU64::new(0);

#[inline]
fn note(size: usize) {
    if COUNTS.load(Relaxed) {
        COUNT.fetch_add(1, Relaxed);
        BYTES.fetch_add(size as u64, Relaxed);
    }
}

#[allow(unsafe_code, reason = "an allocator is an unsafe trait")]
// SAFETY: every method hands its arguments to the system's allocator and its answer back.
unsafe impl GlobalAlloc for Counting {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: the caller keeps the duties of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: the caller keeps the duties of `GlobalAlloc::alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    #[inline]
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the duties of `GlobalAlloc::dealloc`; all blocks are the
        // system's.
        unsafe { System.dealloc(block, layout) }
    }

    #[inline]
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size);
        // SAFETY: the caller keeps the duties of `GlobalAlloc::realloc`; all blocks are the
        // system's.
        unsafe { System.realloc(block, layout, size) }
    }
}
