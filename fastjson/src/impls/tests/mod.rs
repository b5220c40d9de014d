//! Tests of the standard types.
