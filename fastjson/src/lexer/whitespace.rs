//! Whitespace between tokens: looked for only where none of the bytes that are expected is there.
//!
//! Most texts with whitespace were laid out by a program, which writes one blank behind a colon
//! and one line for each member and element. The line ends are predicted: one level deeper behind
//! an opening bracket, one less before a closing one, else as the last. A test of what is
//! predicted is a branch that the processor guesses; the length of what is searched for must be
//! waited for before anything behind it can be looked at.

use super::Parser;
use crate::kernels;

/// How the text is laid out, as far as it has been seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Bytes of the last line end and the indentation behind it.
    line_end: usize,
    /// How many more these are one level deeper.
    step: usize,
}

impl Default for Layout {
    fn default() -> Self {
        Self { line_end: 1, step: 2 }
    }
}

impl Parser<'_> {
    /// The first byte of the next token, which stays; 0 at the end of the text.
    #[inline(always)]
    pub(crate) fn token(&mut self) -> u8 {
        let byte = self.cursor.peek();
        if byte > b' ' { byte } else { self.token_after_blank() }
    }

    #[inline(never)]
    fn token_after_blank(&mut self) -> u8 {
        if let [b' ', byte, ..] = self.cursor.rest()
            && *byte > b' '
        {
            self.cursor.advance(1);
            return *byte;
        }
        self.token_on_line()
    }

    /// [`token`](Parser::token) where a line like the last one is likely.
    #[inline(always)]
    pub(super) fn token_on_line(&mut self) -> u8 {
        self.token_behind(self.layout.line_end)
    }

    /// [`token`](Parser::token) behind an opening bracket.
    #[inline(never)]
    pub(super) fn token_on_deeper_line(&mut self) -> u8 {
        let Layout { line_end, step } = self.layout;
        let token = self.token_behind(line_end + step);
        self.layout.step = self.layout.line_end.saturating_sub(line_end);
        token
    }

    /// [`token`](Parser::token) where a closing bracket is likely.
    #[inline(always)]
    pub(super) fn token_on_outer_line(&mut self) -> u8 {
        let Layout { line_end, step } = self.layout;
        self.token_behind(line_end.saturating_sub(step))
    }

    /// [`token`](Parser::token) where a line end of this length is likely.
    #[inline(always)]
    fn token_behind(&mut self, line_end: usize) -> u8 {
        if kernels::is_line_end_of(self.cursor.rest(), line_end)
            && let Some(byte) = self.cursor.step_to(line_end, |byte| byte > b' ')
        {
            self.layout.line_end = line_end;
            return byte;
        }
        self.token_behind_line_end()
    }

    #[inline(never)]
    fn token_behind_line_end(&mut self) -> u8 {
        match kernels::line_end_len(self.cursor.rest()) {
            Some((len, byte)) if byte > b' ' => {
                self.cursor.advance(len);
                self.layout.line_end = len;
                byte
            }
            _ => self.token_after_whitespace(),
        }
    }

    #[inline(never)]
    pub(super) fn token_after_whitespace(&mut self) -> u8 {
        self.cursor.advance(kernels::find_non_whitespace(self.cursor.rest()));
        self.cursor.peek()
    }
}
