//! Calls of the functions that stand for a field's own printing and parsing.
//!
//! A function is called by its path, as the user would: so references coerce, and what is wrong
//! with it is reported at the attribute. One that is reached through containers is passed on as a
//! value, which is zero-sized, as are the values that say through what.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::Type;

use crate::conversion::{Convert, Layer};

/// Expands to `let () = hex::print(&self.id, __p);`, or, through containers, to
/// `__rt::print_with::<Vec<u8>, _>(&self.ids, __p, &__rt::Each(__rt::Function(hex::print)));`
pub(super) fn print(convert: &Convert, ty: &Type, value: &TokenStream) -> TokenStream {
    let Convert { layers, function, place } = convert;
    if layers.is_empty() {
        return quote_spanned! {*place=> let () = #function(#value, __p); };
    }
    let adapter = adapter(convert);
    quote_spanned! {*place=> __rt::print_with::<#ty, _>(#value, __p, &#adapter); }
}

/// Expands to `__rt::converted::<u64>(hex::parse(__p))`, or, through containers, to
/// `__rt::parse_with::<Vec<u64>, _>(__p, &__rt::Each(__rt::Function(hex::parse)))`
pub(super) fn parse(convert: &Convert, ty: &Type) -> TokenStream {
    let Convert { layers, function, place } = convert;
    if layers.is_empty() {
        return quote_spanned! {*place=> __rt::converted::<#ty>(#function(__p)) };
    }
    let adapter = adapter(convert);
    quote_spanned! {*place=> __rt::parse_with::<#ty, _>(__p, &#adapter) }
}

/// Expands to `__rt::Each(__rt::Function(hex::print))`.
fn adapter(convert: &Convert) -> TokenStream {
    let Convert { layers, function, place } = convert;
    let innermost = quote_spanned! {*place=> __rt::Function(#function) };
    layers.iter().rev().fold(innermost, |inner, layer| {
        let name = match layer {
            Layer::Each => quote! { Each },
            Layer::Option => quote! { OptionOf },
            Layer::Values => quote! { Values },
        };
        quote_spanned! {*place=> __rt::#name(#inner) }
    })
}

/// Whether an absent member is `None`: only where the outermost layer says that there is one.
pub(super) fn is_option(convert: &Convert) -> bool {
    convert.layers.first() == Some(&Layer::Option)
}
