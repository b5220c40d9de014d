//! Writes the generated part of the conformance tests, see `tests/generate`.

#[path = "tests/generate/mod.rs"]
mod generate;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    generate::run()
}
