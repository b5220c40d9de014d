//! Printing many values with names and settings that were chosen once.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use std::io;

use super::{Mode, SingleThreaded, ThreadSafe};
use crate::names::{Shared, WriteTables};
use crate::settings::NonFinite;
use crate::writer::{CAPACITY, WriterSink};
use crate::{Printer, ToJson};

/// Prints values of one type; made by [`SerializerFactory`](crate::SerializerFactory::create).
///
/// # Examples
/// One for all threads:
/// ```
/// use fastjson::names::RustNames;
/// use fastjson::{FastJson, SerializerFactory, Settings};
///
/// #[derive(FastJson)]
/// struct Order { #[fastjson(rename = "ID")] id: u64 }
///
/// let orders = SerializerFactory::create::<Order>(&RustNames, Settings::new().thread_safe())?;
/// std::thread::scope(|scope| {
///     for id in 0..4 {
///         let orders = &orders;
///         scope.spawn(move || {
///             assert_eq!(orders.serialize(&Order { id }), format!(r#"{{"id":{id}}}"#));
///         });
///     }
/// });
/// # Ok::<(), fastjson::names::NamesError>(())
/// ```
pub struct Serializer<T, M: Mode = SingleThreaded> {
    plan: Plan,
    writing: M::Writing,
    takes: PhantomData<fn(&T)>,
}

/// What all values are printed by.
struct Plan {
    tables: Shared<WriteTables>,
    non_finite: NonFinite,
}

impl<T, M: Mode> Serializer<T, M> {
    pub(super) fn new(tables: Shared<WriteTables>, non_finite: NonFinite) -> Self {
        let writing = Default::default();
        Self { plan: Plan { tables, non_finite }, writing, takes: PhantomData }
    }
}

impl<T, M: Mode> fmt::Debug for Serializer<T, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Serializer").finish_non_exhaustive()
    }
}

impl<T: ToJson> Serializer<T, SingleThreaded> {
    /// Prints a value into the text that is kept.
    pub fn serialize(&mut self, value: &T) -> &str {
        let text = core::mem::take(&mut self.writing.text);
        self.writing.text = self.plan.print_over(text, value);
        &self.writing.text
    }

    /// Prints a value into bytes of its own.
    #[must_use]
    pub fn serialize_to_vec(&mut self, value: &T) -> Vec<u8> {
        Vec::from(self.serialize(value))
    }

    /// Prints a value to a writer, as [`to_writer`](crate::to_writer).
    ///
    /// # Errors
    /// The first error of the writer.
    pub fn serialize_to_writer(&mut self, value: &T, writer: impl io::Write) -> io::Result<()> {
        self.plan.print_to(writer, value)
    }
}

impl<T: ToJson> Serializer<T, ThreadSafe> {
    /// Prints a value as text.
    #[must_use]
    pub fn serialize(&self, value: &T) -> String {
        // The text grows in a pooled buffer and is then copied once, at its size.
        let text = self.plan.print_over(self.writing.take(), value);
        let copy = String::from(text.as_str());
        self.writing.put(text);
        copy
    }

    /// Prints a value as bytes.
    #[must_use]
    pub fn serialize_to_vec(&self, value: &T) -> Vec<u8> {
        self.serialize(value).into_bytes()
    }

    /// Prints a value to a writer, as [`to_writer`](crate::to_writer).
    ///
    /// # Errors
    /// The first error of the writer.
    pub fn serialize_to_writer(&self, value: &T, writer: impl io::Write) -> io::Result<()> {
        self.plan.print_to(writer, value)
    }
}

impl Plan {
    fn print_over<T: ToJson>(&self, text: String, value: &T) -> String {
        let mut printer = Printer::over(text).with_names(&self.tables, self.non_finite);
        value.print(&mut printer);
        printer.into_string()
    }

    fn print_to<T: ToJson>(&self, writer: impl io::Write, value: &T) -> io::Result<()> {
        let mut sink = WriterSink::new(writer);
        let printer = Printer::with_sink(CAPACITY, &mut sink);
        let mut printer = printer.with_names(&self.tables, self.non_finite);
        value.print(&mut printer);
        printer.flush();
        sink.result
    }
}
