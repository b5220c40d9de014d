//! simd-json through serde. It rewrites its input, so the copy of the input is measured; the
//! copy, the buffers and the tape are kept.

use super::{Library, Parse, Print, ROOM, See, VALID};
use crate::models::Model;

/// simd-json through serde, with its buffers kept.
#[derive(Default)]
pub struct SimdJson {
    input: Vec<u8>,
    buffers: simd_json::Buffers,
}

impl Library for SimdJson {
    const NAME: &'static str = "simd-json";
}

impl<M: Model> Parse<M> for SimdJson {
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        self.input.clear();
        self.input.extend_from_slice(json);
        let value = simd_json::serde::from_slice_with_buffers(&mut self.input, &mut self.buffers);
        see.value(&value.expect(VALID));
    }
}

impl<M: Model> Print<M> for SimdJson {
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        simd_json::serde::to_writer(out, value).expect(ROOM);
    }
}
