//! Cells that threads share: printed and read as what they hold.

use std::sync::{Mutex, OnceLock, PoisonError, RwLock};

use super::cell::once;
use super::transparent::transparent;
use crate::{Error, FromJson, Graph, Parser, Pointee, Printer, ToJson};

/// Implements `ToJson` for locks, like this for `Mutex`:
/// ```text
/// /// Printing waits for the lock; a poisoned one prints what it holds.
/// impl<T: Pointee + ?Sized> ToJson for Mutex<T> {
///     fn print(&self, printer) {
///         self.lock().unwrap_or_else(PoisonError::into_inner).print(printer)
///     }
///     …
/// }
/// ```
macro_rules! locks {
    ($($type:ident $lock:ident;)*) => {$(
        /// Printing waits for the lock; a poisoned one prints what it holds.
        impl<T: Pointee + ?Sized> ToJson for $type<T> {
            fn print(&self, printer: &mut Printer<'_>) {
                self.$lock().unwrap_or_else(PoisonError::into_inner).print(printer);
            }

            fn is_absent(&self) -> bool {
                // Without this test every member in a lock would be locked twice.
                T::nullable_behind()
                    && self.$lock().unwrap_or_else(PoisonError::into_inner).is_absent()
            }

            fn nullable() -> bool {
                T::nullable_behind()
            }

            fn describe(graph: &mut Graph) {
                T::describe_behind(graph);
            }
        }
    )*};
}

locks! { Mutex lock; RwLock read; }

transparent! {
    Mutex Mutex::new, |this| {
        this.clear_poison();
        Some(this.get_mut().unwrap_or_else(PoisonError::into_inner))
    };
    RwLock RwLock::new, |this| {
        this.clear_poison();
        Some(this.get_mut().unwrap_or_else(PoisonError::into_inner))
    };
}

once! { OnceLock }
