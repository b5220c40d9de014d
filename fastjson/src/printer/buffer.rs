//! The bytes that have been printed. The only part of the printer that may write without a
//! check or call bytes text, so that everything above it need not.

use alloc::string::String;
use alloc::vec::Vec;
use core::mem::MaybeUninit;

use crate::kernels;
use crate::number::Digits;

/// Where a full buffer goes. What goes wrong is kept by the sink.
pub(crate) trait Sink {
    /// Takes all of `bytes`.
    fn write(&mut self, bytes: &[u8]);
}

/// Text that grows, or is emptied into a sink when it is full.
pub(crate) struct Buffer<'s> {
    /// UTF-8, except for the bytes of the caller's that it may begin with: every method that
    /// adds takes `&str`.
    bytes: Vec<u8>,
    /// Whether `bytes` began with bytes of the caller's, which may be anything.
    foreign: bool,
    sink: Option<&'s mut dyn Sink>,
}

impl<'s> Buffer<'s> {
    /// An empty buffer.
    pub(crate) fn new() -> Self {
        Self { bytes: Vec::new(), foreign: false, sink: None }
    }

    /// A buffer that writes over a text.
    pub(crate) fn over(mut text: String) -> Self {
        text.clear();
        Self { bytes: text.into_bytes(), foreign: false, sink: None }
    }

    /// A buffer that adds to what `bytes` holds already.
    pub(crate) fn behind(bytes: Vec<u8>) -> Self {
        Self { bytes, foreign: true, sink: None }
    }

    /// A buffer of `capacity` bytes that is emptied into `sink`.
    pub(crate) fn with_sink(capacity: usize, sink: &'s mut dyn Sink) -> Self {
        Self { bytes: Vec::with_capacity(capacity), foreign: false, sink: Some(sink) }
    }

    pub(crate) fn into_vec(self) -> Vec<u8> {
        self.bytes
    }

    pub(crate) fn into_string(self) -> String {
        if self.foreign {
            return String::from_utf8_lossy(&self.bytes).into_owned();
        }
        // SAFETY: the buffer began empty, and all that was added since is UTF-8: whole texts,
        // some of whose ASCII bytes are replaced by ASCII text.
        unsafe { String::from_utf8_unchecked(self.bytes) }
    }

    /// Empties the buffer into its sink.
    pub(crate) fn flush(&mut self) {
        if let Some(sink) = &mut self.sink {
            sink.write(&self.bytes);
            self.bytes.clear();
        }
    }

    /// Whether there is room for `len` more bytes.
    #[inline(always)]
    pub(crate) fn has_room(&self, len: usize) -> bool {
        self.bytes.capacity() - self.bytes.len() >= len
    }

    /// Makes room for `len` more bytes where there is none.
    #[inline(always)]
    fn reserve(&mut self, len: usize) {
        if !self.has_room(len) {
            self.make_room(len);
        }
    }

    /// Makes room for `len` more bytes.
    #[cold]
    #[inline(never)]
    pub(crate) fn make_room(&mut self, len: usize) {
        self.flush();
        self.bytes.reserve(len);
    }

    /// Adds text as it is.
    #[inline(always)]
    pub(crate) fn push(&mut self, text: &str) {
        self.reserve(text.len());
        let target = self.bytes.spare_capacity_mut().as_mut_ptr().cast::<u8>();
        // SAFETY: `text` is readable for its length; the first line has made as much room at
        // `target`; a shared text cannot overlap a buffer that is borrowed mutably.
        unsafe { target.copy_from_nonoverlapping(text.as_ptr(), text.len()) };
        // SAFETY: the line above has written that many bytes behind the others.
        unsafe { self.grow(text.len()) };
    }

    /// Adds text that is mostly 16 to 32 bytes long, as floats are.
    #[inline(always)]
    pub(crate) fn push_short(&mut self, text: &str) {
        if text.len() > Tail::SHORT {
            return self.push(text);
        }
        self.push_bounded(Tail::SHORT, |tail| tail.push_short(text));
    }

