//! What generation needs to know about a derive input, every name and rule already resolved.
//!
//! Stages: `attributes` reads tokens into values with spans, `model` (this file) puts them
//! together, `check` reports what contradicts, `emit` only reads.

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;

use crate::attributes::Each;
use crate::attributes::container::{ContainerAttributes, ContainerDefault};
use crate::attributes::field::{FieldAttributes, FieldDefault};
use crate::attributes::rename::RenameRule;
use crate::conversion::{self, Convert, ParseAs, PrintAs};
use crate::literal;
use crate::owned;

/// A struct that a derive macro was put on, or a variant of an enum, which is read and printed
/// like one.
pub(crate) struct Container<'a> {
    pub(crate) input: &'a syn::DeriveInput,
    /// The variant that this is.
    pub(crate) variant: Option<&'a syn::Ident>,
    /// The number of the variant.
    pub(crate) number: usize,
    pub(crate) rules: Rules,
    /// What is printed and read beside the fields.
    pub(crate) tag: Option<Tag>,
    /// Whether names are read in any case of their ASCII letters.
    pub(crate) case_insensitive: bool,
    pub(crate) left_out: LeftOut,
    pub(crate) shape: Shape,
    pub(crate) fields: Vec<Field<'a>>,
    /// `crate = path`, else `::fastjson`.
    pub(crate) runtime: syn::Path,
    pub(crate) transparent: bool,
    /// What absent members are taken from: `None`, `Trait` or `Path`.
    pub(crate) default: DefaultValue,
    /// The word `default`.
    pub(crate) default_place: Span,
    pub(crate) duplicates: Duplicates,
    /// Whether an attribute says that, so that settings do not.
    pub(crate) declares_duplicates: bool,
    /// What a message about a value of another type says was expected.
    pub(crate) expecting: Option<String>,
    pub(crate) parse_as: ParseAs,
    pub(crate) print_as: PrintAs,
    /// The type of another crate that is printed and parsed instead of this one.
    pub(crate) remote: Option<syn::Path>,
    /// A function that a parsed value must satisfy.
    pub(crate) validate: Option<syn::ExprPath>,
    pub(crate) unknown: Unknown,
    /// What the type's own names are asked of, for parsing and for printing.
    pub(crate) resolver: Option<syn::ExprPath>,
    pub(crate) provider: Option<syn::ExprPath>,
    /// `bound = "..."`: replaces the inferred bounds of the printing impl.
    pub(crate) bound_print: Option<Vec<syn::WherePredicate>>,
    /// The same for the parsing impl.
    pub(crate) bound_parse: Option<Vec<syn::WherePredicate>>,
    /// The lifetime of the input: `'de`, or `'__de` when the struct has a `'de` of its own.
    pub(crate) parse_lifetime: syn::Lifetime,
}

impl<'a> Container<'a> {
    /// `fields` are the attributes of the fields of the struct, in their order. Without `data`
    /// nothing is known of the item but its attributes.
    pub(crate) fn new(
        input: &'a syn::DeriveInput,
        data: Option<&'a syn::Fields>,
        attributes: &ContainerAttributes,
        fields: &[FieldAttributes],
    ) -> Self {
        let rules = Rules::new([&attributes.rename_all]);
        Self {
            tag: Tag::of_struct(input, attributes),
            ..Self::with_rules(input, data, attributes, fields, rules)
        }
    }

    /// The same of a variant's fields, whose names are made by other rules.
    pub(crate) fn of_variant(
        input: &'a syn::DeriveInput,
        node: &'a syn::Variant,
        attributes: &ContainerAttributes,
        fields: &[FieldAttributes],
        (number, rules, tag): (usize, Rules, Option<Tag>),
    ) -> Self {
        let whole = Self::with_rules(input, Some(&node.fields), attributes, fields, rules);
        Self { variant: Some(&node.ident), number, tag, validate: None, expecting: None, ..whole }
    }

