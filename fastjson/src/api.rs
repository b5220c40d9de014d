//! The functions that most users call: text to value and value to text.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{Error, ErrorKind, FromJson, Parser, Printer, Skip, ToJson, kernels};

/// Parses a value from JSON text; only whitespace may follow it.
///
/// Types that borrow (`&str`, `Cow<str>`) borrow from the text. Never panics, unless an
/// implementation of the caller's does.
///
/// # Errors
/// Text that is not JSON ([`is_syntax`](Error::is_syntax), [`is_eof`](Error::is_eof)) or does not
/// fit the type ([`is_data`](Error::is_data)), with offset, line, column and path.
///
/// # Complexity
/// Linear in the length of the text; no allocation but those of the value.
///
/// # Examples
/// ```
/// use fastjson::FastJson;
///
/// #[derive(FastJson, Debug, PartialEq)]
/// struct Person<'a> {
///     name: &'a str,
///     #[fastjson(alias = "years")]
///     age: Option<u8>,
/// }
///
/// let bart = fastjson::from_str::<Person>(r#"{"name": "Bart", "years": 10}"#)?;
/// assert_eq!(bart, Person { name: "Bart", age: Some(10) });
/// # Ok::<(), fastjson::Error>(())
/// ```
#[inline]
pub fn from_str<'de, T: FromJson<'de>>(input: &'de str) -> Result<T, Error> {
    Parser::new(input).parse_document()
}

/// Parses a value from the bytes of JSON text, which must be UTF-8.
///
/// # Errors
/// As [`from_str`], and [`ErrorKind::InvalidUtf8`] at the first bad byte, wherever it stands;
/// a character that is cut off by the end of the input is [`ErrorKind::Eof`].
///
/// # Complexity
/// As [`from_str`], after one pass over the bytes at the speed of memory.
///
/// # Examples
/// ```
/// assert_eq!(fastjson::from_slice::<Vec<u8>>(b"[1, 2]")?, [1, 2]);
/// let error = fastjson::from_slice::<String>(b"\"\xff\"").unwrap_err();
/// assert_eq!((error.kind(), error.offset()), (fastjson::ErrorKind::InvalidUtf8, 1));
/// # Ok::<(), fastjson::Error>(())
/// ```
#[inline]
pub fn from_slice<'de, T: FromJson<'de>>(input: &'de [u8]) -> Result<T, Error> {
    from_str(text(input)?)
}

/// Parses a value from JSON text into an existing one and reuses its allocations.
///
/// The result is the same as that of [`from_str`]. For a type that borrows, the text must live as
/// long as the value.
///
/// # Errors
/// As [`from_str`]. The value is then valid, but its members may be a mix of old and new.
///
/// # Examples
/// ```
/// let mut numbers: Vec<u32> = Vec::with_capacity(100);
/// fastjson::from_str_into(&mut numbers, "[1, 2, 3]")?;
/// assert_eq!((numbers.as_slice(), numbers.capacity()), ([1, 2, 3].as_slice(), 100));
/// # Ok::<(), fastjson::Error>(())
/// ```
#[inline]
pub fn from_str_into<'de, T: FromJson<'de>>(value: &mut T, input: &'de str) -> Result<(), Error> {
    Parser::new(input).parse_document_into(value)
}

/// Parses a value from the bytes of JSON text into an existing one, as [`from_str_into`].
///
/// # Errors
/// As [`from_slice`]. The value is then valid, but its members may be a mix of old and new.
///
/// # Examples
/// ```
/// let mut name = String::with_capacity(100);
/// fastjson::from_slice_into(&mut name, b"\"Bart\"")?;
/// assert_eq!((name.as_str(), name.capacity()), ("Bart", 100));
/// # Ok::<(), fastjson::Error>(())
/// ```
#[inline]
pub fn from_slice_into<'de, T: FromJson<'de>>(
    value: &mut T,
    input: &'de [u8],
) -> Result<(), Error> {
    from_str_into(value, text(input)?)
}

/// Checks that bytes are UTF-8, by the fastest validator that the processor has.
#[inline]
pub(crate) fn text(input: &[u8]) -> Result<&str, Error> {
    if input.len() < SHORT
        && let Some(text) = kernels::ascii_text(input)
    {
        return Ok(text);
    }
    simdutf8::basic::from_utf8(input).map_err(|_| not_utf8(input))
}

/// The error for bytes that are not UTF-8; the fast validator does not tell where.
/// Below this length simdutf8 hands the text to the standard library, which takes bytes one by
/// one.
const SHORT: usize = 64;

#[cold]
#[inline(never)]
fn not_utf8(input: &[u8]) -> Error {
    let (offset, cut) = match core::str::from_utf8(input) {
        Ok(_) => (input.len(), false),
        Err(fault) => (fault.valid_up_to(), fault.error_len().is_none()),
    };
    // More input can mend a character that is cut only where text may go on at all.
    let before = input.get(..offset).and_then(|valid| core::str::from_utf8(valid).ok());
    if cut && before.is_some_and(|text| from_str::<Skip>(text).is_err_and(|error| error.is_eof())) {
        let message = "unexpected end of input, expected the rest of a character";
        return Error::new(ErrorKind::Eof, input.len(), message.into()).located(input, 0);
    }
    let byte = input.get(offset).copied().unwrap_or_default();
    let message = format!("byte 0x{byte:02x} is not UTF-8");
    let error = Error::new(ErrorKind::InvalidUtf8, offset, message.into());
    error.located(input, 0)
}

/// Prints a value as JSON text.
///
/// Never fails, and panics only where an implementation does (a `RefCell` that is mutably
/// borrowed). Floats that are not finite print `null`.
///
/// # Examples
/// ```
/// assert_eq!(fastjson::to_string(&(1, "a\n", None::<u8>)), r#"[1,"a\n",null]"#);
/// ```
#[must_use]
#[inline]
pub fn to_string<T: ToJson + ?Sized>(value: &T) -> String {
    let mut printer = Printer::new();
    value.print(&mut printer);
    printer.into_string()
}

/// Prints a value as the bytes of JSON text, as [`to_string`].
///
/// # Examples
/// ```
/// assert_eq!(fastjson::to_vec(&[true, false]), b"[true,false]");
/// ```
#[must_use]
#[inline]
pub fn to_vec<T: ToJson + ?Sized>(value: &T) -> Vec<u8> {
    let mut printer = Printer::new();
    value.print(&mut printer);
    printer.into_vec()
}

/// Prints a value as JSON text behind what a vector holds already, as [`to_string`].
///
/// With a vector that is cleared and kept, printing does not allocate once it is warm. If an
/// implementation panics, the vector is left empty.
///
/// # Examples
/// ```
/// let mut lines = Vec::new();
/// for number in [1, 2] {
///     fastjson::to_vec_into(&mut lines, &[number]);
///     lines.push(b'\n');
/// }
/// assert_eq!(lines, b"[1]\n[2]\n");
/// ```
#[inline]
pub fn to_vec_into<T: ToJson + ?Sized>(bytes: &mut Vec<u8>, value: &T) {
    let mut printer = Printer::behind(core::mem::take(bytes));
    value.print(&mut printer);
    *bytes = printer.into_vec();
}
