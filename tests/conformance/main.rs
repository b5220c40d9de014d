//! Conformance: shared truth tables and corpora, accepted, refused, parsed and printed as they
//! should be.

mod attacks;
mod check;
mod corpora;
mod differential;
mod dynamic;
mod float_tables;
mod nuqleon;
mod nuqleon_types;
mod prefixes;
#[allow(
    dead_code,
    non_snake_case,
    unused_imports,
    unreachable_pub,
    clippy::all,
    reason = "generated from definitions that are not ours"
)]
mod serde_table;
mod shared;
mod utf8_tables;
