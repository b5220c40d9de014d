//! The same document laid out in every way that programs and people do: the value is the same,
//! and a fault is found at the same token.

use std::collections::BTreeMap;

use fastjson::{FastJson, from_str};
use proptest::prelude::*;

#[derive(Debug, PartialEq, FastJson)]
struct Node<'a> {
    id: u32,
    name: &'a str,
    tags: Vec<bool>,
    children: Vec<Node<'a>>,
    counts: BTreeMap<String, Option<i8>>,
}

/// The tokens of a document, with whitespace between them.
const DOCUMENT: &str = r#"
    { "id" : 1 , "name" : "a_b" , "tags" : [ true , false ] , "unknown" : [ { "x" : [ 1 , 2 ] }
    ] , "children" : [ { "id" : 2 , "name" : "" , "tags" : [ ] , "children" : [ ] , "counts" : {
    } } , { "id" : 3 , "name" : "c" , "tags" : [ true ] , "children" : [ ] , "counts" : { "k" :
    null , "l" : -7 } } ] , "counts" : { "m" : 0 } }
"#;

fn tokens() -> Vec<&'static str> {
    DOCUMENT.split_ascii_whitespace().collect()
}

/// Where a program breaks lines.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// Behind brackets and commas.
    Usual,
    /// Before commas.
    CommaFirst,
    /// Behind every token.
    Everywhere,
}

fn lay_out(style: Style, line_end: &str, indent: &str, colon: &str) -> String {
    let tokens = tokens();
    let (mut text, mut depth) = (String::new(), 0);
    let new_line = |text: &mut String, depth: usize| {
        text.push_str(line_end);
        text.push_str(&indent.repeat(depth));
    };
    for (at, &token) in tokens.iter().enumerate() {
        let closing = matches!(token, "}" | "]");
        let empty = closing && at > 0 && matches!(tokens[at - 1], "{" | "[");
        depth -= usize::from(closing);
        if (closing && !empty) || (style == Style::CommaFirst && token == ",") {
            new_line(&mut text, depth);
        }
        text.push_str(token);
        depth += usize::from(matches!(token, "{" | "["));
        match token {
            ":" => text.push_str(colon),
            "{" | "[" if !matches!(tokens[at + 1], "}" | "]") => new_line(&mut text, depth),
            "," if style == Style::Usual => new_line(&mut text, depth),
            _ if style == Style::Everywhere => new_line(&mut text, depth),
            _ => {}
        }
    }
    text
}

#[test]
fn every_layout_reads_the_same() {
    let plain = tokens().concat();
    let expected: Node<'_> = from_str(&plain).unwrap();
    let indents =
        [0, 1, 2, 3, 4, 7, 8, 13, 14, 15, 16, 29, 30, 31, 32, 40].map(|count| " ".repeat(count));
    for style in [Style::Usual, Style::CommaFirst, Style::Everywhere] {
        for line_end in ["\n", "\r\n", "\n\n", "\n\t", " ", ""] {
            for indent in indents.iter().map(String::as_str).chain(["\t", " \t", "\t "]) {
                for colon in ["", " ", "  ", "\n", "\t"] {
                    let text = lay_out(style, line_end, indent, colon);
                    assert_eq!(
                        from_str::<Node<'_>>(&text).as_ref().ok(),
                        Some(&expected),
                        "{text}"
                    );
                }
            }
        }
    }
}

proptest! {
    /// No two line ends need be alike.
    #[test]
    fn any_whitespace_reads_the_same(
        blanks in proptest::collection::vec("(\n {0,40}|[ \n\r\t]{0,3})", tokens().len() + 1),
    ) {
        let plain = tokens().concat();
        let expected: Node<'_> = from_str(&plain).unwrap();
        let mut text = blanks[0].clone();
        for (token, blank) in tokens().iter().zip(&blanks[1..]) {
            text.push_str(token);
            text.push_str(blank);
        }
        prop_assert_eq!(from_str::<Node<'_>>(&text).ok(), Some(expected), "{}", text);
    }

    /// A token left out or said twice is found at the same one in any layout.
    #[test]
    fn faults_are_found_at_their_token(
        at in 0..tokens().len(),
        twice: bool,
        indent in 0_usize..20,
    ) {
        let mut tokens = tokens();
        if twice {
            tokens.insert(at, tokens[at]);
        } else {
            tokens.remove(at);
        }
        let separator = format!("\n{}", " ".repeat(indent));
        let text = tokens.join(&separator);
        let plain = tokens.join(" ");
        let (laid_out, plain) = (from_str::<Node<'_>>(&text), from_str::<Node<'_>>(&plain));
        match (laid_out, plain) {
            (Ok(laid_out), Ok(plain)) => prop_assert_eq!(laid_out, plain),
            (Err(laid_out), Err(plain)) => {
                prop_assert_eq!(laid_out.kind(), plain.kind());
                prop_assert_eq!(laid_out.path(), plain.path());
                let before = text[..laid_out.offset()].split_whitespace().count();
                let before_plain = tokens.join(" ")[..plain.offset()].split_whitespace().count();
                prop_assert_eq!(before, before_plain);
            }
            (laid_out, plain) => prop_assert!(false, "{:?} {:?}", laid_out, plain),
        }
    }
}