    /// Adds what `write` writes, at most `most` bytes: the end of the text is kept in a register
    /// meanwhile, where each of the other methods waits for what the last one has stored.
    #[inline(always)]
    pub(crate) fn push_bounded(&mut self, most: usize, write: impl FnOnce(&mut Tail<'_>)) {
        self.reserve(most);
        let mut tail = Tail { room: self.bytes.spare_capacity_mut(), len: 0 };
        write(&mut tail);
        let len = tail.len;
        // SAFETY: a tail's first `len` bytes are initialised, and begin behind the text.
        unsafe { self.grow(len) };
    }

    /// Adds `name` and behind it what `write` writes, at most `most` bytes, if there is room; else
    /// leaves all as it is and returns `false`.
    ///
    /// It calls nothing, so that the common case saves no registers.
    #[inline(always)]
    pub(crate) fn try_push_named(
        &mut self,
        name: &'static str,
        most: usize,
        write: impl FnOnce(&mut Tail<'_>),
    ) -> bool {
        if !self.has_room(name.len() + most) {
            return false;
        }
        let mut tail = Tail { room: self.bytes.spare_capacity_mut(), len: 0 };
        tail.push(name);
        write(&mut tail);
        let len = tail.len;
        // SAFETY: a tail's first `len` bytes are initialised, and begin behind the text.
        unsafe { self.grow(len) };
        true
    }

    /// Adds text in quotes if there is room and nothing in it needs an escape; else leaves all
    /// as it is and returns `false`.
    ///
    /// It calls nothing, so that the common case saves no registers.
    #[inline(always)]
    pub(crate) fn try_push_quoted(&mut self, text: &str) -> bool {
        if !self.has_room(text.len() + 2) {
            return false;
        }
        let target = self.bytes.spare_capacity_mut().as_mut_ptr();
        // SAFETY: the first line has found room for two bytes more than the text.
        unsafe { target.write(MaybeUninit::new(b'"')) };
        // SAFETY: as above.
        let start = unsafe { target.add(1) };
        // SAFETY: as above; the room is borrowed mutably with `self`, and nothing else points to
        // it while `room` is used.
        let room = unsafe { core::slice::from_raw_parts_mut(start, text.len()) };
        if !kernels::copy_short_plain(text.as_bytes(), room) {
            return false;
        }
        // SAFETY: as above.
        let end = unsafe { start.add(text.len()) };
        // SAFETY: as above.
        unsafe { end.write(MaybeUninit::new(b'"')) };
        // SAFETY: the quote, the text and the other quote have been written one behind the other.
        unsafe { self.grow(text.len() + 2) };
        true
    }

    /// Adds text in quotes, with escapes where a JSON string needs them.
    pub(crate) fn push_escaped(&mut self, text: &str) {
        self.reserve(text.len() + kernels::ROOM + 2);
        self.push("\"");
        let mut rest = text.as_bytes();
        while !rest.is_empty() {
            self.reserve(kernels::ROOM);
            let spare = self.bytes.spare_capacity_mut();
            let (consumed, written) = kernels::escape(rest, spare);
            // SAFETY: `escape` counts only bytes that it has written, from the start of the room.
            unsafe { self.grow(written) };
            rest = &rest[consumed..];
        }
        self.push("\"");
    }

    /// Adds a short text, by one copy of a length that the compiler knows, if there is room and it
    /// is not empty; else leaves all as it is and returns `false`.
    ///
    /// It calls nothing, so that the common case saves no registers.
    #[inline(always)]
    pub(crate) fn try_push_padded(&mut self, text: &Padded) -> bool {
        if text.len == 0 || !self.has_room(Padded::LEN) {
            return false;
        }
        let target = self.bytes.spare_capacity_mut().as_mut_ptr().cast::<[u8; Padded::LEN]>();
        // SAFETY: the first line has found room for as many bytes at `target`; an array of bytes
        // needs no alignment.
        unsafe { target.write(text.bytes) };
        // SAFETY: the line above has written all those bytes to the start of the room, and `len`
        // counts some of them: the invariant of `Padded`.
        unsafe { self.grow(usize::from(text.len)) };
        true
    }

    /// Adds the lowest `len` bytes of a word, at most eight, the lowest first, which are taken for
    /// ASCII.
    #[inline(always)]
    pub(crate) fn push_short_ascii(&mut self, word: u64, len: usize) {
        self.push_masked((word & MASK as u64).to_le_bytes(), len);
    }

    /// The same for at most sixteen digits.
    #[inline(always)]
    pub(crate) fn push_long_ascii(&mut self, digits: Digits<u128>) {
        self.push_masked((digits.word & MASK).to_le_bytes(), digits.len);
    }

    /// Adds two runs of at most eight digits, as [`push_short_ascii`](Buffer::push_short_ascii).
    #[inline(always)]
    pub(crate) fn push_two_ascii(&mut self, first: Digits, second: Digits) {
        let (first_len, second_len) = (first.len.min(8), second.len.min(8));
        self.reserve(16);
        let target = self.bytes.spare_capacity_mut().as_mut_ptr().cast::<[u8; 8]>();
        // SAFETY: the line before has made room for 16 bytes at `target`; an array of bytes needs
        // no alignment.
        unsafe { target.write((first.word & MASK as u64).to_le_bytes()) };
        // SAFETY: `first_len` is at most 8, which stays in that room.
        let target = unsafe { target.byte_add(first_len) };
        // SAFETY: at least 8 of the 16 bytes are left behind `first_len`.
        unsafe { target.write((second.word & MASK as u64).to_le_bytes()) };
        // SAFETY: the two writes have filled the room up to `first_len + 8` without a gap.
        unsafe { self.grow(first_len + second_len) };
    }

    /// Adds the first `len` of bytes, which [`MASK`] has made ASCII.
    #[inline(always)]
    fn push_masked<const N: usize>(&mut self, bytes: [u8; N], len: usize) {
        self.reserve(N);
        // Through `MaybeUninit` the bytes of a word would be stored one by one.
        let target = self.bytes.spare_capacity_mut().as_mut_ptr().cast::<[u8; N]>();
        // SAFETY: the first line has made room for `N` bytes at `target`; an array of bytes needs
        // no alignment.
        unsafe { target.write(bytes) };
        // SAFETY: the line above has written `N` bytes to the start of the room.
        unsafe { self.grow(len.min(N)) };
    }

    /// Counts bytes that were written to the room behind the bytes.
    ///
    /// # Safety
    /// At least `len` bytes from the start of the vector's spare capacity are initialised.
    #[inline(always)]
    unsafe fn grow(&mut self, len: usize) {
        let end = self.bytes.len() + len;
        // SAFETY: the caller vouches for the bytes, which also shows that the capacity is there.
        unsafe { self.bytes.set_len(end) };
    }
}

/// Bytes that are added behind the others, with room for a number of them.
///
/// All that is added is text: ASCII, or whole texts.
pub(crate) struct Tail<'b> {
    room: &'b mut [MaybeUninit<u8>],
    /// The first `len` bytes of the room are initialised: each method that changes it says why.
    len: usize,
}

impl Tail<'_> {
    /// The longest text for [`push_short`](Tail::push_short).
    const SHORT: usize = 32;

