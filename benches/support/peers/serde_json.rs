//! serde_json: what most users have.

use super::{Library, Parse, Print, ROOM, See, VALID};
use crate::models::Model;

/// serde_json: what most users have.
#[derive(Clone, Copy, Default)]
pub struct SerdeJson;

impl Library for SerdeJson {
    const NAME: &'static str = "serde_json";
}

impl<M: Model> Parse<M> for SerdeJson {
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        see.value(&serde_json::from_slice(json).expect(VALID));
    }
}

impl<M: Model> Print<M> for SerdeJson {
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        serde_json::to_writer(out, value).expect(ROOM);
    }
}
