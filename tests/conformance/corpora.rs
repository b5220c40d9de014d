//! Every file of the corpora: accepted or refused as it should be, alone, as a member that is
//! skipped, as a key, and parsed into a dynamic value.

use std::collections::BTreeMap;
use std::io::Read;

use fastjson::{FromJson, Skip};
use flate2::read::GzDecoder;

use crate::check::check_error;
use crate::{dynamic, shared};

/// A file and what is right for it.
struct File {
    name: String,
    bytes: Vec<u8>,
    /// Whether a skipped value is accepted.
    skipped: bool,
    /// Whether a dynamic value is accepted, whose numbers are 64-bit floats.
    used: bool,
}

/// A struct that knows one member, which no file has as a key of its own.
#[derive(fastjson::FastJson)]
struct Holder {
    #[fastjson(rename = "a member of the holder")]
    a: u8,
}

/// What stands before the value of a member and after it: `{"x":` FILE `,"a":1}`.
const BEFORE: &str = "{\"x\":";
const AFTER: &str = ",\"a member of the holder\":1}";

/// Every thread parses into dynamic values as deep as the deepest file.
const DEPTH: u32 = 100_000;

/// What the `policy` of each reason is here: whether a skipped and a used value are accepted.
/// A text is refused if one of its reasons has it refused.
const POLICY: &[(&str, bool, bool)] = &[
    // Skipping counts no levels; typed parsing does, and these tests raise its limit.
    ("depth>127", true, true),
    // The dynamic value is a map, in which the last one wins.
    ("duplicate-key", true, true),
    // No check of the range of a number that nobody asks for.
    ("f64-overflow", true, false),
    // Half of a surrogate pair is no text, whether anybody asks for it or not.
    ("lone-surrogate", false, false),
];

#[test]
fn skipped_alone() {
    let wrong = all(|file| {
        verdict::<Skip>(&file.bytes, file.skipped)?;
        match str::from_utf8(&file.bytes) {
            Ok(text) if fastjson::from_str::<Skip>(text).is_ok() != file.skipped => {
                Err("from_str differs from from_slice".to_owned())
            }
            _ => Ok(()),
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn skipped_in_a_struct() {
    let wrong = all(|file| {
        let first = [BEFORE.as_bytes(), &file.bytes, AFTER.as_bytes()].concat();
        let last = [b"{\"a member of the holder\":1,\"x\":", file.bytes.as_slice(), b"}"].concat();
        for text in [first, last] {
            let accepted = file.skipped || is_json_by_accident(&text);
            verdict::<Holder>(&text, accepted)?;
            verdict::<Skip>(&text, accepted)?;
        }
        Ok(())
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn strings_as_keys() {
    let mut strings = 0;
    let wrong = all(|file| {
        if file.bytes.trim_ascii_start().first() != Some(&b'"') {
            return Ok(());
        }
        strings += 1;
        let object = [b"{", file.bytes.as_slice(), b":1", AFTER.as_bytes()].concat();
        let accepted = file.skipped || is_json_by_accident(&object);
        verdict::<Holder>(&object, accepted)?;
        let inside = [BEFORE.as_bytes(), &object, AFTER.as_bytes()].concat();
        verdict::<Holder>(&inside, accepted)
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(strings > 0 || shared::folder().is_none(), "no file holds a string");
}

#[test]
fn used_in_a_dynamic_value() {
    let check = || {
        all(|file| {
            let Ok(text) = str::from_utf8(&file.bytes) else {
                return Ok(());
            };
            let outcome = dynamic::parse(text, DEPTH);
            if let Err(error) = &outcome {
                check_error(error, &file.bytes)?;
            }
            if outcome.is_ok() != file.used {
                return Err(format!("used: {:?}, expected {}", outcome.err(), file.used));
            }
            let Ok(value) = outcome else { return Ok(()) };
            let printed = fastjson::to_string(&value);
            let again =
                dynamic::parse(&printed, DEPTH).map_err(|error| format!("printed: {error}"))?;
            if again == value {
                Ok(())
            } else {
                Err("printed and parsed again it differs".to_owned())
            }
        })
    };
    // The deepest file needs more stack than a test thread has.
    let thread = std::thread::Builder::new().stack_size(256 << 20).spawn(check);
    let wrong = thread.expect("a thread").join().expect("no panic");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Calls `check` with every file; the names of those it fails for, with what is wrong.
fn all(mut check: impl FnMut(&File) -> Result<(), String>) -> Vec<String> {
    let Some(table) = shared::text("corpora/EXPECTED.tsv") else {
        return Vec::new();
    };
    assert!(table.lines().count() > 100, "the table of files is nearly empty");
    let mut wrong = Vec::new();
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let (skipped, used) = wanted(cells[1], cells[2], cells[4]);
        let name = cells[0].to_owned();
        let file = File { bytes: read(&name), name, skipped, used };
        if let Err(what) = check(&file) {
            wrong.push(format!("{}: {what}", file.name));
        }
    }
    wrong
}

/// Whether a file is accepted when skipped and when used.
fn wanted(verdict: &str, why: &str, flags: &str) -> (bool, bool) {
    match verdict {
        "accept" => (true, true),
        // One document per line is not one document.
        "reject" | "ndjson" => (false, false),
        "policy" => {
            let policy: BTreeMap<&str, (bool, bool)> =
                POLICY.iter().map(|&(reason, skipped, used)| (reason, (skipped, used))).collect();
            let reasons = why.split(',').chain(flags.split(',').filter(|flag| *flag != "big-int"));
            let known = reasons.filter(|reason| !reason.is_empty()).map(|reason| {
                *policy.get(reason).unwrap_or_else(|| panic!("no policy for {reason:?}"))
            });
            known.fold((true, true), |(a, b), (skipped, used)| (a && skipped, b && used))
        }
        other => panic!("unknown verdict {other:?}"),
    }
}

fn read(name: &str) -> Vec<u8> {
    let stored = shared::bytes(&format!("corpora/{name}")).unwrap_or_default();
    if !name.ends_with(".gz") {
        return stored;
    }
    let mut bytes = Vec::new();
    GzDecoder::new(stored.as_slice()).read_to_end(&mut bytes).expect("a gzip file");
    bytes
}

/// A refused text can be the middle of one that is fine: `1,"y":2` between `{"x":` and `}`.
fn is_json_by_accident(text: &[u8]) -> bool {
    serde_json::from_slice::<serde_json::Value>(text).is_ok()
}

fn verdict<T: for<'de> FromJson<'de>>(bytes: &[u8], accepted: bool) -> Result<(), String> {
    match fastjson::from_slice::<T>(bytes) {
        Ok(_) if accepted => Ok(()),
        Ok(_) => Err("accepted".to_owned()),
        Err(error) if accepted => Err(format!("refused: {error}")),
        Err(error) => check_error(&error, bytes),
    }
}
