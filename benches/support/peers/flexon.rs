//! flexon: serde with SIMD and run-time detection. It accepts text after the value.

use super::{Library, Parse, Print, ROOM, See, VALID};
use crate::models::Model;

/// flexon: serde with SIMD and run-time detection. It accepts text after the value.
#[derive(Clone, Copy, Default)]
pub struct Flexon;

impl Library for Flexon {
    const NAME: &'static str = "flexon";
}

impl<M: Model> Parse<M> for Flexon {
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        see.value(&flexon::from_slice(json).expect(VALID));
    }
}

impl<M: Model> Print<M> for Flexon {
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        flexon::to_writer(out, value).expect(ROOM);
    }
}