    fn with_rules(
        input: &'a syn::DeriveInput,
        data: Option<&'a syn::Fields>,
        attributes: &ContainerAttributes,
        fields: &[FieldAttributes],
        rules: Rules,
    ) -> Self {
        let shape = data.map_or(Shape::Unit, Shape::of);
        let nodes = data.into_iter().flatten();
        let fields = nodes.zip(fields).enumerate();
        let unknown = match attributes.skip_unknown.value() {
            _ if attributes.deny_unknown_fields.is_given() => Unknown::Deny,
            Some(unknown) => *unknown,
            None => Unknown::Undeclared,
        };
        Self {
            input,
            shape,
            fields: fields
                .map(|(index, (node, field))| Field::new(node, index, field, attributes, rules))
                .collect(),
            variant: None,
            number: 0,
            rules,
            tag: None,
            case_insensitive: attributes.case_insensitive.is_given(),
            left_out: LeftOut::new(attributes),
            runtime: runtime(attributes),
            transparent: attributes.transparent.is_given(),
            default: match attributes.default.value() {
                None => DefaultValue::None,
                Some(ContainerDefault::Trait) => DefaultValue::Trait,
                Some(ContainerDefault::Path(path)) => DefaultValue::Path(path.clone()),
            },
            default_place: attributes.default.name().map_or_else(Span::call_site, syn::Ident::span),
            expecting: attributes.expecting.value().map(syn::LitStr::value),
            parse_as: ParseAs::new(attributes),
            print_as: PrintAs::new(attributes),
            remote: conversion::remote(attributes),
            validate: attributes.validate.value().cloned(),
            duplicates: attributes.duplicates.value().copied().unwrap_or(Duplicates::Error),
            declares_duplicates: attributes.duplicates.is_given(),
            unknown,
            resolver: attributes.resolver.value().cloned(),
            provider: attributes.provider.value().cloned(),
            bound_print: attributes.bound.print.value().cloned(),
            bound_parse: attributes.bound.parse.value().cloned(),
            parse_lifetime: parse_lifetime(input),
        }
    }
}

/// The rules that make JSON names of declared ones.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    pub(crate) print: Option<RenameRule>,
    pub(crate) parse: Option<RenameRule>,
}

impl Rules {
    /// Of several attributes the first that says something counts.
    pub(crate) fn new<const N: usize>(given: [&Each<RenameRule>; N]) -> Self {
        Self {
            print: given.iter().find_map(|rules| rules.print.value()).copied(),
            parse: given.iter().find_map(|rules| rules.parse.value()).copied(),
        }
    }
}

/// A member that is no field: the name of the struct or variant.
pub(crate) struct Tag {
    /// The name of the member.
    pub(crate) name: String,
    /// What is printed, as JSON.
    pub(crate) printed: String,
    /// What is read where it is a struct; of variants that is known by then.
    pub(crate) parsed: String,
}

impl Tag {
    fn of_struct(input: &syn::DeriveInput, attributes: &ContainerAttributes) -> Option<Self> {
        let name = attributes.tag.value()?.value();
        let of_type = |given: Option<&syn::LitStr>| {
            given.map_or_else(|| input.ident.unraw().to_string(), syn::LitStr::value)
        };
        let printed = of_type(attributes.rename.print.value());
        let parsed = of_type(attributes.rename.parse.value());
        Some(Self { name, printed: literal::string(&printed), parsed })
    }
}

/// Which members are left out when a struct is printed, unless a field says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeftOut {
    /// None of them.
    Nothing,
    /// Those that are `None`.
    Nones,
    /// Those whose value is the default.
    Defaults,
}

impl LeftOut {
    fn new(attributes: &ContainerAttributes) -> Self {
        if attributes.skip_serializing_default.is_given() {
            Self::Defaults
        } else if attributes.skip_serializing_none.is_given() {
            Self::Nones
        } else {
            Self::Nothing
        }
    }
}

/// The crate that expansions call.
pub(crate) fn runtime(attributes: &ContainerAttributes) -> syn::Path {
    attributes.runtime.value().cloned().unwrap_or_else(|| {
        let name = syn::PathSegment::from(syn::Ident::new("fastjson", Span::call_site()));
        syn::Path {
            leading_colon: Some(Default::default()),
            segments: [name].into_iter().collect(),
        }
    })
}

