//! Printing to a writer with memory that is bounded: the printer's buffer is handed to the
//! writer whenever it is full.

use std::io;

use crate::printer::Sink;
use crate::{Printer, ToJson};

/// Bytes of JSON text that are gathered before they are written.
pub(crate) const CAPACITY: usize = 16 * 1024;

/// Prints a value as JSON text to a writer, in pieces of about 16 KiB.
///
/// The writer needs no buffer of its own and is not flushed. Memory does not grow with the text,
/// except that one string, number or name is gathered whole.
///
/// # Errors
/// The first error of the writer, to which nothing more is written then.
///
/// # Examples
/// ```
/// let mut out = Vec::new();
/// fastjson::to_writer(&mut out, &["a", "b"])?;
/// assert_eq!(out, br#"["a","b"]"#);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn to_writer<W: io::Write, T: ToJson + ?Sized>(writer: W, value: &T) -> io::Result<()> {
    let mut sink = WriterSink::new(writer);
    let mut printer = Printer::with_sink(CAPACITY, &mut sink);
    value.print(&mut printer);
    printer.flush();
    sink.result
}

pub(crate) struct WriterSink<W> {
    writer: W,
    /// The first error of the writer.
    pub(crate) result: io::Result<()>,
}

impl<W> WriterSink<W> {
    pub(crate) fn new(writer: W) -> Self {
        Self { writer, result: Ok(()) }
    }
}

impl<W: io::Write> Sink for WriterSink<W> {
    fn write(&mut self, bytes: &[u8]) {
        if self.result.is_ok() {
            self.result = self.writer.write_all(bytes);
        }
    }
}
