//! The two modes: one thread that keeps everything, or threads that share.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;
use std::sync::{Mutex, PoisonError};

use crate::lexer::State;

/// How a [`Deserializer`](crate::Deserializer) or [`Serializer`](crate::Serializer) is used:
/// [`SingleThreaded`] or [`ThreadSafe`].
pub trait Mode: Sealed {
    /// What a deserializer keeps between texts.
    #[doc(hidden)]
    type Reading<T>: Default + fmt::Debug;

    /// What a serializer keeps between values.
    #[doc(hidden)]
    type Writing: Default + fmt::Debug;
}

/// For one thread: takes `&mut self`, and keeps the value that was read, so that its allocations
/// are used again.
#[derive(Clone, Copy, Debug)]
pub struct SingleThreaded(());

/// For threads that share it: takes `&self`, is `Send` and `Sync`, and pools its buffers.
#[derive(Clone, Copy, Debug)]
pub struct ThreadSafe(());

/// No other modes.
pub trait Sealed {}

impl Sealed for SingleThreaded {}
impl Sealed for ThreadSafe {}

impl Mode for SingleThreaded {
    type Reading<T> = Kept<T>;
    type Writing = KeptText;
}

impl Mode for ThreadSafe {
    type Reading<T> = Pool<Scratch>;
    type Writing = Pool<String>;
}

/// What parsing uses besides the value.
#[derive(Debug, Default)]
pub struct Scratch {
    pub(super) state: Option<Box<State>>,
    /// What was read from a reader.
    pub(super) bytes: Vec<u8>,
}

/// What a deserializer for one thread keeps.
pub struct Kept<T> {
    pub(super) scratch: Scratch,
    pub(super) value: Option<T>,
    /// Not `Sync`: it would do no harm, for nothing can be done through a shared reference, and
    /// so it would only be found out late that the other mode is meant.
    one_thread: PhantomData<Cell<()>>,
}

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Self { scratch: Scratch::default(), value: None, one_thread: PhantomData }
    }
}

impl<T> fmt::Debug for Kept<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").finish_non_exhaustive()
    }
}

/// What a serializer for one thread keeps.
#[derive(Debug, Default)]
pub struct KeptText {
    pub(super) text: String,
    /// As in [`Kept`].
    one_thread: PhantomData<Cell<()>>,
}

/// Things that threads take, use and put back.
///
/// A lock is held for a push or a pop only; a thread that does not get it at once makes do with
/// a new one.
#[derive(Debug)]
pub struct Pool<S>(Mutex<Vec<S>>);

impl<S> Default for Pool<S> {
    fn default() -> Self {
        Self(Mutex::new(Vec::new()))
    }
}

impl<S: Default> Pool<S> {
    pub(super) fn take(&self) -> S {
        let pooled = self.0.try_lock().ok().and_then(|mut pool| pool.pop());
        pooled.unwrap_or_default()
    }

    pub(super) fn put(&self, used: S) {
        /// More threads than that at the same time are rare.
        const MOST: usize = 64;
        let mut pool = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if pool.len() < MOST {
            pool.push(used);
        }
    }
}
