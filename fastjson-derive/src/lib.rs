//! The derive macros of `fastjson`.
