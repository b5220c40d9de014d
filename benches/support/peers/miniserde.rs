//! miniserde: its own traits, dynamic dispatch. It knows text only, so bytes are checked
//! first, and it cannot print into a buffer that is kept.

use miniserde::Deserialize;

use super::{Library, Parse, See, VALID};
use crate::models::Model;

/// miniserde. Not for borrowed models (it does not borrow), nor for those that leave out
/// members (its derive refuses `skip_serializing_if`).
#[derive(Clone, Copy, Default)]
pub struct Miniserde;

impl Library for Miniserde {
    const NAME: &'static str = "miniserde";
}

impl<M: Model> Parse<M> for Miniserde
where
    for<'a> M::Of<'a>: Deserialize,
{
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        let text = std::str::from_utf8(json).expect(VALID);
        see.value(&miniserde::json::from_str(text).expect(VALID));
    }
}
