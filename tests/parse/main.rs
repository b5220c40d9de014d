//! What is read, what is refused, and what the errors say, by topic.

mod any;
mod depth;
mod memory;
mod random;
mod skip;
mod strict;
mod strings;
mod writer;
