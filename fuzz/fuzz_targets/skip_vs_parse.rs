//! Skipped text against used text: the same verdict at the same place, and the same end.

#![no_main]

use fastjson::{Error, ErrorKind, FromJson, Parser, Skip};
use libfuzzer_sys::fuzz_target;

#[path = "../../tests/parse/any.rs"]
#[allow(dead_code, reason = "only some of it is used here")]
mod any;

use any::{Any, Structural};

fn place<T>(result: Result<T, Error>) -> Option<(ErrorKind, usize)> {
    result.err().map(|error| (error.kind(), error.offset()))
}

fuzz_target!(|bytes: &[u8]| {
    let used = place(fastjson::from_slice::<Any>(bytes));
    let skipped = place(fastjson::from_slice::<Skip>(bytes));
    match used {
        // What the skipper does not look at.
        Some((ErrorKind::OutOfRange | ErrorKind::DepthLimit, _)) => {}
        used => assert_eq!(used, skipped),
    }
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let mut checked = Parser::new(text);
    let mut structural = Parser::new(text);
    let structure = structural.skip_value_structural();
    if checked.skip_value().is_ok() {
        assert!(structure.is_ok());
        assert_eq!(checked.offset(), structural.offset());
        let mut parser = Parser::new(text).with_depth_limit(1_000);
        if Any::parse(&mut parser).is_ok() {
            assert_eq!(checked.offset(), parser.offset());
        }
    }
    let _ = fastjson::from_str::<Structural>(text).map_err(|error| error.to_string());
});
