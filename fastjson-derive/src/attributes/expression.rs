//! Where an expression in an attribute ends, without parsing it.
//!
//! `default = <expression>` takes any expression, which `syn` reads only with its `full`
//! feature, several times the build time of everything else it is used for here. All that
//! is needed is the comma after the expression: rustc reads the inside, and reports mistakes
//! there better. Brackets of all kinds are one token tree, so only three things can hide a
//! comma: the parameters of a closure, and generic arguments after `::` or in a type. Telling
//! these from `|`, `<` and `>` the operators takes knowing whether an operand or an operator
//! is due:
//!
//! ```text
//! Operand   `|`  -> skip to the closing `|`      `<` -> skip `<T as Trait<A, B>>`
//! Operator  `::` -> Turbofish                    `as`, `->` -> Type
//! Turbofish `<`  -> skip to the closing `>`
//! Type      a path's `<` opens arguments until something follows that is not in a type
//! ```

use proc_macro2::{Punct, Spacing, TokenTree};

/// Number of tokens of the expression at the start of `tokens`: up to a `,` or `;` outside of
/// it, to a value where an operator is due, or to the end.
pub(super) fn find_expression_end(tokens: &[TokenTree]) -> usize {
    scan(tokens).0
}

/// Number of tokens of the type at the start of `tokens`: up to a `,` or `;` outside of its
/// brackets, or to the end.
pub(super) fn find_type_end(tokens: &[TokenTree]) -> usize {
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += match token {
            TokenTree::Punct(punct) if matches!(punct.as_char(), ',' | ';') => break,
            TokenTree::Punct(punct) if punct.as_char() == '<' => angle_brackets(&tokens[at..]),
            _ => 1,
        };
    }
    at.min(tokens.len())
}

/// Whether an expression ends where more must come, as `1 +` does: rustc could only say so of
/// the code that the expression is put into.
pub(super) fn is_cut_short(expression: &[TokenTree]) -> bool {
    let (_, due) = scan(expression);
    let may_end = match expression {
        [.., TokenTree::Punct(first), TokenTree::Punct(second)] => {
            first.as_char() == '.' && second.as_char() == '.'
        }
        [.., TokenTree::Ident(word)] => *word == "break" || *word == "return",
        _ => false,
    };
    matches!(due, Due::Operand | Due::Type | Due::Turbofish) && !may_end
}

/// Number of tokens of the expression and what would be due after it.
fn scan(tokens: &[TokenTree]) -> (usize, Due) {
    let mut at = 0;
    let mut due = Due::Operand;
    while let Some(token) = tokens.get(at) {
        let rest = &tokens[at..];
        let (next, taken) = match token {
            TokenTree::Group(_) => (Due::Operator, 1),
            // Two values side by side: the comma between two attributes is missing.
            TokenTree::Literal(_) if due == Due::Operator => break,
            // The name of an ABI in a type.
            TokenTree::Literal(_) if due == Due::Type => (due, 1),
            TokenTree::Literal(_) => (Due::Operator, 1),
            TokenTree::Ident(word) => match due.after_word(&word.to_string()) {
                Due::Operator if due == Due::Operator => break,
                next => (next, 1),
            },
            TokenTree::Punct(punct) if matches!(punct.as_char(), ',' | ';') => break,
            TokenTree::Punct(punct) => due.after_punct(punct, rest),
        };
        due = next;
        at += taken;
    }
    (at.min(tokens.len()), due)
}

/// What kind of token the grammar allows next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    /// A value, or something in front of one.
    Operand,
    /// Something after a value.
    Operator,
    /// A type, after `as` or `->`.
    Type,
    /// What may follow a type's name: generic arguments, or what follows a value.
    TypeTail,
    /// A path segment or generic arguments, after `::`.
    Turbofish,
}

