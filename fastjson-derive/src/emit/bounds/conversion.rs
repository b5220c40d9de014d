//! What structs ask for that are printed or parsed as something else.

use quote::quote;

use super::{Bounds, Wanted};
use crate::conversion::{ParseAs, PrintAs};
use crate::model::Container;

impl Bounds<'_> {
    /// What a struct asks for that is printed as something else; `false` if it is not.
    ///
    /// Without parameters these bounds hold or are errors, which the body reports better.
    pub(super) fn print_conversion(&mut self, container: &Container<'_>) -> bool {
        let generic = !self.params.is_empty();
        match &container.print_as {
            PrintAs::Itself => return false,
            PrintAs::Into(ty) if generic => {
                self.add(ty, Wanted::Print);
                self.push(quote! { Self: __rt::Clone + __rt::Into<#ty> });
            }
            PrintAs::Text if generic => self.push(quote! { Self: __rt::Display }),
            PrintAs::Into(_) | PrintAs::Text => {}
        }
        true
    }

    /// The same of a struct that is parsed as something else.
    pub(super) fn parse_conversion(&mut self, container: &Container<'_>) -> bool {
        let generic = !self.params.is_empty();
        let lifetime = &container.parse_lifetime;
        match &container.parse_as {
            ParseAs::Itself => return false,
            ParseAs::From(ty) if generic => {
                self.add(ty, Wanted::Parse(lifetime));
                self.push(quote! { Self: __rt::From<#ty> });
            }
            ParseAs::TryFrom(ty) if generic => {
                self.add(ty, Wanted::Parse(lifetime));
                self.push(quote! { Self: __rt::TryFrom<#ty> });
                self.push(quote! { <Self as __rt::TryFrom<#ty>>::Error: __rt::Display });
            }
            ParseAs::Text if generic => {
                self.push(quote! { Self: __rt::FromStr });
                self.push(quote! { <Self as __rt::FromStr>::Err: __rt::Display });
            }
            ParseAs::From(_) | ParseAs::TryFrom(_) | ParseAs::Text => {}
        }
        true
    }
}
