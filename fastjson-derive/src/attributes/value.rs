//! Reading the value of one item: each reader takes one kind of value and says what it
//! expected. Examples in messages are written as the user would type them.

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{ExprPath, LitStr, Path, Token, Type, WherePredicate};

use super::expression::is_cut_short;
use super::rename::RenameRule;
use super::variant::TagValue;
use super::{Item, Value, split_items};
use crate::errors::{Errors, expected_one_of};

impl Item {
    /// A word without a value.
    pub(super) fn flag(&self, errors: &mut Errors) -> Option<()> {
        let tokens = match &self.value {
            Value::Absent => return Some(()),
            Value::Assigned(tokens) if tokens.is_empty() => self.name.to_token_stream(),
            Value::Assigned(tokens) => tokens.clone(),
            Value::Listed(list) => list.to_token_stream(),
        };
        errors.at(tokens, format!("`{}` takes no value", self.name));
        None
    }

    /// `name = "text"`.
    pub(super) fn text(&self, example: &str, errors: &mut Errors) -> Option<LitStr> {
        let tokens = self.assigned(example, errors)?;
        text(tokens, example, errors)
    }

    /// `name = "text"` or `name("text", "text")`.
    pub(super) fn texts(&self, example: &str, errors: &mut Errors) -> Vec<LitStr> {
        let Value::Listed(list) = &self.value else {
            return self.text(example, errors).into_iter().collect();
        };
        let tokens: Vec<TokenTree> = list.stream().into_iter().collect();
        if tokens.is_empty() {
            self.value_missing(example, errors);
        }
        // A comma at the end is followed by nothing; any other empty place is a mistake.
        let mut parts: Vec<&[TokenTree]> =
            tokens.split(|token| super::is_punct(token, ',')).collect();
        parts.pop_if(|last| last.is_empty());
        let read = |part: &[TokenTree]| {
            if part.is_empty() {
                errors.at(list, "expected a string in quotes between two commas");
                return None;
            }
            text(&part.iter().cloned().collect(), example, errors)
        };
        parts.into_iter().filter_map(read).collect()
    }

    /// `name(version = "text", version = "text")`.
    pub(super) fn versions(
        &self,
        example: &str,
        errors: &mut Errors,
    ) -> Option<Vec<(Ident, LitStr)>> {
        let Value::Listed(list) = &self.value else {
            errors.at(&self.name, format!("`{}` needs a list, such as `{example}`", self.name));
            return None;
        };
        if list.stream().is_empty() {
            self.value_missing(example, errors);
        }
        let mut items = Vec::new();
        split_items(list.stream(), &mut items, errors);
        let mut versions: Vec<(Ident, LitStr)> = Vec::new();
        for item in &items {
            let text = item.text(&format!("{} = \"name\"", item.name), errors);
            if versions.iter().any(|(version, _)| *version == item.name) {
                errors.at(&item.name, format!("the version `{}` is given twice", item.name));
                continue;
            }
            versions.extend(text.map(|text| (item.name.clone(), text)));
        }
        Some(versions)
    }

    /// `name = 1`, `name = true` or `name = "text"`.
    pub(super) fn tag_value(&self, example: &str, errors: &mut Errors) -> Option<TagValue> {
        let tokens = self.assigned(example, errors)?;
        let text = tokens.to_string().replace(' ', "");
        let value = match syn::parse2::<LitStr>(tokens.clone()) {
            Ok(text) if text.suffix().is_empty() => Some(TagValue::Text(text.value())),
            _ if text == "true" || text == "false" => Some(TagValue::Boolean(text == "true")),
            _ => integer(&text).map(TagValue::Integer),
        };
        if value.is_none() {
            let message = format!(
                "expected an integer, `true`, `false` or a string in quotes, such as `{example}`"
            );
            errors.at(tokens, message);
        }
        value
    }

    /// `name = "word"`, one of `words`.
    pub(super) fn word<T: Copy>(
        &self,
        words: &[(&str, T)],
        example: &str,
        errors: &mut Errors,
    ) -> Option<T> {
        let text = self.text(example, errors)?;
        let found = text.value();
        let known = words.iter().find(|(word, _)| *word == found);
        if known.is_none() {
            let allowed: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            let expected = expected_one_of(&found, &allowed);
            errors.at(text, format!("unknown value {found:?} of `{}`, {expected}", self.name));
        }
        known.map(|(_, value)| *value)
    }

