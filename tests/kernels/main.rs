//! The kernels on every path that this processor has: forced one by one, with the same results.

mod escapes;
#[cfg(all(unix, not(miri)))]
mod guard;
#[cfg(all(unix, not(miri)))]
mod guarded;
mod members;
mod paths;
#[path = "../parse/random.rs"]
mod random;
mod verdicts;