/// `'de`, unless the input uses that name itself: then an impl that declares it again would
/// not compile.
pub(crate) fn parse_lifetime(input: &syn::DeriveInput) -> syn::Lifetime {
    let name = if mentions_de(input.to_token_stream()) { "'__de" } else { "'de" };
    syn::Lifetime::new(name, Span::call_site())
}

fn mentions_de(tokens: TokenStream) -> bool {
    let mut after_quote = false;
    for token in tokens {
        match &token {
            TokenTree::Group(group) if mentions_de(group.stream()) => return true,
            TokenTree::Ident(name) if after_quote && name == "de" => return true,
            _ => {}
        }
        after_quote = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\'');
    }
    false
}

/// How the struct is written, which decides what its JSON is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Named,
    Tuple,
    /// Exactly one field in parentheses (before skips).
    Newtype,
    Unit,
}

impl Shape {
    pub(crate) fn of(fields: &syn::Fields) -> Self {
        match fields {
            syn::Fields::Named(_) => Self::Named,
            syn::Fields::Unnamed(fields) if fields.unnamed.len() == 1 => Self::Newtype,
            syn::Fields::Unnamed(_) => Self::Tuple,
            syn::Fields::Unit => Self::Unit,
        }
    }
}

/// Where the value of an absent member comes from.
pub(crate) enum DefaultValue {
    None,
    /// `Default::default()`.
    Trait,
    /// A function of no arguments (container).
    Path(syn::ExprPath),
    /// An expression as the user wrote it, not parsed (field).
    Expr(TokenStream),
}

/// What a second member of the same field means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duplicates {
    Error,
    First,
    Last,
    /// Of two names of a field the one that is declared first counts.
    PreferFirstName,
}

/// What a member that no field claims means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    Deny,
    SkipChecked,
    SkipStructural,
    /// Skipped and checked unless settings say otherwise.
    Undeclared,
}

/// One field, in declaration order.
pub(crate) struct Field<'a> {
    pub(crate) node: &'a syn::Field,
    /// `self.<member>` and the initialiser's name: raw identifiers as written, or an index.
    pub(crate) member: syn::Member,
    /// Position among all fields.
    pub(crate) index: usize,
    /// JSON name printed, `None` when the field is never printed or has no name (tuple).
    pub(crate) print_name: Option<String>,
    /// How many of `parse_names`, counted from the last, are deprecated.
    pub(crate) deprecated: usize,
    /// The names in versions that are chosen at run time.
    pub(crate) versions: Vec<(String, String)>,
    /// JSON names read, primary first; empty when the field is never parsed or has no name.
    pub(crate) parse_names: Vec<String>,
    pub(crate) skip_print: bool,
    pub(crate) skip_parse: bool,
    /// The members of the value stand among those of the struct.
    pub(crate) flatten: bool,
    /// The type is `Cow<'static, str>`, or options, boxes and vectors of it.
    pub(crate) owned_text: bool,
    pub(crate) skip_print_if: Option<syn::ExprPath>,
    /// What prints the value instead of its type.
    pub(crate) print_with: Option<Convert>,
    /// What parses the value instead of its type.
    pub(crate) parse_with: Option<Convert>,
    /// A function that a parsed value must satisfy.
    pub(crate) validate: Option<syn::ExprPath>,
    /// What gives the value that is printed, where the struct describes one of another crate.
    pub(crate) getter: Option<syn::ExprPath>,
    /// `None`, `Trait` or `Expr`. A field that is never parsed has `None` only when the
    /// container's default gives its value.
    pub(crate) default: DefaultValue,
    pub(crate) required: bool,
    /// Field-level `bound = "..."`: replaces what this field alone would add to the printing
    /// impl.
    pub(crate) bound_print: Option<Vec<syn::WherePredicate>>,
    /// The same for the parsing impl.
    pub(crate) bound_parse: Option<Vec<syn::WherePredicate>>,
}

