//! Integers, floats, booleans, atomics and the wrappers of numbers.

use core::cmp::Reverse;
use core::num::{NonZero, Saturating, Wrapping};
use core::sync::atomic::*;
use std::vec;

use super::{agree, check, check_text, error, place};
use crate::ErrorKind::{InvalidValue, OutOfRange, WrongType};
use crate::{from_str, to_string};

#[test]
fn the_ends_of_every_integer_type() {
    macro_rules! ends {
        ($($type:ident)*) => {$(
            check($type::MIN, &std::format!("{}", $type::MIN));
            check($type::MAX, &std::format!("{}", $type::MAX));
            check(NonZero::<$type>::MAX, &std::format!("{}", $type::MAX));
            check(NonZero::<$type>::MIN, &std::format!("{}", NonZero::<$type>::MIN));
            check(Wrapping($type::MAX), &std::format!("{}", $type::MAX));
            check(Saturating($type::MIN), &std::format!("{}", $type::MIN));
            let above = std::format!("{}0", $type::MAX);
            assert_eq!(place::<$type>(&above), (OutOfRange, 0));
            assert_eq!(place::<NonZero<$type>>(" 0"), (InvalidValue, 1));
            assert_eq!(from_str::<Saturating<$type>>(&above).unwrap().0, $type::MAX);
            let below = std::format!("-9{}", $type::MAX);
            assert_eq!(place::<Wrapping<$type>>(&below), (OutOfRange, 0));
            assert_eq!(from_str::<Saturating<$type>>(&below).unwrap().0, $type::MIN);
            let message = std::format!("expected {}, found a string", stringify!($type));
            assert_eq!(error::<$type>("\"1\""), (WrongType, 0, message));
        )*};
    }
    ends! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
}

#[test]
fn saturating_numbers_are_integers_like_others() {
    for text in ["300", "-300", "127", "-128", "1.0", "1e2", "01", "-", "\"1\"", "null", "1e400"] {
        agree::<Saturating<i8>>(text);
    }
    assert_eq!(place::<Saturating<u8>>("999.5"), (WrongType, 0));
    assert_eq!(
        from_str::<vec::Vec<Saturating<u8>>>("[ 999 , -1]").unwrap(),
        [Saturating(255), Saturating(0)]
    );
}

#[test]
fn zero_is_refused_where_it_starts() {
    let message = "expected a number other than zero".into();
    assert_eq!(error::<vec::Vec<NonZero<i16>>>("[1, -0]"), (InvalidValue, 4, message));
    assert_eq!(place::<NonZero<u8>>("256"), (OutOfRange, 0));
    assert_eq!(from_str::<Option<NonZero<u8>>>("null").unwrap(), None);
}

#[test]
fn floats() {
    check(1.5_f64, "1.5");
    check(-0.1_f32, "-0.1");
    check(f64::MAX, "1.7976931348623157e+308");
    assert_eq!(to_string(&[f64::NAN, f64::INFINITY]), "[null,null]");
    assert_eq!(place::<f32>("1e39"), (OutOfRange, 0));
    assert_eq!(error::<f32>("true"), (WrongType, 0, "expected f32, found a boolean".into()));
}

#[test]
fn booleans() {
    check(true, "true");
    check(false, "false");
    assert_eq!(error::<bool>("1"), (WrongType, 0, "expected a boolean, found a number".into()));
    for text in ["tru", "True", "null", "\"true\""] {
        agree::<bool>(text);
    }
}

#[test]
fn atomics() {
    check_text::<(AtomicBool, AtomicU8, AtomicI8, AtomicU16, AtomicI16)>("[true,255,-128,3,-4]");
    check_text::<(AtomicU32, AtomicI32, AtomicU64, AtomicI64)>("[1,-2,3,-4]");
    check_text::<(AtomicUsize, AtomicIsize)>("[18446744073709551615,-1]");
    assert_eq!(place::<AtomicU8>("256"), (OutOfRange, 0));
}

#[test]
fn wrappers_are_transparent() {
    check(Reverse(vec![1]), "[1]");
    check(Wrapping(-7), "-7");
    check(Reverse(None::<u8>), "null");
}