    /// `rename_all = "rule"`, or the same inside of `rename_all(...)`.
    pub(super) fn rule(&self, example: &str, errors: &mut Errors) -> Option<RenameRule> {
        let text = self.text(example, errors)?;
        let found = text.value();
        let rule = RenameRule::from_text(&found);
        if rule.is_none() {
            let expected = expected_one_of(&found, &RenameRule::texts());
            errors.at(text, format!("unknown rule {found:?}, {expected}"));
        }
        rule
    }

    /// Any expression, which rustc will read.
    pub(super) fn expression(&self, example: &str, errors: &mut Errors) -> Option<TokenStream> {
        let tokens = self.assigned(example, errors)?;
        let parts: Vec<TokenTree> = tokens.clone().into_iter().collect();
        match parts.last() {
            Some(last) if is_cut_short(&parts) => {
                errors.at(last, "expected more of an expression after this");
                None
            }
            _ => Some(tokens.clone()),
        }
    }

    /// The expression of a field's `default`. A string that may be meant for the name of a
    /// function, as it is in serde, is not taken for the text that it is here.
    pub(super) fn default_expression(&self, errors: &mut Errors) -> Option<TokenStream> {
        let tokens = self.expression("default = 0", errors)?;
        if let Ok(text) = syn::parse2::<LitStr>(tokens.clone())
            && text.parse::<ExprPath>().is_ok()
        {
            let path = text.value();
            let path = path.trim();
            let message = format!(
                "a string here is text, not the name of a function; \
                 write `default = {path}()` to call it, or `default = ({tokens})` for the text"
            );
            errors.at(text, message);
            return None;
        }
        // The parentheses have done their duty; rustc would call them unnecessary.
        let text =
            parenthesized(&tokens).filter(|inner| syn::parse2::<LitStr>(inner.clone()).is_ok());
        Some(text.unwrap_or(tokens))
    }

    /// A path to a function or a constant, in quotes (as serde has it) or not.
    pub(super) fn function(&self, example: &str, errors: &mut Errors) -> Option<ExprPath> {
        let tokens = self.assigned(example, errors)?;
        self.parse_unquoted(tokens, <ExprPath as syn::parse::Parse>::parse).or_else(|| {
            errors.at(tokens, format!("expected the path of a function, such as `{example}`"));
            None
        })
    }

    /// A path to a value or a function, in quotes or not.
    pub(super) fn place(&self, example: &str, errors: &mut Errors) -> Option<ExprPath> {
        let tokens = self.assigned(example, errors)?;
        self.parse_unquoted(tokens, <ExprPath as syn::parse::Parse>::parse).or_else(|| {
            errors.at(
                tokens,
                format!("expected the path of a value or function, such as `{example}`"),
            );
            None
        })
    }

    /// A path to a crate or module, in quotes (as serde has it) or not.
    pub(super) fn module(&self, example: &str, errors: &mut Errors) -> Option<Path> {
        let tokens = self.assigned(example, errors)?;
        self.parse_unquoted(tokens, Path::parse_mod_style).or_else(|| {
            errors.at(tokens, format!("expected the path of a crate, such as `{example}`"));
            None
        })
    }

    /// A type, in quotes (as serde has it) or not.
    pub(super) fn type_name(&self, example: &str, errors: &mut Errors) -> Option<Type> {
        let tokens = self.assigned(example, errors)?;
        self.parse_unquoted(tokens, <Type as syn::parse::Parse>::parse).or_else(|| {
            errors.at(tokens, format!("expected a type, such as `{example}`"));
            None
        })
    }

    /// The path of a type, in quotes (as serde has it) or not.
    pub(super) fn type_path(&self, example: &str, errors: &mut Errors) -> Option<Path> {
        let tokens = self.assigned(example, errors)?;
        self.parse_unquoted(tokens, <Path as syn::parse::Parse>::parse).or_else(|| {
            errors.at(tokens, format!("expected the path of a type, such as `{example}`"));
            None
        })
    }

