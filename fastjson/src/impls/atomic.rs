//! Atomic integers and booleans, read and printed as what they hold.

use core::sync::atomic;

use crate::{Error, FromJson, Parser, Printer, ToJson};

/// Implements the two traits for the atomic types that the target has, like this:
/// ```text
/// #[cfg(target_has_atomic = "8")]
/// impl ToJson for AtomicU8 { fn print(&self, printer) { self.load(Relaxed).print(printer) } }
/// #[cfg(target_has_atomic = "8")]
/// impl FromJson for AtomicU8 { fn parse(parser) { u8::parse(parser).map(AtomicU8::new) } }
/// ```
macro_rules! atomics {
    ($($width:literal: $($type:ident)*;)*) => {$($(
        #[cfg(target_has_atomic = $width)]
        impl ToJson for atomic::$type {
            fn print(&self, printer: &mut Printer<'_>) {
                self.load(atomic::Ordering::Relaxed).print(printer);
            }
        }

        #[cfg(target_has_atomic = $width)]
        impl<'de> FromJson<'de> for atomic::$type {
            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                FromJson::parse(parser).map(Self::new)
            }
        }
    )*)*};
}

atomics! {
    "8": AtomicBool AtomicI8 AtomicU8;
    "16": AtomicI16 AtomicU16;
    "32": AtomicI32 AtomicU32;
    "64": AtomicI64 AtomicU64;
    "ptr": AtomicIsize AtomicUsize;
}
