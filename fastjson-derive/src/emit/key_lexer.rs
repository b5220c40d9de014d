//! The trie as Rust code: nested matches over a window of the input.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::fields::number;
use crate::names::{Names, Target, layout::Step};

/// Expands to:
/// ```text
/// fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
///     match __w[0] {
///         b'i' => if __w[1..3] == *b"d\"" { return __rt::Key::new(0, 0, 2); },
///         b'n' => if __w[1..5] == *b"ame\"" { return __rt::Key::new(1, 0, 4); },
///         _ => {}
///     }
///     __rt::Key::UNKNOWN
/// }
/// ```
/// All indices are constants inside the array's length, so none of them can panic.
pub(crate) fn find_function(names: &Names, ident: &Ident) -> TokenStream {
    let window = number(names.window());
    let folded = names.is_in_any_case().then(|| quote! { let __w = &__rt::folded(__w); });
    match names.layout() {
        // All names need escapes, or there are none: only the slow path can match.
        Step::Reject => quote! {
            fn #ident(_: &[::core::primitive::u8; #window]) -> __rt::Key {
                __rt::Key::UNKNOWN
            }
        },
        step => {
            let tests = tests(&step);
            quote! {
                fn #ident(__w: &[::core::primitive::u8; #window]) -> __rt::Key {
                    #folded
                    #tests
                    __rt::Key::UNKNOWN
                }
            }
        }
    }
}

/// Which field was met, under which of its names, and how many bytes that name has in the input.
pub(crate) fn key(target: Target, len: usize) -> TokenStream {
    let field = number(target.field);
    let name = number(target.name);
    let len = number(len);
    quote! { __rt::Key::new(#field, #name, #len) }
}

fn tests(step: &Step) -> TokenStream {
    match step {
        Step::Reject => TokenStream::new(),
        Step::Accept { from, bytes, target } => {
            let holds = holds(*from, bytes);
            // The compared bytes end with the closing quote.
            let key = key(*target, (from + bytes.len()).saturating_sub(1));
            quote! { if #holds { return #key; } }
        }
        Step::Require { from, bytes, then } => {
            let holds = holds(*from, bytes);
            let then = tests(then);
            quote! { if #holds { #then } }
        }
        Step::Pick { at, before, after, arms } => {
            let tests = [(at - before.len(), before), (at + 1, after)];
            let tests = tests.into_iter().filter(|(_, bytes)| !bytes.is_empty());
            let tests = tests.map(|(from, bytes)| holds(from, bytes));
            // The compared bytes end with the closing quote.
            let len = at + after.len();
            let arms = arms.iter().map(|(byte, target)| {
                let byte = Literal::byte_character(*byte);
                let key = key(*target, len);
                quote! { #byte => #key, }
            });
            let at = number(*at);
            quote! {
                if #(#tests)&&* {
                    return match __w[#at] {
                        #(#arms)*
                        _ => __rt::Key::UNKNOWN,
                    };
                }
            }
        }
        Step::Fork { at, arms } => {
            let at = number(*at);
            let arms = arms.iter().map(|(byte, step)| {
                let byte = Literal::byte_character(*byte);
                let tests = tests(step);
                quote! { #byte => #tests, }
            });
            quote! {
                match __w[#at] {
                    #(#arms)*
                    _ => {}
                }
            }
        }
    }
}

fn holds(from: usize, bytes: &[u8]) -> TokenStream {
    let end = number(from + bytes.len());
    let from = number(from);
    let bytes = Literal::byte_string(bytes);
    quote! { __w[#from..#end] == *#bytes }
}
