//! Names at run time: who chooses them, what can be wrong with them, and what parsing and
//! printing make of them.

mod conflicts;
mod graph;
mod hooks;
mod hostile;
mod modes;
mod own;
mod reading;
mod settings;
mod unusual;
mod versions;
mod writing;