impl Due {
    fn after_word(self, word: &str) -> Self {
        match word {
            "as" => Self::Type,
            "const" | "dyn" | "extern" | "impl" | "mut" | "unsafe" if self == Self::Type => {
                Self::Type
            }
            _ if matches!(self, Self::Type) => Self::TypeTail,
            "async" | "break" | "const" | "else" | "for" | "if" | "in" | "let" | "loop"
            | "match" | "move" | "mut" | "return" | "static" | "unsafe" | "while" => Self::Operand,
            _ => Self::Operator,
        }
    }

    /// What is due after the operator at the start of `rest`, and its number of tokens.
    fn after_punct(self, punct: &Punct, rest: &[TokenTree]) -> (Self, usize) {
        let pair = pair(punct, rest);
        match (self, punct.as_char(), pair) {
            // A label or a lifetime: the quote comes joint to its name.
            (_, '\'', _) => (self, 2),
            (Self::Type | Self::TypeTail, ':', Some(':')) => (Self::Type, 2),
            (_, ':', Some(':')) => (Self::Turbofish, 2),
            (_, '-', Some('>')) => (Self::Type, 2),
            (Self::Operand, '|', _) => (Self::Operand, closure_parameters(rest)),
            (Self::Type | Self::TypeTail, '<', _) => (Self::TypeTail, angle_brackets(rest)),
            (Self::Turbofish | Self::Operand, '<', _) => (Self::Operator, angle_brackets(rest)),
            (Self::Type, _, _) => (Self::Type, 1),
            (_, '?', _) => (Self::Operator, 1),
            // Only here can the second half be taken for the start of an operand.
            (_, '|' | '<', Some(second)) if second == punct.as_char() => (Self::Operand, 2),
            _ => (Self::Operand, 1),
        }
    }
}

/// The character that is written right after `punct`, when it is punctuation.
fn pair(punct: &Punct, rest: &[TokenTree]) -> Option<char> {
    match (punct.spacing(), rest.get(1)) {
        (Spacing::Joint, Some(TokenTree::Punct(second))) => Some(second.as_char()),
        _ => None,
    }
}

/// Tokens from `|` to its closing `|`.
fn closure_parameters(tokens: &[TokenTree]) -> usize {
    let closing = tokens
        .iter()
        .skip(1)
        .position(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '|'));
    closing.map_or(tokens.len(), |position| position + 2)
}

