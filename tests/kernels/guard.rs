//! Memory that ends at a page which cannot be read: a read past the end is a crash.

use std::ptr;

/// A readable page with an unreadable one behind it.
pub(crate) struct Guard {
    start: *mut u8,
    page: usize,
}

impl Guard {
    pub(crate) fn new() -> Self {
        // SAFETY: the call has no duties.
        let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).unwrap();
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping at no fixed place touches no memory that is in use.
        let start = unsafe {
            libc::mmap(ptr::null_mut(), 2 * page, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0)
        };
        assert_ne!(start, libc::MAP_FAILED);
        // SAFETY: the mapping has two pages.
        let second = unsafe { start.cast::<u8>().add(page) };
        // SAFETY: the second page is ours, and nothing refers to it.
        assert_eq!(unsafe { libc::mprotect(second.cast(), page, libc::PROT_NONE) }, 0);
        Self { start: start.cast(), page }
    }

    /// The bytes, copied to where the readable page ends.
    pub(crate) fn place(&mut self, bytes: &[u8]) -> &mut [u8] {
        assert!(bytes.len() <= self.page);
        // SAFETY: the length is at most a page, as asserted.
        let target = unsafe { self.start.add(self.page - bytes.len()) };
        // SAFETY: the target is in the readable page up to its end, and `bytes` is elsewhere, for
        // what was lent of the page before is returned.
        unsafe { ptr::copy_nonoverlapping(bytes.as_ptr(), target, bytes.len()) };
        // SAFETY: the bytes are initialised, and lent as long as `self` is.
        unsafe { std::slice::from_raw_parts_mut(target, bytes.len()) }
    }

    /// [`Guard::place`] for text.
    pub(crate) fn place_text(&mut self, text: &str) -> &str {
        std::str::from_utf8(self.place(text.as_bytes())).unwrap()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // SAFETY: the mapping was made in `new`, and what was lent of it is returned.
        unsafe { libc::munmap(self.start.cast(), 2 * self.page) };
    }
}
