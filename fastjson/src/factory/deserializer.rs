//! Reading many texts with names and settings that were chosen once.

use alloc::format;
use core::fmt;
use std::io;

use super::mode::Scratch;
use super::{Mode, SingleThreaded, ThreadSafe};
use crate::api::text;
use crate::lexer::State;
use crate::names::{ReadTables, Shared};
use crate::settings::Rules;
use crate::{Error, ErrorKind, FromJson, FromJsonOwned, Parser};

/// Reads values of one type; made by
/// [`DeserializerFactory`](crate::DeserializerFactory::create).
///
/// In [`SingleThreaded`] mode it keeps the value that was read last and reads the next one into
/// it, which uses the value's allocations again. In [`ThreadSafe`] mode each call makes a new
/// value.
///
/// # Examples
/// One for all threads:
/// ```
/// use fastjson::names::{CaseInsensitive, DeclaredNames};
/// use fastjson::{DeserializerFactory, FastJson, Settings};
///
/// #[derive(FastJson)]
/// struct Order { id: u64 }
///
/// let names = CaseInsensitive(DeclaredNames);
/// let orders = DeserializerFactory::create::<Order>(&names, Settings::new().thread_safe())?;
/// std::thread::scope(|scope| {
///     for n in 0..4 {
///         let orders = &orders;
///         scope.spawn(move || {
///             let order = orders.deserialize(&format!(r#"{{"ID": {n}}}"#)).expect("valid");
///             assert_eq!(order.id, n);
///         });
///     }
/// });
/// # Ok::<(), fastjson::names::NamesError>(())
/// ```
///
/// A `T` that borrows has one lifetime for all texts: they must live as long as the deserializer.
/// Where texts come and go, `T` must own what it holds.
pub struct Deserializer<T, M: Mode = SingleThreaded> {
    plan: Plan,
    reading: M::Reading<T>,
    /// Values of the type are made, not kept, as far as the threads are concerned.
    makes: core::marker::PhantomData<fn() -> T>,
}

/// What all texts are read by.
struct Plan {
    tables: Shared<ReadTables>,
    rules: Shared<Rules>,
}

impl<T, M: Mode> Deserializer<T, M> {
    pub(super) fn new(tables: Shared<ReadTables>, rules: Shared<Rules>) -> Self {
        let reading = Default::default();
        Self { plan: Plan { tables, rules }, reading, makes: core::marker::PhantomData }
    }
}

impl<T, M: Mode> fmt::Debug for Deserializer<T, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deserializer").field("settings", &self.plan.rules).finish_non_exhaustive()
    }
}

impl<T> Deserializer<T, SingleThreaded> {
    /// Reads a value over the one that was read last.
    ///
    /// # Errors
    /// As [`from_str`](crate::from_str). The next value is then made anew.
    pub fn deserialize(&mut self, input: &str) -> Result<&T, Error>
    where
        T: FromJsonOwned,
    {
        // A value that an error, or a panic, left as a mix of old and new is not used again.
        let value = self.reading.value.take();
        let value = self.plan.parse_over(&mut self.reading.scratch, value, input)?;
        Ok(self.reading.value.insert(value))
    }

    /// Reads a value from bytes, as [`deserialize`](Deserializer::deserialize).
    ///
    /// # Errors
    /// As [`from_slice`](crate::from_slice).
    pub fn deserialize_slice(&mut self, input: &[u8]) -> Result<&T, Error>
    where
        T: FromJsonOwned,
    {
        let input = self.plan.text(input)?;
        self.deserialize(input)
    }

    /// Reads all that a reader has, then a value from it, as
    /// [`deserialize`](Deserializer::deserialize).
    ///
    /// # Errors
    /// As [`from_slice`](crate::from_slice), and [`ErrorKind::Io`] of the reader.
    pub fn deserialize_reader(&mut self, reader: impl io::Read) -> Result<&T, Error>
    where
        T: FromJsonOwned,
    {
        let value = self.reading.value.take();
        let mut scratch = core::mem::take(&mut self.reading.scratch);
        let result = self.plan.parse_reader(&mut scratch, value, reader);
        self.reading.scratch = scratch;
        Ok(self.reading.value.insert(result?))
    }