    /// Adds at most eight digits.
    ///
    /// # Panics
    /// If there is no room for eight bytes.
    #[inline(always)]
    pub(crate) fn push_digits(&mut self, digits: Digits) {
        self.push_masked((digits.word & MASK as u64).to_le_bytes(), digits.len);
    }

    /// Adds at most sixteen digits.
    ///
    /// # Panics
    /// If there is no room for sixteen bytes.
    #[inline(always)]
    pub(crate) fn push_long_digits(&mut self, digits: Digits<u128>) {
        self.push_masked((digits.word & MASK).to_le_bytes(), digits.len);
    }

    /// Adds the first `len` of bytes, which [`MASK`] has made ASCII.
    #[inline(always)]
    fn push_masked<const N: usize>(&mut self, bytes: [u8; N], len: usize) {
        let room = &mut self.room[self.len..][..N];
        // Through `MaybeUninit` the bytes of a word would be stored one by one.
        let target = room.as_mut_ptr().cast::<[u8; N]>();
        // SAFETY: `room` has `N` bytes; an array of bytes needs no alignment.
        unsafe { target.write(bytes) };
        // The line above has written `N` bytes behind the others.
        self.len += len.min(N);
    }

    /// Adds text.
    ///
    /// # Panics
    /// If there is no room for it.
    #[inline(always)]
    fn push(&mut self, text: &str) {
        self.room[self.len..][..text.len()].write_copy_of_slice(text.as_bytes());
        // The line above has written the text behind the others.
        self.len += text.len();
    }

    /// Adds the first `len` bytes of a word of ASCII.
    ///
    /// # Panics
    /// If there is no room for the word.
    #[inline(always)]
    pub(crate) fn push_word<const N: usize>(&mut self, word: [u8; N], len: usize) {
        self.push_masked(word.map(|byte| byte & MASK as u8), len);
    }

    /// Adds an ASCII byte, or nothing: without a branch, for signs are often random.
    ///
    /// # Panics
    /// If there is no room for it.
    #[inline(always)]
    pub(crate) fn push_byte_if(&mut self, byte: u8, is_there: bool) {
        self.room[self.len] = MaybeUninit::new(byte & MASK as u8);
        // The line above has written one byte behind the others.
        self.len += usize::from(is_there);
    }

