//! The derive macros of `fastjson`.

/// Placeholder.
#[proc_macro_derive(FastJson, attributes(fastjson))]
pub fn fast_json(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    proc_macro::TokenStream::new()
}
/// Placeholder.
#[proc_macro_derive(ToJson, attributes(fastjson))]
pub fn to_json(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    proc_macro::TokenStream::new()
}
/// Placeholder.
#[proc_macro_derive(FromJson, attributes(fastjson))]
pub fn from_json(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    proc_macro::TokenStream::new()
}
