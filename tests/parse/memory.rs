//! Memory: a small multiple of the input whatever the input is, and none where a value is reused.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use fastjson::{Error, FromJson, Skip};

use crate::any::{Any, Structural};

/// The system's allocator, with a count for each thread, so that tests may run side by side.
struct Counting;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    /// Calls that gave memory or changed its size.
    pub(crate) calls: usize,
    /// Bytes in use, less those that were at the start.
    now: isize,
    /// The most bytes that were in use.
    pub(crate) peak: isize,
}

thread_local! {
    static COUNT: Cell<Count> = const { Cell::new(Count { calls: 0, now: 0, peak: 0 }) };
}

fn count(calls: usize, bytes: isize) {
    // The allocator is called while threads end, too, when there is no count any more.
    let _ = COUNT.try_with(|count| {
        let Count { calls: before, now, peak } = count.get();
        let now = now + bytes;
        count.set(Count { calls: before + calls, now, peak: peak.max(now) });
    });
}

// SAFETY: every call goes to the system's allocator as it came, and what that returns goes back.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(1, layout.size() as isize);
        // SAFETY: the caller keeps the contract of this method, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(0, -(layout.size() as isize));
        // SAFETY: as above; `memory` came from the system's allocator by way of this one.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // As if the old and the new block were there side by side while the bytes move.
        count(1, size as isize);
        count(0, -(layout.size() as isize));
        // SAFETY: as above; `memory` came from the system's allocator by way of this one.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What `work` takes of memory, and its result.
pub(crate) fn counted<T>(work: impl FnOnce() -> T) -> (Count, T) {
    COUNT.set(Count::default());
    let result = work();
    (COUNT.get(), result)
}

/// Checks that reading a text takes at most `factor` bytes for each of its own, and some.
fn bounded<'de, T: FromJson<'de>>(text: &'de str, factor: usize) -> Result<T, Error> {
    let (Count { peak, .. }, result) = counted(|| fastjson::from_str(text));
    let most = factor * text.len() + 16 * 1024;
    let start = &text[..text.len().min(20)];
    assert!(peak <= most as isize, "{start}: {peak} bytes for {}", text.len());
    result
}

const LARGE: usize = 100_000;

#[test]
fn memory_is_a_multiple_of_the_input() {
    // An element of the vector for each two bytes, and room for as many while it grows.
    bounded::<Vec<u8>>(&format!("[1{}]", ",1".repeat(LARGE)), 3).unwrap();
    bounded::<Vec<u64>>(&format!("[1{}]", ",1".repeat(LARGE)), 24).unwrap();
    bounded::<Vec<String>>(&format!("[\"\"{}]", ",\"\"".repeat(LARGE)), 30).unwrap();
    bounded::<Vec<Any>>(&format!("[[]{}]", ",[]".repeat(LARGE)), 40).unwrap();
    bounded::<Any>(&format!("[{}1]", "{\"a\":[]},".repeat(LARGE)), 40).unwrap();
    // Escapes are longer than what they stand for.
    bounded::<String>(&format!("\"{}\"", "\\n".repeat(LARGE)), 1).unwrap();
    bounded::<String>(&format!("\"{}\"", "\\ud83d\\ude00".repeat(LARGE)), 1).unwrap();
    bounded::<String>(&format!("\"{}\"", "a".repeat(LARGE)), 1).unwrap();
    // A string that does not end, and one that goes wrong at its end.
    bounded::<String>(&format!("\"\\n{}", "a".repeat(LARGE)), 1).unwrap_err();
    bounded::<Vec<String>>(&"[\"\\n".repeat(LARGE), 1).unwrap_err();
    bounded::<&str>(&format!("\"\\n{}\"", "a".repeat(LARGE)), 1).unwrap_err();
}

#[test]
fn numbers_of_any_length_take_no_memory() {
    for text in [
        "9".repeat(LARGE),
        format!("0.{}", "123".repeat(LARGE)),
        format!("1e{}", "0".repeat(LARGE)),
    ] {
        let (Count { calls, .. }, result) = counted(|| fastjson::from_str::<Skip>(&text));
        assert!(result.is_ok() && calls == 0, "{calls}");
        drop(bounded::<f64>(&text, 0));
        drop(bounded::<u64>(&text, 0));
    }
}

#[test]
fn skipping_takes_one_bit_a_level() {
    let flat = format!("[{}1]", "[{\"a\":\"\\u0041\"},null,1.5e3],".repeat(LARGE / 10));
    let (Count { calls, .. }, result) = counted(|| fastjson::from_str::<Skip>(&flat));
    assert!(result.is_ok() && calls == 0, "{calls}");
    let deep = format!("{}{}", "[".repeat(LARGE), "]".repeat(LARGE));
    let (Count { peak, .. }, result) = counted(|| fastjson::from_str::<Skip>(&deep));
    // Bits by the word, doubled while the words move.
    assert!(result.is_ok() && peak as usize <= LARGE / 2, "{peak}");
    let (Count { calls, .. }, result) = counted(|| fastjson::from_str::<Structural>(&deep));
    assert!(result.is_ok() && calls == 0, "{calls}");
}

#[test]
fn errors_take_little_memory() {
    let name = "n".repeat(LARGE);
    for text in [
        "[".repeat(LARGE),
        "{\"a\":".repeat(LARGE),
        format!("{{\"{name}\":x}}"),
        format!("{{\"{name}\":{{\"{name}\":{{\"{name}\":x"),
        format!("[{}x]", "1,".repeat(LARGE)),
    ] {
        // Long names are unescaped to be shown; nothing else grows with the text.
        let error = bounded::<Skip>(&text, 2).unwrap_err();
        assert!(error.path().len() < 700 && error.to_string().len() < 1000);
        let error = bounded::<Any>(&text, 45).unwrap_err();
        assert!(error.path().len() < 700 && error.to_string().len() < 1000);
    }
}

#[test]
fn a_value_that_is_read_again_keeps_its_memory() {
    let first = format!("[{}\"z\"]", "\"a longer text\", \"with an \\n escape\", ".repeat(50));
    let second = first.replace("longer", "other ").replace("an", "no");
    let mut texts: Vec<String> = fastjson::from_str(&first).unwrap();
    let expected: Vec<String> = fastjson::from_str(&second).unwrap();
    fastjson::from_str_into(&mut texts, &first).unwrap();
    let (Count { calls, .. }, result) = counted(|| fastjson::from_str_into(&mut texts, &second));
    result.unwrap();
    assert_eq!((calls, &texts), (0, &expected));
    let shorter = "[\"a\",\"b\"]";
    let (Count { calls, .. }, result) = counted(|| fastjson::from_str_into(&mut texts, shorter));
    result.unwrap();
    assert_eq!((calls, texts), (0, vec![String::from("a"), String::from("b")]));
}

#[test]
fn a_warm_buffer_is_printed_to_without_memory() {
    let value = vec![vec![1.5, 1e300]; 100];
    let mut bytes = fastjson::to_vec(&value);
    let expected = bytes.clone();
    bytes.clear();
    let (Count { calls, .. }, ()) = counted(|| fastjson::to_vec_into(&mut bytes, &value));
    assert_eq!((calls, bytes), (0, expected));
}
