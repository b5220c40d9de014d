//! jsony: its own traits, little generated code.

use jsony::{FromJson, ToJson};

use super::{Library, Parse, Print, See, VALID};
use crate::models::Model;

/// jsony. Not for borrowed models: its unsafe trait is not ours to implement for their text.
#[derive(Clone, Copy, Default)]
pub struct Jsony;

impl Library for Jsony {
    const NAME: &'static str = "jsony";
}

impl<M: Model> Parse<M> for Jsony
where
    for<'a> M::Of<'a>: FromJson<'a>,
{
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        see.value(&jsony::from_json_bytes(json).expect(VALID));
    }
}

impl<M: Model> Print<M> for Jsony
where
    for<'a> M::Of<'a>: ToJson,
{
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        jsony::to_json_into(value, out);
    }
}