impl<'a> Field<'a> {
    fn new(
        node: &'a syn::Field,
        index: usize,
        attributes: &FieldAttributes,
        container: &ContainerAttributes,
        rules: Rules,
    ) -> Self {
        let marker = container.transparent.is_given() && is_phantom_data(&node.ty);
        let skip_print = marker || attributes.skips_print();
        let skip_parse = marker || attributes.skips_parse();
        let container_default = container.default.is_given();
        let default = match attributes.default.value() {
            Some(FieldDefault::Expression(tokens)) => DefaultValue::Expr(tokens.clone()),
            Some(FieldDefault::Trait) => DefaultValue::Trait,
            None if skip_parse && !container_default => DefaultValue::Trait,
            None => DefaultValue::None,
        };
        let flatten = attributes.flatten.is_given();
        let names = names(node, attributes, rules).filter(|_| !flatten);
        let (print_name, parse_names) = names.map_or((None, Vec::new()), |names| {
            let parse = names.parse.into_iter().map(|name| name.text).collect();
            (Some(names.print.text), parse)
        });
        let parse_with = conversion::parse(attributes);
        Self {
            node,
            member: match &node.ident {
                Some(ident) => syn::Member::Named(ident.clone()),
                None => syn::Member::Unnamed(syn::Index::from(index)),
            },
            index,
            print_name: print_name.filter(|_| !skip_print),
            deprecated: if skip_parse { 0 } else { attributes.deprecated_aliases.len() },
            versions: versions(attributes),
            parse_names: if skip_parse { Vec::new() } else { parse_names },
            skip_print,
            skip_parse,
            flatten,
            owned_text: parse_with.is_none() && owned::is_text(&node.ty),
            print_with: conversion::print(attributes),
            parse_with,
            validate: attributes.validate.value().cloned(),
            getter: attributes.getter.value().cloned(),
            skip_print_if: attributes.skip_serializing_if.value().cloned(),
            default,
            required: attributes.required.is_given(),
            bound_print: attributes.bound.print.value().cloned(),
            bound_parse: attributes.bound.parse.value().cloned(),
        }
    }
}

fn versions(attributes: &FieldAttributes) -> Vec<(String, String)> {
    let versions = attributes.names.value().into_iter().flatten();
    versions.map(|(version, name)| (version.unraw().to_string(), name.value())).collect()
}

/// A JSON name and the token that gave it.
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) origin: TokenStream,
}

/// The JSON names of a field with a Rust name, whether it is skipped or not.
pub(crate) struct Names {
    pub(crate) print: Name,
    /// Primary first, then the aliases.
    pub(crate) parse: Vec<Name>,
}

pub(crate) fn names(
    node: &syn::Field,
    attributes: &FieldAttributes,
    rules: Rules,
) -> Option<Names> {
    let ident = node.ident.as_ref()?;
    let declared = ident.unraw().to_string();
    let given = |text: &syn::LitStr| Name { text: text.value(), origin: quote!(#text) };
    let primary = |rename: Option<&syn::LitStr>, rule: Option<RenameRule>| match (rename, rule) {
        (Some(text), _) => given(text),
        (None, Some(rule)) => Name { text: rule.apply_to_field(&declared), origin: quote!(#ident) },
        (None, None) => Name { text: declared.clone(), origin: quote!(#ident) },
    };
    let aliases = attributes.aliases.iter().chain(&attributes.deprecated_aliases);
    let aliases = aliases.map(|alias| given(&alias.value));
    let first = primary(attributes.rename.parse.value(), rules.parse);
    Some(Names {
        print: primary(attributes.rename.print.value(), rules.print),
        parse: std::iter::once(first).chain(aliases).collect(),
    })
}

/// Whether the last word of the type is `PhantomData`: in a transparent struct such a field
/// needs no `skip`, as in serde.
fn is_phantom_data(ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Group(group) => is_phantom_data(&group.elem),
        syn::Type::Path(path) => {
            path.path.segments.last().is_some_and(|last| last.ident == "PhantomData")
        }
        _ => false,
    }
}
