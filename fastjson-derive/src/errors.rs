//! The collector of every mistake in one derive input, and the texts that mistakes share:
//! lists of allowed words and "did you mean".

use std::fmt::Display;

use proc_macro2::TokenStream;
use quote::ToTokens;

/// Collects every problem found in one derive input.
#[derive(Debug, Default)]
pub(crate) struct Errors(Option<syn::Error>);

impl Errors {
    /// Records a mistake that the user mends by editing `tokens`.
    pub(crate) fn at(&mut self, tokens: impl ToTokens, message: impl Display) {
        self.push(syn::Error::new_spanned(tokens, message));
    }

    /// Records a mistake that is two places that contradict each other.
    pub(crate) fn conflict(
        &mut self,
        (second, message): (impl ToTokens, impl Display),
        (first, note): (impl ToTokens, impl Display),
    ) {
        self.at(second, message);
        self.at(first, note);
    }

    /// Records what a parser of `syn` found.
    pub(crate) fn push(&mut self, error: syn::Error) {
        match &mut self.0 {
            Some(first) => first.combine(error),
            none => *none = Some(error),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// One `compile_error!` for each mistake; nothing when there was none.
    pub(crate) fn into_tokens(self) -> TokenStream {
        self.0.map_or_else(TokenStream::new, syn::Error::into_compile_error)
    }

    /// The texts alone, in the order they were found.
    #[cfg(test)]
    pub(crate) fn texts(self) -> Vec<String> {
        self.0.into_iter().flatten().map(|error| error.to_string()).collect()
    }
}

/// "`word` is wrong" as far as a list of allowed words can say it:
/// ``expected one of `a`, `b`; did you mean `a`?``.
pub(crate) fn expected_one_of(found: &str, allowed: &[&str]) -> String {
    let list = allowed.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
    match suggestion(found, allowed) {
        Some(word) => format!("expected one of {list}; did you mean `{word}`?"),
        None => format!("expected one of {list}"),
    }
}

/// The allowed word that `found` was most likely meant to be.
///
/// Case, `_` and `-` are not looked at, so `camelcase` and `rename-all` find their word; then a
/// third of the letters may be wrong; then the word may be cut short (`skip_ser`).
pub(crate) fn suggestion<'a>(found: &str, allowed: &[&'a str]) -> Option<&'a str> {
    if let Some(&exact) = allowed.iter().find(|word| word.eq_ignore_ascii_case(found)) {
        return Some(exact);
    }
    let found = letters(found);
    let most = (found.len() / 3).clamp(1, 3);
    let nearest = allowed
        .iter()
        .map(|word| (edit_distance(&found, &letters(word)), *word))
        .filter(|(distance, word)| *distance <= most && *distance < letters(word).len())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word);
    nearest.or_else(|| {
        let cut_short = |word: &&&str| letters(word).starts_with(&found);
        allowed.iter().find(|word| found.len() >= 3 && cut_short(word)).copied()
    })
}

fn letters(word: &str) -> Vec<char> {
    word.chars().filter(|c| !matches!(c, '_' | '-')).map(|c| c.to_ascii_lowercase()).collect()
}

/// Number of letters to insert, remove, replace or swap with their neighbour (optimal string
/// alignment).
fn edit_distance(a: &[char], b: &[char]) -> usize {
    // Three rows of the usual table: `rows[2]` is being filled.
    let mut rows = [vec![0; b.len() + 1], vec![0; b.len() + 1], (0..=b.len()).collect()];
    for i in 1..=a.len() {
        rows.rotate_left(1);
        rows[2][0] = i;
        for j in 1..=b.len() {
            let replace = rows[1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = replace.min(rows[1][j] + 1).min(rows[2][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[0][j - 2] + 1);
            }
            rows[2][j] = least;
        }
    }
    rows[2][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distance(a: &str, b: &str) -> usize {
        edit_distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>())
    }

    #[test]
    fn counts_edits() {
        for (a, b, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("rename", "rename", 0),
            ("renmae", "rename", 1),
            ("ab", "ba", 1),
            ("kitten", "sitting", 3),
            ("flaw", "lawn", 2),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
        }
    }

    #[test]
    fn suggests_the_nearest_word() {
        let words = &["rename", "alias", "skip", "skip_serializing", "camelCase", "UPPERCASE"];
        for (found, expected) in [
            ("renmae", Some("rename")),
            ("RENAME", Some("rename")),
            ("skipSerializing", Some("skip_serializing")),
            ("skip_ser", Some("skip_serializing")),
            ("camel-case", Some("camelCase")),
            ("camelcase", Some("camelCase")),
            ("uppercase", Some("UPPERCASE")),
            ("elephant", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(suggestion(found, words), expected, "{found}");
        }
    }

    #[test]
    fn keeps_the_order_of_mistakes() {
        let mut errors = Errors::default();
        assert!(errors.is_empty());
        errors.at(quote::quote!(a), "first");
        errors.conflict((quote::quote!(b), "second"), (quote::quote!(c), "third"));
        assert_eq!(errors.texts(), ["first", "second", "third"]);
    }
}
