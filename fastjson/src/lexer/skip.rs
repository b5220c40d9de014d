//! Values that nobody wants: checked like wanted ones, or only followed by their brackets.
//!
//! Both ways are loops; the checked one keeps one bit a level, so depth costs no stack.

use alloc::vec::Vec;

use super::Parser;
use crate::kernels::Open;
use crate::{Error, kernels};

impl<'de> Parser<'de> {
    /// Consumes and checks any value, and returns its text.
    pub(crate) fn take_skipped(&mut self) -> Result<&'de str, Error> {
        self.token();
        let start = self.offset();
        self.skip_value()?;
        let text = self.cursor.input().get(start..self.offset());
        // A value begins and ends with ASCII bytes, so there is one.
        text.ok_or_else(|| self.unexpected("a value"))
    }
}

impl Parser<'_> {
    /// Consumes any value and checks that it is JSON: grammar, escapes, surrogates, numbers. The
    /// range of numbers and duplicate names are not looked at.
    ///
    /// # Errors
    /// Any fault of syntax.
    ///
    /// # Complexity
    /// Linear; no stack, and one bit of memory for each level of nesting.
    #[inline]
    pub fn skip_value(&mut self) -> Result<(), Error> {
        match self.token() {
            b'"' => self.skip_text(),
            b'{' | b'[' => self.skip_container(),
            first => self.skip_scalar(first),
        }
    }

    /// Consumes any value, following only strings and brackets: text that is not JSON may pass.
    ///
    /// # Errors
    /// A value that does not end, a bracket that closes nothing, or no value at all.
    ///
    /// # Complexity
    /// Linear; no memory.
    #[inline]
    pub fn skip_value_structural(&mut self) -> Result<(), Error> {
        match self.token() {
            b'"' => self.skip_text_structural(),
            b'{' | b'[' => self.skip_container_structural(),
            first => self.skip_scalar(first),
        }
    }

    /// Consumes and checks a number or a literal that begins with the byte `first`.
    #[inline(always)]
    fn skip_scalar(&mut self, first: u8) -> Result<(), Error> {
        match kernels::short_number_len(self.cursor.rest(), first) {
            Some(len) => {
                self.cursor.advance(len);
                Ok(())
            }
            None => self.skip_other_scalar(),
        }
    }

    #[inline(never)]
    fn skip_other_scalar(&mut self) -> Result<(), Error> {
        let literal = match self.token() {
            b'-' | b'0'..=b'9' => return self.skip_number(),
            b't' if self.cursor.eat(b"true") => return Ok(()),
            b'f' if self.cursor.eat(b"false") => return Ok(()),
            b'n' if self.cursor.eat(b"null") => return Ok(()),
            b't' => "true",
            b'f' => "false",
            b'n' => "null",
            _ => return Err(self.unexpected("a value")),
        };
        Err(self.bad_literal(literal))
    }

    /// Consumes and checks an array or object.
    #[inline(never)]
    fn skip_container(&mut self) -> Result<(), Error> {
        let mut open = Levels::default();
        let mut long = self.offset() + LONG;
        loop {
            if self.offset() >= long {
                long = usize::MAX;
                if self.skip_blocks(&open) {
                    return Ok(());
                }
            }
            // At the start of a value.
            let ended = match self.token() {
                b'{' => self.skip_open_object(&mut open)?,
                b'[' => self.skip_open_array(&mut open),
                b'"' => {
                    self.skip_text()?;
                    true
                }
                first => {
                    self.skip_scalar(first)?;
                    true
                }
            };
            if ended && self.skip_closing(&mut open)? {
                return Ok(());
            }
        }
    }

    /// Consumes the rest of the containers that are open, if the block kernel finds no fault in
    /// them; else the loop goes on from here, and finds the fault.
    #[inline(never)]
    fn skip_blocks(&mut self, open: &Levels) -> bool {
        let Some(open) = open.kernel_form() else {
            return false;
        };
        let len = kernels::check_container(self.cursor.rest(), open);
        self.cursor.advance(len.unwrap_or(0));
        len.is_some()
    }

    /// Consumes `{` and either the first name or `}`; `true` if the value has ended.
    #[inline(always)]
    fn skip_open_object(&mut self, open: &mut Levels) -> Result<bool, Error> {
        self.cursor.advance(1);
        match self.token() {
            b'"' => {
                open.push(true);
                self.skip_key()?;
                Ok(false)
            }
            b'}' => {
                self.cursor.advance(1);
                Ok(true)
            }
            _ => Err(self.unexpected("a member's name or `}`")),
        }
    }

    /// Consumes `[`, and `]` if it follows; `true` if the value has ended.
    #[inline(always)]
    fn skip_open_array(&mut self, open: &mut Levels) -> bool {
        self.cursor.advance(1);
        if self.token() == b']' {
            self.cursor.advance(1);
            return true;
        }
        open.push(false);
        false
    }

    /// Consumes what follows a value, up to the next value; `true` if the outermost has ended.
    #[inline(always)]
    fn skip_closing(&mut self, open: &mut Levels) -> Result<bool, Error> {
        loop {
            let Some(object) = open.last() else {
                return Ok(true);
            };
            match self.token() {
                b',' => {
                    self.cursor.advance(1);
                    if object {
                        self.skip_key()?;
                    }
                    return Ok(false);
                }
                b'}' if object => open.pop(),
                b']' if !object => open.pop(),
                _ if object => return Err(self.unexpected("`,` or `}`")),
                _ => return Err(self.unexpected("`,` or `]`")),
            }
            self.cursor.advance(1);
        }
    }

    #[inline(always)]
    fn skip_key(&mut self) -> Result<(), Error> {
        if self.token() != b'"' {
            return Err(self.unexpected("a member's name"));
        }
        self.skip_text()?;
        self.expect_colon()
    }

    /// Consumes a string, looking only for its end.
    fn skip_text_structural(&mut self) -> Result<(), Error> {
        self.cursor.advance(1);
        loop {
            self.cursor.advance(kernels::find_string_end(self.cursor.rest()));
            match self.cursor.rest() {
                [b'"', ..] => {
                    self.cursor.advance(1);
                    return Ok(());
                }
                // What follows a backslash is never the end; cutting a character in two is no
                // harm here, for the cursor goes on to an ASCII byte.
                [b'\\', _, ..] => self.cursor.advance(2),
                [] | [b'\\'] => return Err(self.unexpected_end("the end of a string")),
                _ => self.cursor.advance(1),
            }
        }
    }

    /// Consumes an array or object, counting brackets outside strings.
    #[inline(never)]
    fn skip_container_structural(&mut self) -> Result<(), Error> {
        match kernels::skip_container(self.cursor.rest()) {
            Some(len) => {
                self.cursor.advance(len);
                Ok(())
            }
            None => Err(self.unexpected_end("a closing bracket")),
        }
    }
}

