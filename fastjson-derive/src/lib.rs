//! The derive macros of `fastjson`.

mod emit;
mod model;
mod names;
