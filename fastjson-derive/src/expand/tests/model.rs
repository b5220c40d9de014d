//! What a derive input without mistakes becomes, and what is emitted for one with them.

use super::*;

#[test]
fn models_a_struct_without_attributes() {
    with_model("struct S<T> { a: u8, r#type: T }", |container| {
        assert_eq!(container.shape, Shape::Named);
        assert_eq!(tokens(&container.runtime), "::fastjson");
        assert!(!container.transparent);
        assert!(matches!(container.default, DefaultValue::None));
        assert_eq!(container.duplicates, Duplicates::Error);
        assert_eq!(container.unknown, Unknown::Undeclared);
        assert!(container.bound_print.is_none() && container.bound_parse.is_none());
        assert_eq!(container.parse_lifetime.to_string(), "'de");
        let [a, b] = container.fields.as_slice() else { panic!("two fields") };
        assert_eq!(
            (a.print_name.as_deref(), a.parse_names.as_slice()),
            (Some("a"), &["a".to_owned()][..])
        );
        assert_eq!(b.print_name.as_deref(), Some("type"));
        assert_eq!(tokens(&b.member), "r#type");
        assert_eq!(b.index, 1);
        assert!(!b.skip_print && !b.skip_parse && !b.required && b.skip_print_if.is_none());
        assert!(matches!(b.default, DefaultValue::None));
    });
}

#[test]
fn models_the_attributes_of_a_struct() {
    let source = "#[fastjson(rename_all(serialize = \"camelCase\"), crate = a::b)]
        #[fastjson(default = \"x::y\", duplicates = \"first\", skip_unknown = \"structural\",)]
        #[fastjson(bound(serialize = \"T: A<B, C>, U: D\", deserialize = \"\"))]
        struct S<'de, T, U> { a_b: T, #[fastjson(rename(deserialize = \"z\"))] c_d: &'de U }";
    with_model(source, |container| {
        assert_eq!(tokens(&container.runtime), "a::b");
        let DefaultValue::Path(path) = &container.default else { panic!("a path") };
        assert_eq!(tokens(path), "x::y");
        assert_eq!(container.duplicates, Duplicates::First);
        assert_eq!(container.unknown, Unknown::SkipStructural);
        assert_eq!(container.bound_print.as_ref().map(Vec::len), Some(2));
        assert_eq!(container.bound_parse.as_ref().map(Vec::len), Some(0));
        assert_eq!(container.parse_lifetime.to_string(), "'__de");
        assert_eq!(container.fields[0].print_name.as_deref(), Some("aB"));
        assert_eq!(container.fields[0].parse_names, ["a_b"]);
        assert_eq!(container.fields[1].print_name.as_deref(), Some("cD"));
        assert_eq!(container.fields[1].parse_names, ["z"]);
    });
    with_model(
        "#[fastjson(default, deny_unknown_fields, crate = \"a\")] struct S {}",
        |container| {
            assert!(matches!(container.default, DefaultValue::Trait));
            assert_eq!(container.unknown, Unknown::Deny);
            assert_eq!(tokens(&container.runtime), "a");
        },
    );
    with_model("#[fastjson(crate = crate, transparent)] struct S(u8);", |container| {
        assert!(container.transparent);
        assert_eq!(container.shape, Shape::Newtype);
        assert_eq!(tokens(&container.runtime), "crate");
    });
}

#[test]
fn models_the_attributes_of_a_field() {
    let source = "struct S {
            #[fastjson(rename = \"\\\"\\u{1}é\", alias = \"\", alias(\"y\", \"z\",), required)]
            a: u8,
            #[fastjson(default = HashMap::<A, B>::new(), skip_serializing_if = \"Option::<u8>::is_none\")]
            b: u8,
            #[fastjson(skip_serializing_if = <A as B<C, D>>::f, default)]
            c: u8,
            #[fastjson(skip)]
            d: u8,
            #[fastjson(skip_deserializing, default = |a, b| a, bound = \"T: X\")]
            e: u8,
            #[fastjson(skip_serializing)]
            f: u8,
        }";
    with_model(source, |container| {
        let [a, b, c, d, e, f] = container.fields.as_slice() else { panic!("six fields") };
        assert_eq!(a.print_name.as_deref(), Some("\"\u{1}é"));
        assert_eq!(a.parse_names, ["\"\u{1}é", "", "y", "z"]);
        assert!(a.required);
        let DefaultValue::Expr(expression) = &b.default else { panic!("an expression") };
        assert_eq!(tokens(expression), "HashMap::<A,B>::new()");
        assert_eq!(b.skip_print_if.as_ref().map(tokens).as_deref(), Some("Option::<u8>::is_none"));
        assert_eq!(c.skip_print_if.as_ref().map(tokens).as_deref(), Some("<AasB<C,D>>::f"),);
        assert!(matches!(c.default, DefaultValue::Trait));
        assert!(d.skip_print && d.skip_parse && matches!(d.default, DefaultValue::Trait));
        assert_eq!((d.print_name.as_deref(), d.parse_names.len()), (None, 0));
        assert!(!e.skip_print && e.skip_parse && matches!(e.default, DefaultValue::Expr(_)));
        assert_eq!((e.print_name.as_deref(), e.parse_names.len()), (Some("e"), 0));
        assert!(e.bound_print.is_some() && e.bound_parse.is_some());
        assert!(f.skip_print && !f.skip_parse && matches!(f.default, DefaultValue::None));
        assert_eq!((f.print_name.as_deref(), f.parse_names.len()), (None, 1));
    });
}

