//! Printing to a writer: the same bytes, in pieces, until the writer fails.

use std::io::{self, ErrorKind, Write};

use fastjson::{Printer, ToJson};

use crate::any::Any;
use crate::memory::{Count, counted};
use crate::random::Random;

/// Takes bytes up to a limit, at most `step` at a time, and then fails.
struct Failing {
    bytes: Vec<u8>,
    limit: usize,
    step: usize,
    /// Calls after the first error.
    calls_after: usize,
    failed: bool,
}

impl Failing {
    fn new(limit: usize, step: usize) -> Self {
        Self { bytes: Vec::new(), limit, step, calls_after: 0, failed: false }
    }
}

impl Write for Failing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.calls_after += usize::from(self.failed);
        if self.bytes.len() == self.limit {
            self.failed = true;
            return Err(io::Error::new(ErrorKind::StorageFull, "no room"));
        }
        let len = bytes.len().min(self.step).min(self.limit - self.bytes.len());
        self.bytes.extend_from_slice(&bytes[..len]);
        Ok(len)
    }

    fn flush(&mut self) -> io::Result<()> {
        panic!("the writer is the caller's to flush")
    }
}

/// Records the sizes of the pieces.
#[derive(Default)]
struct Sizes {
    total: usize,
    greatest: usize,
    calls: usize,
}

impl Write for Sizes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.total += bytes.len();
        self.greatest = self.greatest.max(bytes.len());
        self.calls += 1;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Prints the same value over and over, so that the value itself takes no memory.
struct Many<T>(usize, T);

impl<T: ToJson> ToJson for Many<T> {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.array((0..self.0).map(|_| &self.1));
    }
}

#[test]
fn writes_what_is_printed() {
    let mut random = Random::new(4);
    for _ in 0..500 {
        let Ok(value) = fastjson::from_str::<Any>(&random.document(5)) else {
            continue;
        };
        let mut bytes = Vec::new();
        fastjson::to_writer(&mut bytes, &value).unwrap();
        assert_eq!(bytes, fastjson::to_vec(&value));
    }
    let text = String::from("plain, \"escaped\", ä\n").repeat(3_000);
    let mut bytes = Vec::new();
    fastjson::to_writer(&mut bytes, &Many(20, text.clone())).unwrap();
    assert_eq!(bytes, fastjson::to_vec(&Many(20, text)));
}

#[test]
fn every_length_around_the_size_of_the_buffer() {
    for len in (16_376..16_390).chain([0, 1, 32_768]) {
        for (text, width) in [("x", 1), ("\n", 2), ("\u{1}", 6)] {
            let text = text.repeat(len);
            let mut bytes = Vec::new();
            fastjson::to_writer(&mut bytes, &text).unwrap();
            assert_eq!(bytes.len(), len * width + 2);
            assert_eq!(bytes, fastjson::to_vec(&text));
        }
        let mut bytes = Vec::new();
        fastjson::to_writer(&mut bytes, &Many(len, 7_u8)).unwrap();
        assert_eq!(bytes, fastjson::to_vec(&Many(len, 7_u8)));
    }
}

#[test]
fn a_writer_that_fails_at_any_byte_is_left_alone() {
    let value = Many(60, "text with \"quotes\" and more of it ".repeat(30));
    let whole = fastjson::to_vec(&value);
    assert!(whole.len() > 3 * 16 * 1024);
    for limit in (0..whole.len()).step_by(997).chain([1, 16_383, 16_384, 16_385, whole.len() - 1]) {
        let mut writer = Failing::new(limit, usize::MAX);
        let error = fastjson::to_writer(&mut writer, &value).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::StorageFull);
        assert_eq!(error.to_string(), "no room");
        assert_eq!(writer.bytes, whole[..limit]);
        assert_eq!(writer.calls_after, 0, "written to after its error");
    }
    let mut writer = Failing::new(whole.len(), usize::MAX);
    fastjson::to_writer(&mut writer, &value).unwrap();
    assert_eq!(writer.bytes, whole);
}

#[test]
fn short_writes_are_gone_on_with() {
    let value = Many(2_000, String::from("short \n"));
    let whole = fastjson::to_vec(&value);
    for step in [1, 2, 3, 7, 1_000, 16_384] {
        let mut writer = Failing::new(usize::MAX, step);
        fastjson::to_writer(&mut writer, &value).unwrap();
        assert_eq!(writer.bytes, whole);
    }
}

/// Is interrupted at every other call.
struct Interrupted(Vec<u8>, bool);

impl Write for Interrupted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.1 = !self.1;
        if self.1 {
            return Err(ErrorKind::Interrupted.into());
        }
        self.0.write(&bytes[..bytes.len().min(5)])
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn interruptions_and_writers_that_take_nothing() {
    let mut writer = Interrupted(Vec::new(), false);
    fastjson::to_writer(&mut writer, &vec![1, 2, 3]).unwrap();
    assert_eq!(writer.0, b"[1,2,3]");
    let error = fastjson::to_writer(&mut [0; 3][..], &vec![1, 2, 3]).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::WriteZero);
}

#[test]
fn memory_does_not_grow_with_the_text() {
    let mut sizes = Sizes::default();
    let value = Many(1_000_000, 12_345_678_u64);
    let (Count { peak, .. }, result) = counted(|| fastjson::to_writer(&mut sizes, &value));
    result.unwrap();
    assert_eq!(sizes.total, 9_000_001);
    assert!(peak <= 20 * 1024, "{peak}");
    assert!(
        sizes.greatest <= 16 * 1024 && sizes.calls <= 600,
        "{} {}",
        sizes.greatest,
        sizes.calls
    );
}

#[test]
fn one_long_text_is_written_in_few_pieces() {
    for text in ["x", "\u{1}", "\"", "ä\n"] {
        let text = text.repeat(500_000 / text.len());
        let mut sizes = Sizes::default();
        let (Count { peak, .. }, result) = counted(|| fastjson::to_writer(&mut sizes, &text));
        result.unwrap();
        assert_eq!(sizes.total, fastjson::to_vec(&text).len());
        assert!(peak <= 1_500_000, "{peak}");
        assert!(sizes.calls <= 250, "{}", sizes.calls);
    }
}
