//! Generics and where clauses of the impls.
//!
//! A type parameter gets a bound only if a field that the impl touches mentions it.

mod conversion;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{GenericArgument, PathArguments, ReturnType, Type, TypeParamBound};

use crate::model::{Container, DefaultValue, Field};

/// What stands around a trait's name in the head of an impl.
pub(crate) struct Head {
    /// `<'de: 'a, 'a, T>`
    pub(crate) impl_generics: TokenStream,
    /// `where T: __rt::FromJson<'de>`
    pub(crate) where_clause: TokenStream,
}

impl Head {
    /// The same with more conditions.
    pub(crate) fn with(mut self, predicates: impl Iterator<Item = TokenStream>) -> Self {
        let own = &self.where_clause;
        let predicates: Vec<TokenStream> = predicates.collect();
        self.where_clause = match (own.is_empty(), predicates.is_empty()) {
            (_, true) => return self,
            (true, false) => quote! { where #(#predicates),* },
            (false, false) => quote! { #own, #(#predicates),* },
        };
        self
    }
}

/// The head of the `ToJson` impl.
pub(crate) fn to_json(container: &Container<'_>) -> Head {
    let predicates = match &container.bound_print {
        Some(own) => own.iter().map(ToTokens::to_token_stream).collect(),
        None => {
            let mut bounds = Bounds::new(container);
            if bounds.print_conversion(container) {
                return head(container, None, bounds.predicates);
            }
            for field in &container.fields {
                match &field.bound_print {
                    Some(own) => bounds.extend(own),
                    None if field.skip_print || field.print_with.is_some() => {}
                    None if field.flatten => {
                        bounds.add_whole(&field.node.ty, &quote! { __rt::PrintMembers })
                    }
                    None => bounds.add(&field.node.ty, Wanted::Print),
                }
            }
            bounds.predicates
        }
    };
    head(container, None, predicates)
}

/// The head of the `FromJson` impl.
pub(crate) fn from_json(container: &Container<'_>) -> Head {
    let lifetime = &container.parse_lifetime;
    let predicates = match &container.bound_parse {
        Some(own) => own.iter().map(ToTokens::to_token_stream).collect(),
        None => {
            let mut bounds = Bounds::new(container);
            if bounds.parse_conversion(container) {
                return head(container, Some(lifetime), bounds.predicates);
            }
            for field in &container.fields {
                parse_bounds(field, lifetime, &mut bounds);
            }
            bounds.self_default(container);
            bounds.predicates
        }
    };
    head(container, Some(lifetime), predicates)
}

fn parse_bounds(field: &Field<'_>, lifetime: &syn::Lifetime, bounds: &mut Bounds<'_>) {
    if let Some(own) = &field.bound_parse {
        bounds.extend(own);
        return;
    }
    if field.flatten && !field.skip_parse {
        bounds.add_whole(&field.node.ty, &quote! { __rt::MembersOf<#lifetime> });
    } else if !field.skip_parse && field.parse_with.is_none() {
        bounds.add(&field.node.ty, Wanted::Parse(lifetime));
    }
    if matches!(field.default, DefaultValue::Trait) {
        bounds.add_default(&field.node.ty);
    }
}

/// The head of the `ToJsonKey` impl of a struct that is the one value of `field`.
///
/// The bound is quantified over a lifetime that it does not use. The compiler reports a false
/// bound without parameters as an error, but not one that is quantified: then the impl is only
/// of no use, and every newtype may have one.
pub(crate) fn to_json_key(container: &Container<'_>, field: &Field<'_>) -> Head {
    let ty = &field.node.ty;
    head(container, None, vec![quote! { for<'__x> #ty: __rt::ToJsonKey }])
}

/// The head of the `PrintMembers` impl of such a struct.
pub(crate) fn print_members_of_one(container: &Container<'_>, field: &Field<'_>) -> Head {
    let ty = &field.node.ty;
    to_json(container).with(std::iter::once(quote! { for<'__x> #ty: __rt::PrintMembers }))
}

/// The head of the `FromJsonKey` impl of such a struct.
pub(crate) fn from_json_key(container: &Container<'_>, field: &Field<'_>) -> Head {
    let lifetime = &container.parse_lifetime;
    of_one(container, field, &quote! { __rt::FromJsonKey<#lifetime> })
}

/// The head of the `MembersOf` impl of such a struct.
pub(crate) fn members_of_one(container: &Container<'_>, field: &Field<'_>) -> Head {
    let lifetime = &container.parse_lifetime;
    let ty = &field.node.ty;
    let bound = quote! { for<'__x> #ty: __rt::MembersOf<#lifetime> };
    from_json(container).with(std::iter::once(bound))
}

fn of_one(container: &Container<'_>, field: &Field<'_>, wanted: &TokenStream) -> Head {
    let lifetime = &container.parse_lifetime;
    let ty = &field.node.ty;
    let mut bounds = Bounds::new(container);
    bounds.push(quote! { for<'__x> #ty: #wanted });
    for other in &container.fields {
        if other.index != field.index && matches!(other.default, DefaultValue::Trait) {
            bounds.add_default(&other.node.ty);
        }
    }
    bounds.self_default(container);
    head(container, Some(lifetime), bounds.predicates)
}

/// `input` is the lifetime of the parser's input, which outlives all that the struct borrows.
fn head(
    container: &Container<'_>,
    input: Option<&syn::Lifetime>,
    predicates: Vec<TokenStream>,
) -> Head {
    let mut generics = container.input.generics.clone();
    if let Some(input) = input {
        let mut param = syn::LifetimeParam::new(input.clone());
        param.bounds = generics.lifetimes().map(|own| own.lifetime.clone()).collect();
        generics.params.insert(0, syn::GenericParam::Lifetime(param));
    }
    let own = generics.where_clause.take();
    let own = own.iter().flat_map(|clause| &clause.predicates);
    let predicates: Vec<TokenStream> =
        own.map(ToTokens::to_token_stream).chain(predicates).collect();
    let (impl_generics, _, _) = generics.split_for_impl();
    Head {
        impl_generics: impl_generics.into_token_stream(),
        where_clause: if predicates.is_empty() {
            TokenStream::new()
        } else {
            quote! { where #(#predicates),* }
        },
    }
}

/// What an impl must be able to do with the values of a parameter.
#[derive(Clone, Copy)]
enum Wanted<'l> {
    Print,
    PrintKey,
    Parse(&'l syn::Lifetime),
    ParseKey(&'l syn::Lifetime),
}

impl Wanted<'_> {
    fn bound(self) -> TokenStream {
        match self {
            Self::Print => quote! { __rt::ToJson },
            Self::PrintKey => quote! { __rt::ToJsonKey },
            Self::Parse(lifetime) => quote! { __rt::FromJson<#lifetime> },
            Self::ParseKey(lifetime) => quote! { __rt::FromJsonKey<#lifetime> },
        }
    }

    /// The same of the keys of a map.
    fn of_key(self) -> Self {
        match self {
            Self::Print => Self::PrintKey,
            Self::Parse(lifetime) => Self::ParseKey(lifetime),
            Self::PrintKey | Self::ParseKey(_) => self,
        }
    }
}

/// Whether this is a map by its name: one such as `HashMap`, with a key and a value.
fn is_map(segment: &syn::PathSegment) -> bool {
    let PathArguments::AngleBracketed(list) = &segment.arguments else {
        return false;
    };
    let types = list.args.iter().filter(|part| matches!(part, GenericArgument::Type(_)));
    segment.ident.to_string().ends_with("Map") && types.count() >= 2
}

/// Predicates in the order in which fields ask for them, none twice.
struct Bounds<'a> {
    params: Vec<&'a syn::Ident>,
    /// Those of `params` that are `?Sized`: types that point to them ask for more than `ToJson`.
    unsized_params: Vec<&'a syn::Ident>,
    /// The struct with its own parameters, as text.
    this: String,
    predicates: Vec<TokenStream>,
    /// The text of each predicate.
    seen: std::collections::BTreeSet<String>,
}

impl<'a> Bounds<'a> {
    fn new(container: &Container<'a>) -> Self {
        let params = container.input.generics.type_params();
        let ident = &container.input.ident;
        let (_, generics, _) = container.input.generics.split_for_impl();
        Self {
            this: quote! { #ident #generics }.to_string(),
            params: params.map(|param| &param.ident).collect(),
            unsized_params: unsized_params(&container.input.generics),
            predicates: Vec::new(),
            seen: std::collections::BTreeSet::new(),
        }
    }

    fn push(&mut self, predicate: TokenStream) {
        if self.seen.insert(predicate.to_string()) {
            self.predicates.push(predicate);
        }
    }

    fn extend(&mut self, own: &[syn::WherePredicate]) {
        for predicate in own {
            self.push(predicate.to_token_stream());
        }
    }

    /// Without parameters the bound holds or is an error, which the body reports better.
    fn self_default(&mut self, container: &Container<'_>) {
        if !self.params.is_empty() && matches!(container.default, DefaultValue::Trait) {
            self.push(quote! { Self: __rt::Default });
        }
    }

    /// Asks for a default of a type that a parameter is in. The bound is on the whole type: a
    /// `Vec<T>` has one whatever `T` is.
    fn add_default(&mut self, ty: &Type) {
        self.add_whole(ty, &quote! { __rt::Default });
    }

    /// Asks for a trait of a whole type that a parameter is in.
    fn add_whole(&mut self, ty: &Type, wanted: &TokenStream) {
        let mut parts = Self {
            params: self.params.clone(),
            unsized_params: Vec::new(),
            this: String::new(),
            predicates: Vec::new(),
            seen: std::collections::BTreeSet::new(),
        };
        parts.add(ty, Wanted::Print);
        if !parts.predicates.is_empty() {
            self.push(quote! { #ty: #wanted });
        }
    }

    /// Adds what is wanted to every parameter, and to every type that belongs to one (`T::Id`,
    /// `<T as Trait>::Id`), in `ty`.
    fn add(&mut self, ty: &Type, wanted: Wanted<'_>) {
        if self.params.is_empty() {
            return;
        }
        match ty {
            Type::Path(path) => self.add_path(path, wanted),
            Type::Array(array) => self.add(&array.elem, wanted),
            Type::Slice(slice) => self.add(&slice.elem, wanted),
            Type::Group(group) => self.add(&group.elem, wanted),
            Type::Paren(paren) => self.add(&paren.elem, wanted),
            Type::Ptr(pointer) => self.add(&pointer.elem, wanted),
            Type::Reference(reference) => self.add(&reference.elem, wanted),
            Type::Tuple(tuple) => tuple.elems.iter().for_each(|ty| self.add(ty, wanted)),
            Type::FnPtr(function) => {
                function.inputs.iter().for_each(|arg| self.add(&arg.ty, wanted));
                self.add_output(&function.output, wanted);
            }
            Type::TraitObject(object) => {
                for part in &object.bounds {
                    if let TypeParamBound::Trait(part) = part {
                        self.add_arguments(&part.path, wanted);
                    }
                }
            }
            // No parameter can be seen in a macro's input; the others name no type.
            _ => {}
        }
    }

    fn add_path(&mut self, ty: &syn::TypePath, wanted: Wanted<'_>) {
        let path = &ty.path;
        let owner_is_param = match (&ty.qself, path.segments.first()) {
            (Some(qself), _) => self.is_param(&qself.ty),
            (None, Some(first)) => path.leading_colon.is_none() && self.has(&first.ident),
            (None, None) => false,
        };
        if owner_is_param {
            let mut bound = wanted.bound();
            if matches!(wanted, Wanted::Print) && self.is_unsized(path) {
                bound.extend(quote! { + __rt::Pointee });
            }
            self.push(quote! { #ty: #bound });
            return;
        }
        // Nothing of `T` is in a `PhantomData<T>`, and a struct in itself asks for no more than
        // its other fields do.
        let phantom = path.segments.last().is_some_and(|last| last.ident == "PhantomData");
        if phantom || ty.to_token_stream().to_string() == self.this {
            return;
        }
        if let Some(qself) = &ty.qself {
            self.add(&qself.ty, wanted);
        }
        self.add_arguments(path, wanted);
    }

    fn add_arguments(&mut self, path: &syn::Path, wanted: Wanted<'_>) {
        for segment in &path.segments {
            match &segment.arguments {
                PathArguments::None => {}
                PathArguments::AngleBracketed(list) => {
                    let mut wanted_next = if is_map(segment) { wanted.of_key() } else { wanted };
                    for argument in &list.args {
                        match argument {
                            GenericArgument::Type(ty) => {
                                self.add(ty, wanted_next);
                                wanted_next = wanted;
                            }
                            GenericArgument::AssocType(assoc) => self.add(&assoc.ty, wanted),
                            _ => {}
                        }
                    }
                }
                PathArguments::Parenthesized(list) => {
                    list.inputs.iter().for_each(|arg| self.add(&arg.ty, wanted));
                    self.add_output(&list.output, wanted);
                }
            }
        }
    }

    fn add_output(&mut self, output: &ReturnType, wanted: Wanted<'_>) {
        if let ReturnType::Type(_, ty) = output {
            self.add(ty, wanted);
        }
    }

    fn is_param(&self, ty: &Type) -> bool {
        match ty {
            Type::Group(group) => self.is_param(&group.elem),
            Type::Paren(paren) => self.is_param(&paren.elem),
            Type::Path(ty) => ty.path.get_ident().is_some_and(|ident| self.has(ident)),
            _ => false,
        }
    }

    fn has(&self, ident: &syn::Ident) -> bool {
        self.params.contains(&ident)
    }

    fn is_unsized(&self, path: &syn::Path) -> bool {
        path.get_ident().is_some_and(|ident| self.unsized_params.contains(&ident))
    }
}

/// The parameters with `?Sized` at their declaration or in the where clause.
fn unsized_params(generics: &syn::Generics) -> Vec<&syn::Ident> {
    let declared = generics.type_params().filter(|param| has_maybe(&param.bounds));
    let declared = declared.map(|param| &param.ident);
    let predicates = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let in_clause = predicates.filter_map(|predicate| match predicate {
        syn::WherePredicate::Type(predicate) if has_maybe(&predicate.bounds) => {
            match &predicate.bounded_ty {
                Type::Path(ty) => ty.path.get_ident(),
                _ => None,
            }
        }
        _ => None,
    });
    declared.chain(in_clause).collect()
}

fn has_maybe<'b>(bounds: impl IntoIterator<Item = &'b TypeParamBound>) -> bool {
    bounds
        .into_iter()
        .any(|bound| matches!(bound, TypeParamBound::Trait(part) if part.maybe.is_some()))
}

/// Where errors about a field's type should point: names still resolve at the derive.
pub(crate) fn place_of(field: &Field<'_>) -> Span {
    place_of_tokens(&field.node.ty)
}

/// The same for errors about other tokens of the user's.
pub(crate) fn place_of_tokens(tokens: &impl ToTokens) -> Span {
    use syn::spanned::Spanned;
    Span::call_site().located_at(tokens.span())
}
