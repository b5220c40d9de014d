//! What a mistake in a derive input looks like to its user: one small file for each mistake, and
//! the compiler's whole output beside it.
//!
//! The texts are those of the compiler that `rust-toolchain.toml` names. To write them anew, run
//! `TRYBUILD=overwrite cargo test --test ui`, then read each difference.

#[test]
fn mistakes_are_reported_where_they_are() {
    let cases = trybuild::TestCases::new();
    for topic in [
        "attribute",
        "bound",
        "converter",
        "enum",
        "flatten",
        "mode",
        "name",
        "serde",
        "shape",
        "type",
    ] {
        cases.compile_fail(format!("tests/ui/{topic}/*.rs"));
    }
}
