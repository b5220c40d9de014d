//! nanoserde: its own traits, no dependencies. It knows text only, so bytes are checked first.

use nanoserde::{DeJson, SerJson, SerJsonState};

use super::{Library, Parse, Print, See, VALID};
use crate::models::Model;

/// nanoserde. Not for borrowed models: it does not borrow.
#[derive(Clone, Copy, Default)]
pub struct Nanoserde;

impl Library for Nanoserde {
    const NAME: &'static str = "nanoserde";
}

impl<M: Model> Parse<M> for Nanoserde
where
    for<'a> M::Of<'a>: DeJson,
{
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        let text = std::str::from_utf8(json).expect(VALID);
        see.value(&DeJson::deserialize_json(text).expect(VALID));
    }
}

impl<M: Model> Print<M> for Nanoserde
where
    for<'a> M::Of<'a>: SerJson,
{
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        let empty = String::from_utf8(std::mem::take(out)).expect("nothing is valid text");
        let mut state = SerJsonState::new(empty);
        value.ser_json(0, &mut state);
        *out = state.out.into_bytes();
    }
}