    /// `bound = "T: Trait, U: Trait"`, possibly empty.
    pub(super) fn bounds(&self, example: &str, errors: &mut Errors) -> Option<Vec<WherePredicate>> {
        let text = self.text(example, errors)?;
        let parser = Punctuated::<WherePredicate, Token![,]>::parse_terminated;
        match text.parse_with(parser) {
            Ok(predicates) => Some(predicates.into_iter().collect()),
            Err(error) => {
                let message = format!("expected bounds, such as `{example}`: {error}");
                errors.at(text, message);
                None
            }
        }
    }

    /// `name = value` for both ways, or `name(serialize = value, deserialize = value)`.
    pub(super) fn each_way<T: Clone>(
        &self,
        example: &str,
        errors: &mut Errors,
        read: fn(&Self, &str, &mut Errors) -> Option<T>,
    ) -> (Option<T>, Option<T>) {
        let Value::Listed(list) = &self.value else {
            let value = read(self, example, errors);
            return (value.clone(), value);
        };
        let mut items = Vec::new();
        split_items(list.stream(), &mut items, errors);
        if list.stream().is_empty() {
            self.value_missing(example, errors);
        }
        let (mut print, mut parse) = (super::Slot::default(), super::Slot::default());
        for item in &items {
            let slot = match item.name.to_string().as_str() {
                "serialize" => &mut print,
                "deserialize" => &mut parse,
                other => {
                    let expected = expected_one_of(other, &["serialize", "deserialize"]);
                    errors.at(&item.name, format!("unknown direction `{other}`, {expected}"));
                    continue;
                }
            };
            let example = match example.split_once(" = ") {
                Some((_, value)) => format!("{} = {value}", item.name),
                None => example.to_owned(),
            };
            let value = read(item, &example, errors);
            slot.set(&item.name, value, errors);
        }
        (print.into_value(), parse.into_value())
    }

    /// The tokens after `=`.
    pub(super) fn assigned(&self, example: &str, errors: &mut Errors) -> Option<&TokenStream> {
        match &self.value {
            Value::Assigned(tokens) if !tokens.is_empty() => Some(tokens),
            Value::Absent | Value::Assigned(_) => {
                self.value_missing(example, errors);
                None
            }
            Value::Listed(list) => {
                let name = &self.name;
                errors.at(list, format!("`{name}` takes no list, write `{example}`"));
                None
            }
        }
    }

    fn value_missing(&self, example: &str, errors: &mut Errors) {
        errors.at(&self.name, format!("`{}` needs a value, such as `{example}`", self.name));
    }

    /// `tokens`, or the text of the string that they are, read by `parser`.
    fn parse_unquoted<T>(
        &self,
        tokens: &TokenStream,
        parser: fn(ParseStream<'_>) -> syn::Result<T>,
    ) -> Option<T> {
        match syn::parse2::<LitStr>(tokens.clone()) {
            Ok(text) => text.parse_with(parser).ok(),
            Err(_) => parser.parse2(quote!(#tokens)).ok(),
        }
    }
}

/// An integer as Rust writes it, without a suffix.
fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let literal: syn::LitInt = syn::parse_str(digits).ok()?;
    if !literal.suffix().is_empty() {
        return None;
    }
    let sign = if negative { "-" } else { "" };
    format!("{sign}{}", literal.base10_digits()).parse().ok()
}

/// What is in the parentheses that are all of `tokens`.
fn parenthesized(tokens: &TokenStream) -> Option<TokenStream> {
    match syn::parse2::<Group>(tokens.clone()) {
        Ok(group) if group.delimiter() == Delimiter::Parenthesis => Some(group.stream()),
        _ => None,
    }
}

fn text(tokens: &TokenStream, example: &str, errors: &mut Errors) -> Option<LitStr> {
    let text = syn::parse2::<LitStr>(tokens.clone()).ok();
    let text = text.filter(|text| text.suffix().is_empty());
    if text.is_none() {
        errors.at(tokens, format!("expected a string in quotes, such as `{example}`"));
    }
    text
}
