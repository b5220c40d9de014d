//! Members whose value is short, name and value as a whole: one look for room, and one count of what
//! has been written. Each count waits for the last one, which has just been stored.
//!
//! Inlined in builds without optimisation, they made those of structs 25% longer.

use super::Printer;
use crate::number::{TEN_TO_8, short_digits};

impl Printer<'_> {
    /// Prints a member that is an unsigned integer.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    pub(crate) fn unsigned_member(&mut self, name: &'static str, value: u64) {
        if !self.try_short_member(name, value) {
            self.raw(name);
            self.other_unsigned(value);
        }
    }

    /// Prints a member that is a signed integer.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    pub(crate) fn signed_member(&mut self, name: &'static str, value: i64) {
        if !self.try_short_member(name, value.cast_unsigned()) {
            self.raw(name);
            self.other_signed(value);
        }
    }

    /// The member if its value has at most eight digits, and if there is room.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    fn try_short_member(&mut self, name: &'static str, value: u64) -> bool {
        match u32::try_from(value) {
            Ok(value) if value < TEN_TO_8 => {
                self.buffer.try_push_named(name, 8, |tail| tail.push_digits(short_digits(value)))
            }
            _ => false,
        }
    }

    #[inline(never)]
    fn other_unsigned(&mut self, value: u64) {
        self.unsigned(value);
    }

    #[inline(never)]
    fn other_signed(&mut self, value: i64) {
        self.signed(value);
    }

    /// Prints a member that is an unsigned integer of any width.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    pub(crate) fn unsigned_128_member(&mut self, name: &'static str, value: u128) {
        self.raw(name);
        self.unsigned_128(value);
    }

    /// Prints a member that is a signed integer of any width.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    pub(crate) fn signed_128_member(&mut self, name: &'static str, value: i128) {
        self.raw(name);
        self.signed_128(value);
    }

    /// Prints a member that is a boolean.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    pub(crate) fn bool_member(&mut self, name: &'static str, value: bool) {
        let (word, len) = if value { (b"true\0\0\0\0", 4) } else { (b"false\0\0\0", 5) };
        if !self.buffer.try_push_named(name, word.len(), |tail| tail.push_word(*word, len)) {
            self.raw(name);
            self.raw(if value { "true" } else { "false" });
        }
    }

    /// Prints a member that is `null`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    #[cfg_attr(debug_assertions, inline)]
    pub(crate) fn null_member(&mut self, name: &'static str) {
        if !self.buffer.try_push_named(name, 4, |tail| tail.push_word(*b"null", 4)) {
            self.raw(name);
            self.raw("null");
        }
    }
}

// Sinks are for writers, which need std.
#[cfg(all(test, feature = "std"))]
mod tests {
    use alloc::boxed::Box;
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use crate::printer::Sink;
    use crate::{Printer, ToJson};

    struct Text<'t>(&'t mut Vec<u8>);

    impl Sink for Text<'_> {
        fn write(&mut self, bytes: &[u8]) {
            self.0.extend_from_slice(bytes);
        }
    }

    const NAME: &str = ",\"a member of some length\":";

    fn printed(value: &dyn ToJson, room: usize) -> String {
        let mut text = Vec::new();
        let mut sink = Text(&mut text);
        let mut printer = Printer::with_sink(room, &mut sink);
        value.print_member(NAME, &mut printer);
        value.print_member(NAME, &mut printer);
        printer.flush();
        drop(printer);
        String::from_utf8(text).unwrap()
    }

    /// Whatever room there is, name and value are those that are printed one by one.
    #[test]
    fn a_member_is_its_name_and_its_value() {
        let lengths = (0..20).flat_map(|power| {
            let ten = 10_i64.checked_pow(power).unwrap_or(i64::MAX);
            [ten - 1, ten, -ten, 1 - ten]
        });
        let mut values: Vec<Box<dyn ToJson>> = Vec::new();
        for value in lengths {
            values.push(Box::new(value));
            values.push(Box::new(value.cast_unsigned()));
            values.push(Box::new(Some(value as i32)));
            values.push(Box::new(i128::from(value) * 7));
            values.push(Box::new(value.cast_unsigned() as u128));
        }
        values.push(Box::new(true));
        values.push(Box::new(&false));
        values.push(Box::new(None::<bool>));
        values.push(Box::new(Some("text")));
        for value in &values {
            let one = format!("{NAME}{}", crate::to_string(value));
            for room in (0..=80).chain([1000]) {
                assert_eq!(printed(value, room), format!("{one}{one}"), "{room}");
            }
        }
    }
}