/// Tokens from `<` to its closing `>`.
fn angle_brackets(tokens: &[TokenTree]) -> usize {
    let mut depth = 0_usize;
    let mut arrow = false;
    for (position, token) in tokens.iter().enumerate() {
        let TokenTree::Punct(punct) = token else {
            arrow = false;
            continue;
        };
        match punct.as_char() {
            '<' => depth += 1,
            // The `>` of `->` closes nothing.
            '>' if !arrow => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return position + 1;
        }
        arrow = punct.as_char() == '-' && punct.spacing() == Spacing::Joint;
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenStream;

    use super::*;

    /// Each expression followed by `, next` must end at that comma.
    #[test]
    fn finds_the_comma_after_an_expression() {
        for expression in [
            "1",
            "-1",
            "\"x\".to_string()",
            "Vec::new()",
            "path::to::value",
            "::path::to::value",
            "HashMap::<A, B>::new()",
            "HashMap::<A, Vec<Vec<B>>>::new()",
            "HashMap::<A, fn(C, D) -> E, 3, -1, { 4 }>::new()",
            "a.collect::<HashMap<A, B>>()",
            "<HashMap<A, B> as Default>::default()",
            "<A as Trait<B, C>>::CONST",
            "x as HashMap<A, B>",
            "x as *const HashMap<A, B>",
            "x as &'static HashMap<A, B>",
            "x as a::b::HashMap<A, B>",
            "x as ::a::HashMap<A, B>",
            "x as <A as Trait<B, C>>::D",
            "x as <A as Trait<B, C>>::D<E, F>",
            "x as fn(A, B) -> HashMap<A, B>",
            "x as A<B, C>::D<E, F>",
            "x as unsafe extern \"C\" fn(A, B) -> C",
            "x as for<'a> fn(&'a A, B) -> C",
            "&raw const x",
            "x as usize * y < z",
            "|a, b| a + b",
            "|a: HashMap<A, B>, b| a",
            "move |a, b| a",
            "|| 1",
            "f(|| 1) || g",
            "|a, b| -> HashMap<A, B> { a }",
            "async move |a, b| a",
            "a || b",
            "a || |c, d| c",
            "a | b",
            "a < b",
            "a << b",
            "a <<= b",
            "a >> b",
            "a > b",
            "a <= b",
            "a < b && c > d",
            "if a < b { c } else { d }",
            "match a { B | C => d, _ => e }",
            "match a < b { true => |x, y| x, _ => f }",
            "'label: loop { break 'label 1 }",
            "vec![1, 2]",
            "Point { x: 1, y: 2 }",
            "Point::<A, B> { x, y }",
            "[1, 2]",
            "(1, 2)",
            "{ 1; 2 }",
            "unsafe { f() }",
            "const { f() }",
            "..",
            "1..",
            "return",
            "1..2",
            "1..=x",
            "a?.b",
            "a? | b",
            "*a",
            "&mut a",
            "&|a, b| a",
            "!|a, b| a",
            "return |a, b| a",
            "x = |a, b| a",
            "a.0.1",
            "a.await",
            "b'x'",
            "'x'",
            "\"a, b\"",
            "|x| x as fn(A, B) -> C",
        ] {
            let with_next: TokenStream = format!("{expression}, next").parse().unwrap();
            let tokens: Vec<TokenTree> = with_next.into_iter().collect();
            let end = find_expression_end(&tokens);
            assert_eq!(end, tokens.len() - 2, "{expression}");
            let alone: TokenStream = expression.parse().unwrap();
            let tokens: Vec<TokenTree> = alone.into_iter().collect();
            assert!(!is_cut_short(&tokens), "{expression} is whole");
            assert_eq!(find_expression_end(&tokens), tokens.len(), "{expression} at the end");
        }
    }

    #[test]
    fn finds_the_comma_after_a_type() {
        for text in ["u8", "HashMap<A, Vec<B>>", "a::B<C, fn(D, E) -> F>::G", "(A, B)", "\"A\""] {
            let tokens: TokenStream = format!("{text}, next").parse().unwrap();
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            assert_eq!(find_type_end(&tokens), tokens.len() - 2, "{text}");
        }
        for text in ["", "<", "A<B, C", "A>", "->"] {
            let tokens: TokenStream = text.parse().unwrap();
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            assert_eq!(find_type_end(&tokens), tokens.len(), "{text}");
        }
    }

    #[test]
    fn stops_where_no_expression_goes_on() {
        for (text, expected) in [
            ("", 0),
            (", a", 0),
            ("1; 2", 1),
            ("a < b, c > d", 3),
            ("1 skip", 1),
            ("\"x\" rename = \"y\"", 1),
            ("f(x) skip", 2),
            ("a \"x\"", 1),
        ] {
            let tokens: TokenStream = text.parse().unwrap();
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            assert_eq!(find_expression_end(&tokens), expected, "{text}");
        }
    }

    #[test]
    fn sees_that_more_must_come() {
        for text in ["1 +", "-", "a &&", "a.", "a::", "x as", "x as &", "|a, b|", "1..=", "if"] {
            let tokens: TokenStream = text.parse().unwrap();
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            assert!(is_cut_short(&tokens), "{text}");
        }
    }

    /// What is no expression must end too; where does not matter.
    #[test]
    fn survives_what_is_no_expression() {
        for text in ["|", "<", "a::<", "as", "->", "<<<", "|a, b", "'a", ">>>", "::", "a::<b, c"] {
            let tokens: TokenStream = text.parse().unwrap();
            let tokens: Vec<TokenTree> = tokens.into_iter().collect();
            assert!(find_expression_end(&tokens) <= tokens.len(), "{text}");
        }
    }
}
