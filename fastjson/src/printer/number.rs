//! Numbers as text.

use super::Printer;

impl Printer<'_> {
    /// Prints an integer.
    #[inline]
    pub(crate) fn integer(&mut self, value: impl itoa::Integer) {
        self.raw(itoa::Buffer::new().format(value));
    }

    /// Prints a float by the shortest text that reads back as the same value; `null` if it is
    /// not finite.
    #[inline]
    pub(crate) fn float(&mut self, value: impl zmij::Float + Into<f64> + Copy) {
        if value.into().is_finite() {
            self.raw(zmij::Buffer::new().format_finite(value));
        } else {
            self.raw("null");
        }
    }
}