    /// Adds text of at most [`SHORT`](Tail::SHORT) bytes, by two halves that overlap: a copy of
    /// unknown length would be a call.
    ///
    /// # Panics
    /// If there is no room for it.
    #[inline(always)]
    pub(crate) fn push_short(&mut self, text: &str) {
        let bytes = text.as_bytes();
        let room = &mut self.room[self.len..][..bytes.len()];
        let copied = bytes.len() <= Self::SHORT
            && (copy_halves::<16>(bytes, room)
                || copy_halves::<8>(bytes, room)
                || copy_halves::<4>(bytes, room));
        if !copied {
            for (to, from) in room.iter_mut().zip(bytes) {
                to.write(*from);
            }
        }
        // Each byte of the text has been written behind the others: by halves that are together at
        // least as long, or one by one.
        self.len += bytes.len();
    }
}

/// Copies the first `N` and the last `N` bytes, if there are as many; all of them if there are at
/// most twice as many.
#[inline(always)]
fn copy_halves<const N: usize>(bytes: &[u8], room: &mut [MaybeUninit<u8>]) -> bool {
    let (Some(head), Some(tail)) = (bytes.first_chunk::<N>(), bytes.last_chunk::<N>()) else {
        return false;
    };
    if let Some(to) = room.first_chunk_mut() {
        *to = head.map(MaybeUninit::new);
    }
    if let Some(to) = room.last_chunk_mut() {
        *to = tail.map(MaybeUninit::new);
    }
    true
}

/// A text of at most 32 bytes, with zeros behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Padded {
    /// The first `len` bytes, at most all, are a whole text: there is no way to make or change one
    /// but `new`.
    bytes: [u8; Self::LEN],
    len: u8,
}

impl Padded {
    /// The empty text.
    pub(crate) const EMPTY: Self = Self { bytes: [0; Self::LEN], len: 0 };

    const LEN: usize = 32;

    /// `None` if the text is too long.
    pub(crate) fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; Self::LEN];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self { bytes, len: u8::try_from(text.len()).ok()? })
    }
}

/// Makes text of bytes whatever they are.
const MASK: u128 = u128::from_le_bytes([0x7f; 16]);

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::{Buffer, Digits, Sink};

    #[derive(Default)]
    struct Pieces(Vec<Vec<u8>>);

    impl Sink for Pieces {
        fn write(&mut self, bytes: &[u8]) {
            self.0.push(Vec::from(bytes));
        }
    }

    fn fill(buffer: &mut Buffer<'_>, text: &str) {
        buffer.push(text);
        buffer.push_short(text);
        buffer.push_escaped(text);
        if !buffer.try_push_quoted(text) {
            buffer.push_escaped(text);
        }
        // More bytes than a word has, and bytes that are not ASCII.
        buffer.push_short_ascii(u64::MAX, 99);
        let digits = Digits { word: u64::MAX, len: 8 };
        buffer.push_two_ascii(Digits { len: 3, ..digits }, digits);
        buffer.push_short_ascii(u64::from(b'7'), 1);
    }

    /// Whatever is added, with whatever room is left, is the same text.
    #[test]
    fn every_way_to_add_text_at_every_size() {
        for text in ["", "a", "abc\"", "seven b", "eight by", "ä\n", "sixteen bytes.. and \\ more"]
        {
            let mut whole = Buffer::new();
            fill(&mut whole, text);
            let whole = whole.into_string();
            let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
            let ascii = "\u{7f}".repeat(8 + 3 + 8);
            let expected = alloc::format!("{text}{text}\"{escaped}\"\"{escaped}\"{ascii}7");
            assert_eq!(whole, expected);
            let mut roomy = Buffer::behind(Vec::with_capacity(99));
            assert_eq!(roomy.try_push_quoted(text), escaped == text);
            for capacity in 0..70 {
                let mut pieces = Pieces::default();
                let mut buffer = Buffer::with_sink(capacity, &mut pieces);
                fill(&mut buffer, text);
                buffer.flush();
                assert_eq!(pieces.0.concat(), whole.as_bytes(), "{capacity}");
            }
        }
    }

    #[test]
    fn bytes_of_the_caller_are_kept_and_never_called_text() {
        let mut buffer = Buffer::behind(Vec::from(b"\xff"));
        buffer.push("a");
        assert_eq!(buffer.into_vec(), b"\xffa");
        let mut buffer = Buffer::behind(Vec::from(b"\xff"));
        buffer.push("a");
        assert_eq!(buffer.into_string(), String::from("\u{fffd}a"));
    }
}
