//! What a value can begin with: untagged enums narrow their variants by it.

use alloc::string::String;

/// The kinds of JSON values that a type can be read from, as a set.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(u8);

impl Shape {
    /// `null`
    pub const NULL: Self = Self(1);
    /// `true` or `false`
    pub const BOOLEAN: Self = Self(2);
    /// A number.
    pub const NUMBER: Self = Self(4);
    /// A string.
    pub const STRING: Self = Self(8);
    /// An array.
    pub const ARRAY: Self = Self(16);
    /// An object.
    pub const OBJECT: Self = Self(32);
    /// Any value.
    pub const ANY: Self = Self(63);
    /// No value.
    pub const NONE: Self = Self(0);

    /// What is in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the sets have something in common.
    #[inline(always)]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The kind of the value that begins with a byte; nothing if none does.
    #[inline]
    pub(crate) const fn of(first: u8) -> Self {
        match first {
            b'n' => Self::NULL,
            b't' | b'f' => Self::BOOLEAN,
            b'-' | b'0'..=b'9' => Self::NUMBER,
            b'"' => Self::STRING,
            b'[' => Self::ARRAY,
            b'{' => Self::OBJECT,
            _ => Self::NONE,
        }
    }

    /// The kinds, as a message lists them.
    pub(crate) fn text(self) -> String {
        const KINDS: [(Shape, &str); 6] = [
            (Shape::OBJECT, "an object"),
            (Shape::ARRAY, "an array"),
            (Shape::STRING, "a string"),
            (Shape::NUMBER, "a number"),
            (Shape::BOOLEAN, "a boolean"),
            (Shape::NULL, "null"),
        ];
        let mut text = String::new();
        for (_, kind) in KINDS.iter().filter(|(kind, _)| self.meets(*kind)) {
            if !text.is_empty() {
                text.push_str(" or ");
            }
            text.push_str(kind);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Shape;

    #[test]
    fn sets_of_kinds() {
        let text = Shape::NULL.or(Shape::STRING);
        assert!(text.meets(Shape::of(b'"')) && text.meets(Shape::of(b'n')));
        assert!(!text.meets(Shape::of(b'1')) && !Shape::ANY.meets(Shape::of(b'}')));
        assert_eq!(text.text(), "a string or null");
        assert_eq!(Shape::NONE.text(), "");
    }
}
