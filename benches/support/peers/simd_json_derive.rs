//! simd-json-derive: simd-json's tape without serde. As simd-json it rewrites a copy.

use simd_json_derive::{Deserialize, Serialize};

use super::{Library, Parse, Print, ROOM, See, VALID};
use crate::models::Model;

/// simd-json-derive, with its buffers kept.
#[derive(Default)]
pub struct SimdJsonDerive {
    input: Vec<u8>,
    buffers: simd_json::Buffers,
}

impl Library for SimdJsonDerive {
    const NAME: &'static str = "simd-json-derive";
}

impl<M: Model> Parse<M> for SimdJsonDerive
where
    for<'a> M::Of<'a>: Deserialize<'a>,
{
    #[inline]
    fn parse(&mut self, json: &[u8], see: &See<'_, M>) {
        self.input.clear();
        self.input.extend_from_slice(json);
        let value = M::Of::from_slice_with_buffers(&mut self.input, &mut self.buffers);
        see.value(&value.expect(VALID));
    }
}

impl<M: Model> Print<M> for SimdJsonDerive
where
    for<'a> M::Of<'a>: Serialize,
{
    #[inline]
    fn print(&mut self, out: &mut Vec<u8>, value: &M::Of<'_>) {
        value.json_write(out).expect(ROOM);
    }
}
