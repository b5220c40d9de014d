//! fastjson: what is measured.

use super::{Library, Parse, Print, See, VALID};
use crate::models::Model;

/// fastjson: what is measured.
#[derive(Clone, Copy, Default)]
pub struct FastJson;

impl Library for FastJson {
    const NAME: &'static str = "fastjson";
}

impl<M: Model> Parse<M> for FastJson {
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        see.value(&fastjson::from_slice(json).expect(VALID));
    }
}

impl<M: Model> Print<M> for FastJson {
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        fastjson::to_vec_into(out, value);
    }
}
