//! Parsing of structs with named fields: a loop over the members of an object.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::fields::number;
use super::{
    absent, bounds, call, flatten, fresh, is_packed, key_lexer, parse_methods, trait_impl,
};
use crate::literal;
use crate::model::{Container, Duplicates, Field, Unknown};
use crate::names::{Names, Target};

/// The `FromJson` impl and the key lexer.
pub(crate) fn items(container: &Container<'_>, head: &bounds::Head, names: &Names) -> TokenStream {
    let find = find(container, names);
    let parse = fresh::statements(container);
    let parse_into = in_place(container);
    let methods =
        parse_methods(container, &parse, Some(&parse_into).filter(|_| !is_packed(container)));
    let lifetime = &container.parse_lifetime;
    let name = quote! { __rt::FromJson<#lifetime> };
    let parsing = trait_impl(container, head, &name, &methods);
    let members = flatten::members_of(container, head);
    quote! { #parsing #members #find }
}

/// The key lexer, if there are keys.
pub(crate) fn find(container: &Container<'_>, names: &Names) -> Option<TokenStream> {
    has_loop(container).then(|| key_lexer::find_function(names, &find_ident(container)))
}

/// `__find`, or `__find2` of a variant, which the code about the variant calls `__find`.
pub(crate) fn find_ident(container: &Container<'_>) -> Ident {
    match container.variant {
        Some(_) => format_ident!("__find{}", container.number),
        None => format_ident!("__find"),
    }
}

/// Whether there is anything to tell apart among the members.
pub(crate) fn has_loop(container: &Container<'_>) -> bool {
    let is_tagged_struct = container.tag.is_some() && container.variant.is_none();
    is_tagged_struct || parsed(container).next().is_some()
}

/// Expands to:
/// ```text
/// let mut __seen = __rt::Seen::<1>::new();
/// ... the loop, with arms such as
///     0 if __rt::Seen::insert(&mut __seen, 0) => {
///         <u64 as __rt::FromJson<'de>>::parse_into(&mut self.id, __p)?
///     }
/// if !__rt::Seen::has(&__seen, 0) {
///     self.id = __rt::absent::<u64>(__p, &__FIELDS, 0)?;
/// }
/// __rt::Ok(())
/// ```
fn in_place(container: &Container<'_>) -> TokenStream {
    let words = number(container.fields.len().div_ceil(64));
    let seen =
        parsed(container).next().map(|_| quote! { let mut __seen = __rt::Seen::<#words>::new(); });
    let ranks = ranks(container);
    let members = members(container, |field| {
        let index = number(field.index);
        let parse = call::parse_into(container, field);
        let insert = quote! { __rt::Seen::insert(&mut __seen, #index) };
        match container.duplicates {
            Duplicates::Error | Duplicates::First => quote! {
                #index if #insert => #parse?,
            },
            Duplicates::Last => quote! {
                #index => {
                    #insert;
                    #parse?;
                }
            },
            Duplicates::PreferFirstName => ranked(field, &insert, &quote! { #parse? }),
        }
    });
    let default = absent::container_default(container, container.fields.iter());
    let rest = container.fields.iter().map(|field| {
        let member = &field.member;
        if field.skip_parse {
            let value = absent::skipped(container, field);
            return quote! { self.#member = #value; };
        }
        if field.flatten {
            let value = flatten::parse(container, field);
            return quote! { self.#member = #value; };
        }
        let index = number(field.index);
        let absent = absent::assign(container, field);
        quote! {
            if !__rt::Seen::has(&__seen, #index) {
                #absent
            }
        }
    });
    quote! {
        #seen
        #ranks
        #members
        #default
        #(#rest)*
        __rt::Ok(())
    }
}

/// Expands to:
/// ```text
/// let mut __more = __rt::Parser::begin_object(__p)?;
/// let mut __next = __rt::names(__p, &__FIELDS);
/// let __object = __rt::Parser::offset(__p);
/// while __more {
///     let __key = ...;
///     match __rt::Key::field(__key) {
///         ... `arm` of each field ...
///         __rt::NO_FIELD => break,
///         _ => return __rt::Err(__rt::duplicate(__p, &__FIELDS, __key, __object)),
///     }
///     __more = __rt::Parser::next_member(__p)?;
/// }
/// ```
/// The one arm for members that are there twice is where the arms of all fields end whose guard
/// fails, so the error costs each of them a test and no code. Members that the type does not know
/// are skipped, or refused, by the function that finds the next one that it knows; the loop sees the
/// end.
pub(crate) fn members<'a>(
    container: &Container<'a>,
    arm: impl Fn(&Field<'a>) -> TokenStream,
) -> TokenStream {
    let flattened = flatten::is_there(container);
    let start = flatten::start(container);
    if !has_loop(container) {
        let inner = flatten::inner(container);
        return match container.tag {
            Some(_) if flattened => {
                quote! {
                    #start
                    __rt::Rest::is_all(&mut __rest);
                    __rt::only_tag_around(__p, __tag, &__FIELDS, #inner)?;
                }
            }
            Some(_) => quote! { __rt::only_tag(__p, __tag, &__FIELDS)?; },
            None if flattened => {
                quote! {
                    #start
                    __rt::Rest::is_all(&mut __rest);
                    __rt::no_members_around(__p, &__FIELDS, #inner)?;
                }
            }
            None => quote! { __rt::no_members(__p, &__FIELDS)?; },
        };
    }
    let (begin, tag) = tag_arm(container);
    let key = key(container);
    let arms = parsed(container).map(arm);
    let twice = match container.duplicates {
        Duplicates::Error | Duplicates::PreferFirstName => {
            quote! { return __rt::Err(__rt::duplicate(__p, &__FIELDS, __key, __object)) }
        }
        // The later of the two is checked, as all skipped text is.
        Duplicates::First | Duplicates::Last => quote! { __rt::Parser::skip_value(__p)? },
    };
    let may_fail = matches!(container.duplicates, Duplicates::Error | Duplicates::PreferFirstName);
    let object = may_fail.then(|| quote! { let __object = __rt::Parser::offset(__p); });
    let next = match container.resolver {
        Some(_) => quote! { __rt::own_names(__p, &__FIELDS)? },
        None => quote! { __rt::names(__p, &__FIELDS) },
    };
    quote! {
        #start
        #begin
        let mut __next = #next;
        #object
        while __more {
            let __key = #key;
            match __rt::Key::field(__key) {
                #(#arms)*
                #tag
                __rt::NO_FIELD => break,
                _ => #twice,
            }
            __more = __rt::Parser::next_member(__p)?;
        }
    }
}

/// How the members begin, and the arm of the tag. Expands to:
/// ```text
/// let mut __more = __rt::Parser::begin_object(__p)?;
/// ```
/// and, for the tag of a struct, to:
/// ```text
/// let mut __tag = false;
/// ...
///     2 if !__tag => { __tag = true; __rt::struct_tag(__p, "User")? }
/// ```
/// or, for a variant, whose tag has been read before, to:
/// ```text
/// let mut __more = __rt::begin_behind(__p, __tag)?;
/// ...
///     2 => __rt::pass_tag(__p, __tag, &__FIELDS, __key)?,
/// ```
fn tag_arm(container: &Container<'_>) -> (TokenStream, TokenStream) {
    let begin = quote! { let mut __more = __rt::Parser::begin_object(__p)?; };
    let Some(tag) = &container.tag else { return (begin, TokenStream::new()) };
    let index = number(container.fields.len());
    if container.variant.is_some() {
        return (
            quote! { let mut __more = __rt::begin_behind(__p, __tag)?; },
            quote! { #index => __rt::pass_tag(__p, __tag, &__FIELDS, __key)?, },
        );
    }
    let name = &tag.parsed;
    (
        quote! { let mut __tag = false; #begin },
        quote! {
            #index if !__tag => {
                __tag = true;
                __rt::struct_tag(__p, #name)?;
            }
        },
    )
}

/// Expands, if names have ranks, for each field to:
/// ```text
/// let mut __n0 = 0;
/// ```
pub(crate) fn ranks(container: &Container<'_>) -> TokenStream {
    if container.duplicates != Duplicates::PreferFirstName {
        return TokenStream::new();
    }
    let ranks = parsed(container).map(rank);
    quote! { #(let mut #ranks = 0;)* }
}

/// Expands to the arms of a field whose names have ranks; `is_first` says whether the field has
/// not been there before:
/// ```text
/// 0 if is_first || __rt::Key::name(__key) < __n0 => {
///     __n0 = __rt::Key::name(__key);
///     parse
/// }
/// 0 if __rt::Key::name(__key) > __n0 => __rt::Parser::skip_value(__p)?,
/// ```
/// The same name twice is left to the arm for errors.
pub(crate) fn ranked(
    field: &Field<'_>,
    is_first: &TokenStream,
    parse: &TokenStream,
) -> TokenStream {
    let index = number(field.index);
    let rank = rank(field);
    quote! {
        #index if #is_first || __rt::Key::name(__key) < #rank => {
            #rank = __rt::Key::name(__key);
            #parse
        }
        #index if __rt::Key::name(__key) > #rank => __rt::Parser::skip_value(__p)?,
    }
}

fn rank(field: &Field<'_>) -> syn::Ident {
    quote::format_ident!("__n{}", field.index)
}

/// Expands to:
/// ```text
/// '__key: {
///     match __next {
///         0 => {
///             if __rt::predict(__p, b"\"id\":") { __next = 1; break '__key __rt::Key::new(0, 0, 2); }
///         }
///         _ => {}
///     }
///     let __key = __rt::find_known::<false, _>(__p, __next, __find, &__FIELDS)?;
///     __next = __rt::after(__next, __key);
///     __key
/// }
/// ```
/// A field that is not read is followed by the same prediction as the field before it. A field
/// with aliases is predicted under each of its names, up to a number.
fn key(container: &Container<'_>) -> TokenStream {
    let mut from = 0;
    let mut arms = Vec::new();
    for field in parsed(container) {
        if field.parse_names.is_empty() {
            continue;
        }
        let places = (from..=field.index).map(number);
        from = field.index + 1;
        let next = number(from);
        let names = field.parse_names.iter().take(MOST_PREDICTED).enumerate();
        let predictions = names.map(|(name, text)| {
            let text = literal::member(text);
            let target = Target { field: field.index, name };
            let key = key_lexer::key(target, text.len().saturating_sub(3));
            let text = Literal::byte_string(text.as_bytes());
            quote! { if __rt::predict(__p, #text) { __next = #next; break '__key #key; } }
        });
        arms.push(quote! { #(#places)|* => { #(#predictions)* } });
    }
    let flattened = flatten::is_there(container);
    let find = match container.unknown {
        Unknown::SkipStructural if flattened => quote! { __rt::find_around::<true, _> },
        _ if flattened => quote! { __rt::find_around::<false, _> },
        Unknown::Deny => quote! { __rt::find },
        Unknown::SkipChecked | Unknown::Undeclared => quote! { __rt::find_known::<false, _> },
        Unknown::SkipStructural => quote! { __rt::find_known::<true, _> },
    };
    let predict = (!arms.is_empty()).then(|| {
        quote! {
            match __next {
                #(#arms)*
                _ => {}
            }
        }
    });
    let inner = flattened.then(|| {
        let inner = flatten::inner(container);
        quote! { , #inner, &mut __rest }
    });
    let label = predict.as_ref().map(|_| quote! { '__key: });
    quote! {
        #label {
            #predict
            let __key = #find(__p, __next, __find, &__FIELDS #inner)?;
            __next = __rt::after(__next, __key);
            __key
        }
    }
}

/// How many names of a field are compared in turn before the trie is asked: each costs some
/// instructions, the trie as many as four.
const MOST_PREDICTED: usize = 4;

pub(crate) fn parsed<'c, 'a>(container: &'c Container<'a>) -> impl Iterator<Item = &'c Field<'a>> {
    container.fields.iter().filter(|field| !field.skip_parse && !field.flatten)
}
