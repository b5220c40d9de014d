//! fastjson
mod number;
