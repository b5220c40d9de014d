//! The trie and its layout against a plain search through the names.

use proptest::prelude::*;

use super::{Entry, Names, Target, must_be_escaped};

fn names<'a>(texts: impl IntoIterator<Item = &'a str>) -> Names {
    Names::new(
        texts.into_iter().enumerate().map(|(field, text)| Entry {
            text: text.to_owned(),
            target: Target { field, name: 0 },
        }),
    )
}

/// What a window begins with, found without any cleverness: the key ends at the first quote.
fn naive(texts: &[String], window: &[u8]) -> Option<usize> {
    let end = window.iter().position(|byte| *byte == b'"')?;
    texts.iter().position(|text| !must_be_escaped(text) && text.as_bytes() == &window[..end])
}

fn agrees(texts: &[String], window: &[u8]) {
    let names = names(texts.iter().map(String::as_str));
    let expected = naive(texts, window);
    let by_trie = names.find(window).map(|target| target.field);
    let by_layout = names.layout().run(window).map(|target| target.field);
    assert_eq!(by_trie, expected, "trie, {}", window.escape_ascii());
    assert_eq!(by_layout, expected, "layout, {}", window.escape_ascii());
}

/// Every name must be found, and nothing that differs from all in one byte.
fn finds_exactly(texts: &[&str]) {
    let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
    for text in &texts {
        let mut window = text.clone().into_bytes();
        window.extend_from_slice(b"\":1,\"next\":2}");
        agrees(&texts, &window);
        for at in 0..=text.len() {
            let mut other = window.clone();
            other[at] ^= 1;
            agrees(&texts, &other);
            agrees(&texts, &window[..at]);
            agrees(&texts, &window[at..]);
        }
    }
}

#[test]
fn no_names() {
    let names = names([]);
    assert_eq!(names.window(), 0);
    assert_eq!(names.find(b"a\""), None);
    assert_eq!(names.layout().run(b"a\""), None);
}

#[test]
fn the_closing_quote_decides_between_prefixes() {
    finds_exactly(&["", "i", "id", "id_str", "id_strange", "ids"]);
}

#[test]
fn bytes_less_than_the_closing_quote() {
    finds_exactly(&["", " ", "!", " a", "a", "a ", "a!", "a b", "a#"]);
}

#[test]
fn names_of_equal_length_that_differ_in_one_byte() {
    finds_exactly(&["alpha1", "alpha2", "blpha1", "alpHa1", "Alpha1"]);
}

#[test]
fn names_beyond_ascii_are_bytes() {
    finds_exactly(&["é", "è", "名前", "名", "naïve", "\u{7f}", "\u{1f600}"]);
}

#[test]
fn hundreds_of_names_with_a_long_shared_prefix() {
    let long: Vec<String> =
        (0..400).map(|i| format!("a_rather_long_prefix_that_all_share_{i}")).collect();
    let names = names(long.iter().map(String::as_str));
    assert_eq!(names.window(), long[399].len() + 1);
    let layout = names.layout();
    for (field, text) in long.iter().enumerate() {
        let window = format!("{text}\"");
        let target = Some(Target { field, name: 0 });
        assert_eq!(names.find(window.as_bytes()), target);
        assert_eq!(layout.run(window.as_bytes()), target);
        assert_eq!(layout.run(text.as_bytes()), None);
        assert_eq!(layout.run(&window.as_bytes()[1..]), None);
    }
}

#[test]
fn each_name_a_prefix_of_the_next() {
    let nested: Vec<String> = (0..60).map(|len| "x".repeat(len)).collect();
    let texts: Vec<&str> = nested.iter().map(String::as_str).collect();
    finds_exactly(&texts);
}

#[test]
fn names_that_json_must_escape_are_reported_apart() {
    let names = names(["plain", "quo\"te", "back\\slash", "line\nfeed", ""]);
    let escaped: Vec<&str> = names.escaped().map(|entry| entry.text.as_str()).collect();
    assert_eq!(escaped, ["back\\slash", "line\nfeed", "quo\"te"]);
    assert_eq!(names.sorted().len(), 5);
    assert_eq!(names.find(b"quo\""), None);
    assert_eq!(names.find(b"back\\slash\""), None);
    assert_eq!(names.window(), "plain\"".len());
}

#[test]
fn a_name_given_twice_keeps_its_first_target() {
    let names = names(["a", "b", "a"]);
    assert_eq!(names.sorted().len(), 2);
    assert_eq!(names.find(b"a\""), Some(Target { field: 0, name: 0 }));
}

#[test]
fn the_order_of_names_does_not_matter() {
    let texts = ["b", "ab", "a", "abc", "é"];
    let entry =
        |field: usize| Entry { text: texts[field].to_owned(), target: Target { field, name: 0 } };
    let forward = Names::new((0..5).map(entry));
    let backward = Names::new((0..5).rev().map(entry));
    assert_eq!(forward.to_string(), backward.to_string());
    assert_eq!(forward.sorted(), backward.sorted());
}

#[test]
fn text_dump() {
    let text = names(["user_id", "user", "user_name", "é", "a\"b"]).to_string();
    let expected = "\
window 10
'' then
  'u': 'ser' then
    '\\\"': '' -> field 1 name 0
    '_': '' then
      'i': 'd\\\"' -> field 0 name 0
      'n': 'ame\\\"' -> field 2 name 0
  '\\xc3': '\\xa9\\\"' -> field 3 name 0
slow path only: \"a\\\"b\" -> field 4 name 0
";
    assert_eq!(text, expected);
}

fn any_name() -> impl Strategy<Value = String> {
    // A small alphabet makes prefixes and near misses common.
    prop_oneof!["[ab_]{0,6}", "(shared_prefix_of_names_)?[a-c]{0,30}", ".{0,8}"]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn as_a_plain_search(
        texts in prop::collection::btree_set(any_name(), 0..40),
        others in prop::collection::vec(any_name(), 0..10),
        flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 8),
    ) {
        let texts: Vec<String> = texts.into_iter().collect();
        for text in texts.iter().chain(&others) {
            let exact = format!("{text}\":true}}");
            agrees(&texts, exact.as_bytes());
            agrees(&texts, format!("{text}b\":1").as_bytes());
            for (at, byte) in &flips {
                let mut mutated = exact.clone().into_bytes();
                let at = at.index(mutated.len());
                mutated[at] = *byte;
                agrees(&texts, &mutated);
                agrees(&texts, &exact.as_bytes()[..at]);
            }
        }
    }
}