    /// The value that was read last, to keep.
    pub fn take(&mut self) -> Option<T> {
        self.reading.value.take()
    }

    /// Reads a new value, which may borrow from the text.
    ///
    /// # Errors
    /// As [`from_str`](crate::from_str).
    pub fn parse<'de>(&mut self, input: &'de str) -> Result<T, Error>
    where
        T: FromJson<'de>,
    {
        self.plan.parse_over(&mut self.reading.scratch, None, input)
    }
}

impl<T> Deserializer<T, ThreadSafe> {
    /// Reads a value, which may borrow from the text.
    ///
    /// # Errors
    /// As [`from_str`](crate::from_str).
    pub fn deserialize<'de>(&self, input: &'de str) -> Result<T, Error>
    where
        T: FromJson<'de>,
    {
        let mut scratch = self.reading.take();
        let result = self.plan.parse_over(&mut scratch, None, input);
        self.reading.put(scratch);
        result
    }

    /// Reads a value from bytes, which it may borrow from.
    ///
    /// # Errors
    /// As [`from_slice`](crate::from_slice).
    pub fn deserialize_slice<'de>(&self, input: &'de [u8]) -> Result<T, Error>
    where
        T: FromJson<'de>,
    {
        self.deserialize(self.plan.text(input)?)
    }

    /// Reads all that a reader has, then a value from it.
    ///
    /// # Errors
    /// As [`from_slice`](crate::from_slice), and [`ErrorKind::Io`] of the reader.
    pub fn deserialize_reader(&self, reader: impl io::Read) -> Result<T, Error>
    where
        T: FromJsonOwned,
    {
        let mut scratch = self.reading.take();
        let result = self.plan.parse_reader(&mut scratch, None, reader);
        self.reading.put(scratch);
        result
    }
}

/// A parser that has what belongs to a scratch, and gives it back also when a type panics.
struct Lent<'s, 'de> {
    parser: Parser<'de>,
    scratch: &'s mut Scratch,
}

impl Drop for Lent<'_, '_> {
    fn drop(&mut self) {
        self.scratch.state = self.parser.take_state();
    }
}

impl Plan {
    /// Reads a value, over another one if there is one.
    fn parse_over<'de, T: FromJson<'de>>(
        &self,
        scratch: &mut Scratch,
        value: Option<T>,
        input: &'de str,
    ) -> Result<T, Error> {
        let parser = self.parser(scratch, input);
        let mut lent = Lent { parser, scratch };
        match value {
            None => lent.parser.parse_document(),
            Some(mut value) => lent.parser.parse_document_into(&mut value).map(|()| value),
        }
    }

    fn parse_reader<T: FromJsonOwned>(
        &self,
        scratch: &mut Scratch,
        value: Option<T>,
        mut reader: impl io::Read,
    ) -> Result<T, Error> {
        let mut bytes = core::mem::take(&mut scratch.bytes);
        bytes.clear();
        let result = match reader.read_to_end(&mut bytes) {
            Ok(_) => self.text(&bytes).and_then(|input| self.parse_over(scratch, value, input)),
            Err(error) => Err(Error::new(ErrorKind::Io, bytes.len(), format!("{error}").into())),
        };
        scratch.bytes = bytes;
        result
    }

    fn parser<'de>(&self, scratch: &mut Scratch, input: &'de str) -> Parser<'de> {
        if self.tables.is_empty() && !self.rules.discreet {
            // All types have their declared names, and nothing is asked of their members.
            return Parser::new(input).with_depth_limit(self.rules.depth_limit());
        }
        let mut state = scratch
            .state
            .take()
            .unwrap_or_else(|| State::new(self.tables.clone(), self.rules.clone()));
        state.reset();
        Parser::with_state(input, state)
    }

    fn text<'de>(&self, input: &'de [u8]) -> Result<&'de str, Error> {
        text(input).map_err(
            |error| {
                if self.rules.discreet { error.without_input(input) } else { error }
            },
        )
    }
}
