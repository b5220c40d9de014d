//! `Box`, `Rc`, `Arc` and references: printed and read as what they point to.

use alloc::boxed::Box;
use alloc::rc::Rc;
#[cfg(target_has_atomic = "ptr")]
use alloc::sync::Arc;

use super::transparent::transparent;
use crate::{Error, FromJsonKey, Graph, Parser, Pointee, Printer, ToJson, ToJsonKey};

/// Implements `ToJson` and `ToJsonKey` for pointers, like this for `Box<T>`:
/// ```text
/// impl<T: Pointee + ?Sized> ToJson for Box<T> { fn print(&self, printer) { (**self).print(printer) } … }
/// impl<T: ToJsonKey + ?Sized> ToJsonKey for Box<T> { … }
/// ```
macro_rules! printed_pointers {
    ($($pointer:ty;)*) => {$(
        impl<T: Pointee + ?Sized> ToJson for $pointer {
            #[inline]
            fn print(&self, printer: &mut Printer<'_>) {
                (**self).print(printer);
            }

            #[inline(always)]
            fn print_member(&self, name: &'static str, printer: &mut Printer<'_>) {
                (**self).print_member(name, printer);
            }

            #[inline]
            fn is_absent(&self) -> bool {
                (**self).is_absent()
            }

            #[inline]
            fn nullable() -> bool {
                T::nullable_behind()
            }

            #[inline]
            fn describe(graph: &mut Graph) {
                T::describe_behind(graph);
            }
        }

        impl<T: ToJsonKey + ?Sized> ToJsonKey for $pointer {
            #[inline]
            fn print_key(&self, printer: &mut Printer<'_>) {
                (**self).print_key(printer);
            }
        }
    )*};
}

/// Implements `FromJsonKey` for pointers, like this for `Box`:
/// ```text
/// impl<T: FromJsonKey> FromJsonKey for Box<T> { fn parse_key(parser) { T::parse_key(parser).map(Box::new) } }
/// ```
macro_rules! parsed_keys {
    ($($pointer:ident)*) => {$(
        impl<'de, T: FromJsonKey<'de>> FromJsonKey<'de> for $pointer<T> {
            #[inline]
            fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
                T::parse_key(parser).map(Self::new)
            }
        }
    )*};
}

printed_pointers! { &T; &mut T; Box<T>; Rc<T>; }
parsed_keys! { Box Rc }
transparent! {
    Box Box::new, |this| Some(this.as_mut());
    Rc Rc::new, |this| Rc::get_mut(this);
}

#[cfg(target_has_atomic = "ptr")]
printed_pointers! { Arc<T>; }
#[cfg(target_has_atomic = "ptr")]
parsed_keys! { Arc }
#[cfg(target_has_atomic = "ptr")]
transparent! {
    Arc Arc::new, |this| Arc::get_mut(this);
}
