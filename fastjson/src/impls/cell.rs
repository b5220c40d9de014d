//! Cells of one thread: printed and read as what they hold.

use core::cell::{Cell, OnceCell, RefCell};

use super::transparent::transparent;
use crate::{Error, FromJson, Graph, Parser, Pointee, Printer, ToJson};

impl<T: ToJson + Copy> ToJson for Cell<T> {
    #[inline]
    fn print(&self, printer: &mut Printer<'_>) {
        self.get().print(printer);
    }

    #[inline]
    fn is_absent(&self) -> bool {
        self.get().is_absent()
    }

    #[inline]
    fn nullable() -> bool {
        T::nullable()
    }

    #[inline]
    fn describe(graph: &mut Graph) {
        T::describe(graph);
    }
}

/// # Panics
/// Printing panics while the cell is mutably borrowed.
impl<T: Pointee + ?Sized> ToJson for RefCell<T> {
    fn print(&self, printer: &mut Printer<'_>) {
        self.borrow().print(printer);
    }

    fn is_absent(&self) -> bool {
        self.borrow().is_absent()
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

transparent! {
    Cell Cell::new, |this| Some(this.get_mut());
    RefCell RefCell::new, |this| Some(this.get_mut());
}

/// Implements the two traits for cells that are written once, by those of `Option`: an empty one
/// is `null`. Like this for `OnceCell`:
/// ```text
/// impl<T: ToJson> ToJson for OnceCell<T> { fn print(&self, printer) { self.get().print(printer) } … }
/// impl<T: FromJson> FromJson for OnceCell<T> { fn parse(parser) { Option::parse(parser).map(…) } … }
/// ```
macro_rules! once {
    ($cell:ident) => {
        impl<T: ToJson> ToJson for $cell<T> {
            fn print(&self, printer: &mut Printer<'_>) {
                self.get().print(printer);
            }

            fn is_absent(&self) -> bool {
                self.get().is_absent()
            }

            fn nullable() -> bool {
                true
            }

            fn describe(graph: &mut Graph) {
                T::describe(graph);
            }
        }

        impl<'de, T: FromJson<'de>> FromJson<'de> for $cell<T> {
            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                Ok(Option::<T>::parse(parser)?.map_or_else(Self::new, Self::from))
            }

            fn absent() -> Option<Self> {
                Some(Self::new())
            }

            fn if_null() -> Option<Self> {
                Some(T::if_null().map_or_else(Self::new, Self::from))
            }

            fn describe(graph: &mut Graph) {
                T::describe(graph);
            }
        }
    };
}

#[cfg(feature = "std")]
pub(super) use once;
once! { OnceCell }
