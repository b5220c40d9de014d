//! `Duration`, as an object with the members `secs` and `nanos`.

use core::time::Duration;

use super::pair::{field, pair, required};
use crate::fields::{Fields, Unknown};
use crate::kernels::Tails;
use crate::{Error, ErrorKind, FromJson, Parser, Printer, ToJson};

impl ToJson for Duration {
    fn print(&self, printer: &mut Printer<'_>) {
        let mut object = printer.object();
        object.member("secs", &self.as_secs());
        object.member("nanos", &self.subsec_nanos());
        object.end();
    }
}

/// A billion nanoseconds and more are carried over to the seconds.
impl<'de> FromJson<'de> for Duration {
    #[inline]
    fn shape() -> crate::Shape {
        crate::Shape::OBJECT
    }

    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.token();
        let start = parser.offset();
        let (secs, nanos) = pair(parser, &FIELDS)?;
        let secs: u64 = required(secs, 0, &FIELDS, parser)?;
        let nanos: u32 = required(nanos, 1, &FIELDS, parser)?;
        // The sum in one step would panic on overflow.
        let whole = Self::from_secs(secs).checked_add(Self::from_nanos(nanos.into()));
        whole.ok_or_else(|| {
            let message = "the nanoseconds carry the seconds out of range";
            parser.error_at(start, ErrorKind::InvalidValue, message)
        })
    }
}

static FIELDS: Fields = Fields {
    type_name: "Duration",
    module_path: "core::time",
    fields: &[field(&["secs"]), field(&["nanos"])],
    sorted: &[(1, 0), (0, 0)],
    unknown: Unknown::Deny,
    declares_duplicates: true,
    any_case: false,
    own: None,
    tails: Tails::ALL,
};
