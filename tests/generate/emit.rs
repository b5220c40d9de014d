//! Writes the test source: a module per distinct set of definitions, a test per group.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::cases::{Case, Input};
use super::differences::{Differences, Ours};
use super::{outside, types};

/// The generated source where the table is absent.
pub(crate) fn nothing() -> String {
    "pub(crate) const TRANSLATED: &[&str] = &[];\n\
     pub(crate) const OUTSIDE: &[(&str, &str)] = &[];\n"
        .to_owned()
}

/// The generated source where the table cannot be translated: a test that tells why.
pub(crate) fn failure(why: &str) -> String {
    format!("{}#[test]\nfn translated() {{ panic!(\"{{}}\", {why:?}); }}\n", nothing())
}

/// The generated source. Expands to:
///
/// ```text
/// mod types_003 {
///     use crate::check::names::*;
///     #[derive(fastjson::FastJson, Debug)]
///     struct New(u32);
///     pub(super) fn check_struct(checks: &mut crate::check::Checks) {
///         checks.accept_print::<New>("struct/003-00", b"5", Some("New(5)"), "5");
///     }
/// }
/// #[test]
/// fn struct_cases() {
///     let mut checks = crate::check::Checks::default();
///     types_003::check_struct(&mut checks);
///     checks.finish(1);
/// }
/// pub(crate) const TRANSLATED: &[&str] = &["struct/003-00"];
/// pub(crate) const OUTSIDE: &[(&str, &str)] = &[];
/// ```
pub(crate) fn source(cases: &[Case], differences: &Differences) -> Result<String, String> {
    let mut modules: BTreeMap<&str, BTreeMap<&str, Vec<&Case>>> = BTreeMap::new();
    let (mut translated, mut left_out) = (Vec::new(), Vec::new());
    for case in cases {
        if let Some(reason) = outside::reason(case) {
            left_out.push((&case.id, reason));
        } else {
            translated.push(&case.id);
            modules
                .entry(&case.definitions)
                .or_default()
                .entry(&case.group)
                .or_default()
                .push(case);
        }
    }
    check_listed(&translated, differences)?;

    let mut out = String::new();
    let mut groups: BTreeMap<&str, (Vec<String>, usize)> = BTreeMap::new();
    for (number, (definitions, by_group)) in modules.iter().enumerate() {
        let module = format!("types_{number:03}");
        let _ = writeln!(out, "mod {module} {{\nuse crate::check::names::*;");
        out.push_str(&types::translate(definitions));
        for (group, cases) in by_group {
            let function = format!("check_{}", group.replace('-', "_"));
            let _ =
                writeln!(out, "\npub(super) fn {function}(checks: &mut crate::check::Checks) {{");
            for case in cases {
                let _ = writeln!(out, "    {}", statement(case, differences)?);
            }
            out.push_str("}\n");
            let entry = groups.entry(group).or_default();
            entry.0.push(format!("    {module}::{function}(&mut checks);\n"));
            entry.1 += cases.len();
        }
        out.push_str("}\n");
    }
    for (group, (calls, count)) in groups {
        let name = group.replace('-', "_");
        let _ = writeln!(out, "#[test]\nfn {name}_cases() {{");
        let _ = writeln!(out, "    let mut checks = crate::check::Checks::default();");
        let _ = writeln!(out, "{}    checks.finish({count});\n}}", calls.concat());
    }
    let _ = writeln!(out, "pub(crate) const TRANSLATED: &[&str] = &{translated:?};");
    let _ = writeln!(out, "pub(crate) const OUTSIDE: &[(&str, &str)] = &{left_out:?};");
    Ok(out)
}

/// An entry of the committed tables that no translated case has is a mistake.
fn check_listed(translated: &[&String], differences: &Differences) -> Result<(), String> {
    let known: BTreeSet<&String> = translated.iter().copied().collect();
    let listed = differences.outcomes.keys().chain(differences.positions.keys());
    match listed.into_iter().find(|id| !known.contains(id)) {
        Some(id) => Err(format!("the tables of differences list {id}, which is not translated")),
        None => Ok(()),
    }
}

/// The statement that checks one case.
fn statement(case: &Case, differences: &Differences) -> Result<String, String> {
    let (id, root) = (&case.id, &case.root);
    let input = input(&case.input);
    if let Some(at) = differences.positions.get(id) {
        let (offset, line, column) = (at.offset, at.line, at.column);
        return Ok(format!(
            "checks.reject_at::<{root}>({id:?}, {input}, ({offset}, {line}, {column}), {:?});",
            at.class
        ));
    }
    let (accepted, parsed, printed) = match differences.outcomes.get(id) {
        Some(Ours::NoImpl(bound)) => {
            return Ok(format!("crate::check::not_implemented!({root}: {bound}); checks.count();"));
        }
        Some(Ours::Rejected) => (false, &None, &None),
        Some(Ours::Accepted { parsed, printed }) => (true, parsed, printed),
        None => (case.accepted, &case.parsed, &case.printed),
    };
    match (case.operation.as_str(), accepted, printed) {
        ("print", true, Some(printed)) => {
            Ok(format!("checks.print({id:?}, &({}), {printed:?});", case.value))
        }
        // Printing cannot fail: what is never printed panics.
        ("print", false, _) => Ok(format!("checks.unprintable({id:?}, &({}));", case.value)),
        ("parse", false, _) if case.cut => {
            Ok(format!("checks.reject_cut::<{root}>({id:?}, {input});"))
        }
        ("parse", false, _) => Ok(format!("checks.reject::<{root}>({id:?}, {input});")),
        ("parse", true, None) => {
            Ok(format!("checks.accept::<{root}>({id:?}, {input}, {});", shown(case, parsed)))
        }
        ("parse", true, Some(printed)) => Ok(format!(
            "checks.accept_print::<{root}>({id:?}, {input}, {}, {printed:?});",
            shown(case, parsed)
        )),
        _ => Err(format!("{id}: no rule translates this kind of case")),
    }
}

/// The expected text of the value and the function that makes it. Types of the table that say
/// more than `Debug` does have a method `dbg`.
fn shown(case: &Case, parsed: &Option<String>) -> String {
    let show = if case.definitions.contains("fn dbg(") {
        "|value| value.dbg()"
    } else {
        "crate::check::debug"
    };
    match parsed {
        // The dynamic type and the skipped value are ours and have other names.
        Some(text) if case.root != "IgnoredAny" => {
            let text = text.replace("RawValue(", "RawJson(");
            format!("Some({text:?}), {show}")
        }
        _ => format!("None, {show}"),
    }
}

/// An expression of type `&'static [u8]`.
fn input(input: &Input) -> String {
    match input {
        Input::Bytes(bytes) => format!("b\"{}\"", bytes.escape_ascii()),
        Input::Repeated(parts) => format!("crate::check::repeated(&{parts:?})"),
    }
}