#[test]
fn models_fields_without_names() {
    with_model(
        "struct S(u8, #[fastjson(skip, default = 3)] u8, #[fastjson(default)] u8);",
        |container| {
            assert_eq!(container.shape, Shape::Tuple);
            assert!(container.fields.iter().all(|field| field.print_name.is_none()));
            assert!(container.fields.iter().all(|field| field.parse_names.is_empty()));
            assert_eq!(tokens(&container.fields[2].member), "2");
            assert!(container.fields[1].skip_print && container.fields[1].skip_parse);
        },
    );
    with_model("struct S;", |container| assert_eq!(container.shape, Shape::Unit));
    with_model("struct S();", |container| assert_eq!(container.shape, Shape::Tuple));
}

/// A skipped field takes its value from the container's default when there is one.
#[test]
fn models_where_skipped_fields_come_from() {
    with_model("#[fastjson(default)] struct S { #[fastjson(skip)] a: u8 }", |container| {
        assert!(matches!(container.fields[0].default, DefaultValue::None));
    });
    let marker =
        "#[fastjson(transparent)] struct S<T> { a: u8, b: ::core::marker::PhantomData<T> }";
    with_model(marker, |container| {
        let field = &container.fields[1];
        assert!(field.skip_print && field.skip_parse);
        assert!(matches!(field.default, DefaultValue::Trait));
    });
}

#[test]
fn takes_what_a_macro_passed_on_as_one_piece() {
    use proc_macro2::{Delimiter, Group, TokenTree};
    let piece = |tokens: TokenStream| TokenTree::Group(Group::new(Delimiter::None, tokens));
    let name = piece(quote::quote!("x"));
    let path = piece(quote::quote!(a::b));
    let list = piece(quote::quote!(default, required));
    let input: DeriveInput = syn::parse2(quote::quote! {
        struct S { #[fastjson(rename = #name, skip_serializing_if = #path, #list)] a: u8 }
    })
    .unwrap();
    let Data::Struct(data) = &input.data else { panic!("a struct") };
    let mut errors = Errors::default();
    for field in &data.fields {
        let attributes = FieldAttributes::new(&field.attrs, false, &mut errors);
        assert_eq!(attributes.rename.print.value().map(syn::LitStr::value).as_deref(), Some("x"));
        assert_eq!(attributes.skip_serializing_if.value().map(tokens).as_deref(), Some("a::b"));
        assert!(attributes.default.is_given() && attributes.required.is_given());
    }
    assert_eq!(errors.texts(), [""; 0]);
}

/// Errors and stubs of what was asked for, and nothing that does not parse.
#[test]
fn emits_stubs_beside_errors() {
    let source: TokenStream =
        "#[fastjson(crate = a)] struct S<'de, 'x: 'de, T: Copy = u8, const N: usize> where T: X {
            #[fastjson(what)] a: &'de [T; N] }"
            .parse()
            .unwrap();
    let both = expand(source.clone(), BOTH).to_string();
    assert!(both.contains("compile_error"));
    assert!(both.contains(
        "impl < 'de , 'x : 'de , T : Copy , const N : usize > a :: ToJson for \
         S < 'de , 'x , T , N > where T : X"
    ));
    assert!(both.contains(
        "impl < '__de , 'de , 'x : 'de , T : Copy , const N : usize > a :: FromJson < '__de > for \
         S < 'de , 'x , T , N > where T : X"
    ));
    assert!(!expand(source.clone(), PRINT).to_string().contains("FromJson"));
    assert!(!expand(source, PARSE).to_string().contains("ToJson"));
    assert!(expand("fn f() {}".parse().unwrap(), BOTH).to_string().contains("compile_error"));
}
