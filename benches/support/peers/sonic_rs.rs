//! sonic-rs: serde with SIMD.

use super::{Library, Parse, Print, ROOM, See, VALID};
use crate::models::Model;

/// sonic-rs: serde with SIMD.
#[derive(Clone, Copy, Default)]
pub struct SonicRs;

impl Library for SonicRs {
    const NAME: &'static str = "sonic-rs";
}

impl<M: Model> Parse<M> for SonicRs {
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        see.value(&sonic_rs::from_slice(json).expect(VALID));
    }
}

impl<M: Model> Print<M> for SonicRs {
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        sonic_rs::to_writer(out, value).expect(ROOM);
    }
}