/// How far the loop goes alone: most containers end before that.
const LONG: usize = 96;

/// The brackets that are open, a bit each: whether it is an object's.
#[derive(Default)]
struct Levels {
    /// The innermost 64 levels, the innermost in the lowest bit.
    inner: u64,
    depth: usize,
    /// The levels outside those, by 64.
    outer: Vec<u64>,
}

impl Levels {
    #[inline(always)]
    fn push(&mut self, object: bool) {
        if self.depth != 0 && self.depth.is_multiple_of(64) {
            self.outer.push(self.inner);
        }
        self.inner = self.inner << 1 | u64::from(object);
        self.depth += 1;
    }

    #[inline(always)]
    fn pop(&mut self) {
        self.inner >>= 1;
        self.depth -= 1;
        if self.depth != 0 && self.depth.is_multiple_of(64) {
            self.inner = self.outer.pop().unwrap_or_default();
        }
    }

    #[inline(always)]
    fn last(&self) -> Option<bool> {
        if self.depth == 0 { None } else { Some(self.inner & 1 != 0) }
    }

    /// The levels as the block kernel wants them, if they are few enough.
    fn kernel_form(&self) -> Option<Open> {
        let depth = u32::try_from(self.depth).ok().filter(|depth| *depth <= u64::BITS)?;
        Some(Open { objects: self.inner, depth })
    }
}
