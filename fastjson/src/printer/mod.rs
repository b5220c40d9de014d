//! The printer that types print themselves to: a buffer, and the punctuation of JSON.

#[allow(unsafe_code, reason = "the buffer writes behind its bytes and calls them text")]
mod buffer;
mod member;
mod named;
mod number;
mod numbers;
mod string;
mod whole;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::names::WriteTables;
use crate::settings::NonFinite;
use buffer::Buffer;
pub(crate) use buffer::{Padded, Sink};

pub(crate) use member::end_object;
pub use member::{
    Members, begin_members, end_members, first_kept_member, first_member, first_name, kept_member,
    later_name, member, members_of,
};
pub use named::{
    NamedMembers, end_named, named_kept_member, named_member, named_name, named_object,
    own_named_object,
};

/// Takes the JSON text that types print.
///
/// Printing cannot fail. What is printed is UTF-8 whatever an implementation does; that it is
/// JSON is up to the implementations: each must print exactly one value.
///
/// # Examples
/// ```
/// use fastjson::{Printer, ToJson};
///
/// struct Point { x: f64, y: f64 }
///
/// impl ToJson for Point {
///     fn print(&self, printer: &mut Printer<'_>) {
///         let mut object = printer.object();
///         object.member("x", &self.x);
///         object.member("y", &self.y);
///         object.end();
///     }
/// }
///
/// assert_eq!(fastjson::to_string(&Point { x: 1.5, y: -2.0 }), r#"{"x":1.5,"y":-2.0}"#);
/// ```
pub struct Printer<'s> {
    buffer: Buffer<'s>,
    /// Names chosen at run time; none for most printers.
    names: Option<&'s WriteTables>,
    non_finite: NonFinite,
}

impl<'s> Printer<'s> {
    pub(crate) fn new() -> Self {
        Self::of(Buffer::new())
    }

    fn of(buffer: Buffer<'s>) -> Self {
        Self { buffer, names: None, non_finite: NonFinite::Null }
    }

    /// A printer that writes over a text.
    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "serializers need std"))]
    pub(crate) fn over(text: String) -> Self {
        Self::of(Buffer::over(text))
    }

    /// Sets the names to print, and how floats are printed that are not finite.
    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "serializers need std"))]
    pub(crate) fn with_names(mut self, names: &'s WriteTables, non_finite: NonFinite) -> Self {
        self.names = Some(names);
        self.non_finite = non_finite;
        self
    }

    pub(crate) fn behind(bytes: Vec<u8>) -> Self {
        Self::of(Buffer::behind(bytes))
    }

    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "writers need std"))]
    pub(crate) fn with_sink(capacity: usize, sink: &'s mut dyn Sink) -> Self {
        Self::of(Buffer::with_sink(capacity, sink))
    }

    pub(crate) fn into_vec(self) -> Vec<u8> {
        self.buffer.into_vec()
    }

    pub(crate) fn into_string(self) -> String {
        self.buffer.into_string()
    }

    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "writers need std"))]
    pub(crate) fn flush(&mut self) {
        self.buffer.flush();
    }

    /// Prints text as it is: it must be JSON where it stands.
    ///
    /// # Examples
    /// ```
    /// use fastjson::{Printer, ToJson};
    ///
    /// /// An amount in cents that prints with exactly two decimals.
    /// struct Cents(u32);
    ///
    /// impl ToJson for Cents {
    ///     fn print(&self, printer: &mut Printer<'_>) {
    ///         printer.raw(&format!("{}.{:02}", self.0 / 100, self.0 % 100));
    ///     }
    /// }
    ///
    /// assert_eq!(fastjson::to_string(&Cents(1205)), "12.05");
    /// ```
    #[inline(always)]
    pub fn raw(&mut self, text: &str) {
        self.buffer.push(text);
    }

    /// Prints a short text as it is if there is room; `false` if not, or if it is empty.
    #[inline(always)]
    fn try_padded(&mut self, text: &Padded) -> bool {
        self.buffer.try_push_padded(text)
    }

    /// Prints the elements of an array.
    #[inline]
    pub fn array<'a, T: crate::ToJson + ?Sized + 'a>(
        &mut self,
        elements: impl IntoIterator<Item = &'a T>,
    ) {
        let mut elements = elements.into_iter();
        let Some(first) = elements.next() else {
            self.raw("[]");
            return;
        };
        self.raw("[");
        first.print(self);
        for element in elements {
            self.raw(",");
            element.print(self);
        }
        self.raw("]");
    }

    /// Begins an object, whose members are then given one by one.
    #[inline]
    pub fn object(&mut self) -> ObjectPrinter<'_, 's> {
        ObjectPrinter { printer: self, first: true }
    }
}

impl fmt::Debug for Printer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Printer").finish_non_exhaustive()
    }
}

/// Prints the members of an object; made by [`Printer::object`].
///
/// [`end`](ObjectPrinter::end) prints the closing bracket.
#[derive(Debug)]
#[must_use = "the object is complete only after `end`"]
pub struct ObjectPrinter<'p, 's> {
    printer: &'p mut Printer<'s>,
    first: bool,
}

impl ObjectPrinter<'_, '_> {
    /// Prints a member.
    #[inline]
    pub fn member<T: crate::ToJson + ?Sized>(&mut self, name: &str, value: &T) {
        self.printer.raw(if self.first { "{" } else { "," });
        self.first = false;
        self.printer.string(name);
        self.printer.raw(":");
        value.print(self.printer);
    }

    /// Prints the closing bracket.
    #[inline]
    pub fn end(self) {
        member::end_object(self.printer, self.first);
    }
}
