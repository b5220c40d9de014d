//! What hides nothing: a pointer or cell that is read as the value in it, `null` and absence
//! included.

/// Implements `FromJson` for types with one value in them, like this for `Rc`:
/// ```text
/// impl<T: FromJson> FromJson for Rc<T> {
///     fn parse(parser) { T::parse(parser).map(Rc::new) }
///     fn parse_into(&mut self, parser) {
///         match Rc::get_mut(self) { Some(value) => value.parse_into(parser), None => … }
///     }
///     fn absent() { T::absent().map(Rc::new) }
///     …
/// }
/// ```
macro_rules! transparent {
    ($($outer:ident $new:expr, |$this:ident| $inner:expr;)*) => {$(
        impl<'de, T: $crate::FromJson<'de>> $crate::FromJson<'de> for $outer<T> {
            #[inline]
            fn parse(parser: &mut $crate::Parser<'de>) -> Result<Self, $crate::Error> {
                T::parse(parser).map($new)
            }

            fn parse_into(&mut self, parser: &mut $crate::Parser<'de>) -> Result<(), $crate::Error> {
                let $this = &mut *self;
                let inner: Option<&mut T> = $inner;
                match inner {
                    Some(value) => value.parse_into(parser),
                    None => Self::parse(parser).map(|value| *self = value),
                }
            }

            #[inline]
            fn absent() -> Option<Self> { T::absent().map($new) }

            #[inline]
            fn if_null() -> Option<Self> { T::if_null().map($new) }

            #[inline]
            fn shape() -> $crate::Shape { T::shape() }

            #[inline]
            fn describe(graph: &mut $crate::Graph) { T::describe(graph); }
        }
    )*};
}

pub(super) use transparent;
