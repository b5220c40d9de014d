//! Deserializers and serializers: names and settings that are chosen once, checked once, and
//! used for many texts.
//!
//! What the two modes have in common is here; what keeps values and buffers is in
//! `deserializer` and `serializer`.

mod deserializer;
mod mode;
mod serializer;

use crate::names::{
    NameProvider, NameResolver, NamesError, ReadTables, Shared, Types, WriteTables,
};
use crate::settings::{AliasSeen, Duplicates, NonFinite, Rules, UnknownMember, UnknownMembers};
use crate::{FromJson, ToJson};
use alloc::boxed::Box;
use core::marker::PhantomData;

pub use deserializer::Deserializer;
pub use mode::{Mode, SingleThreaded, ThreadSafe};
pub use serializer::Serializer;

/// What a [`Deserializer`] or [`Serializer`] does besides using names, and its mode.
///
/// It counts for the types that names are chosen for, see [there](crate::names#which-types-they-reach).
///
/// # Examples
/// ```
/// use fastjson::names::DeclaredNames;
/// use fastjson::{DeserializerFactory, Duplicates, FastJson, Settings, UnknownMembers};
///
/// #[derive(FastJson)]
/// struct Event { id: u64 }
///
/// let settings = Settings::new()
///     .depth_limit(16)
///     .duplicates(Duplicates::First)
///     .unknown_members(UnknownMembers::Error)
///     .quote_input(false)
///     .thread_safe();
/// let events = DeserializerFactory::create::<Event>(&DeclaredNames, settings)?;
/// assert_eq!(events.deserialize(r#"{"id": 1, "id": 2}"#)?.id, 1);
/// let error = events.deserialize(r#"{"id": 1, "secret": 2}"#).err().ok_or("no error")?;
/// assert_eq!(error.to_string(), "unknown member at line 1 column 11 (offset 10)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Settings<M = SingleThreaded> {
    rules: Rules,
    mode: PhantomData<fn() -> M>,
}

impl Settings {
    /// Makes settings that change nothing, for one thread.
    #[must_use]
    pub fn new() -> Self {
        Self { rules: Rules::default(), mode: PhantomData }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Settings<M> {
    /// What is made with these settings belongs to one thread, which is the fastest.
    #[must_use]
    pub fn single_threaded(self) -> Settings<SingleThreaded> {
        Settings { rules: self.rules, mode: PhantomData }
    }

    /// What is made with these settings is shared by threads.
    #[must_use]
    pub fn thread_safe(self) -> Settings<ThreadSafe> {
        Settings { rules: self.rules, mode: PhantomData }
    }

    /// How deep typed values may nest, as
    /// [`Parser::with_depth_limit`](crate::Parser::with_depth_limit); 128 by default.
    #[must_use]
    pub fn depth_limit(mut self, limit: u32) -> Self {
        self.rules.depth_limit = Some(limit);
        self
    }

    /// What a second member of the same field means.
    #[must_use]
    pub fn duplicates(mut self, policy: Duplicates) -> Self {
        self.rules.duplicates = policy;
        self
    }

    /// What a member that no field claims means.
    #[must_use]
    pub fn unknown_members(mut self, policy: UnknownMembers) -> Self {
        self.rules.unknown = policy;
        self
    }

    /// Skips and checks members that no field claims, and tells a function of them.
    ///
    /// # Examples
    /// ```
    /// use fastjson::names::DeclaredNames;
    /// use fastjson::{DeserializerFactory, FastJson, Settings};
    /// use std::sync::{Arc, Mutex};
    ///
    /// #[derive(FastJson)]
    /// struct Item { id: u64 }
    ///
    /// let seen = Arc::new(Mutex::new(Vec::new()));
    /// let log = seen.clone();
    /// let settings = Settings::new().on_unknown(move |member| {
    ///     let place = (member.type_name(), member.key().to_owned(), member.path());
    ///     log.lock().unwrap().push(place);
    /// });
    /// let mut items = DeserializerFactory::create::<Vec<Item>>(&DeclaredNames, settings)?;
    /// items.deserialize(r#"[{"id": 1}, {"id": 2, "x": 0}]"#)?;
    /// assert_eq!(*seen.lock().unwrap(), [("Item", "x".to_owned(), "$[1].x".to_owned())]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn on_unknown(self, hook: impl Fn(&UnknownMember<'_>) + Send + Sync + 'static) -> Self {
        self.unknown_members(UnknownMembers::Call(Box::new(hook)))
    }

    /// Tells a function of each member that comes under another name than its field's first: who
    /// still sends old names?
    ///
    /// # Examples
    /// ```
    /// use fastjson::names::DeclaredNames;
    /// use fastjson::{DeserializerFactory, FastJson, Settings};
    /// use std::sync::Arc;
    /// use std::sync::atomic::{AtomicU64, Ordering};
    ///
    /// #[derive(FastJson)]
    /// struct User { #[fastjson(alias = "uid")] user_id: u64 }
    ///
    /// let old = Arc::new(AtomicU64::new(0));
    /// let count = old.clone();
    /// let settings = Settings::new().on_alias(move |seen| {
    ///     assert_eq!((seen.field().rust_name(), seen.alias()), ("user_id", "uid"));
    ///     count.fetch_add(1, Ordering::Relaxed);
    /// });
    /// let mut users = DeserializerFactory::create::<Vec<User>>(&DeclaredNames, settings)?;
    /// users.deserialize(r#"[{"uid": 1}, {"user_id": 2}]"#)?;
    /// assert_eq!(old.load(Ordering::Relaxed), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn on_alias(mut self, hook: impl Fn(&AliasSeen<'_>) + Send + Sync + 'static) -> Self {
        self.rules.alias_seen = Some(Box::new(hook));
        self
    }

    /// Whether errors may say what stands in the input, which they do by default. Without it
    /// they say the kind, the place, and `*` for every name in the path.
    #[must_use]
    pub fn quote_input(mut self, may: bool) -> Self {
        self.rules.discreet = !may;
        self
    }

    /// How a float that is not finite is printed.
    #[must_use]
    pub fn non_finite(mut self, how: NonFinite) -> Self {
        self.rules.non_finite = how;
        self
    }
}

/// Makes [`Deserializer`]s; the mode is that of the settings.
#[derive(Clone, Copy, Debug)]
pub struct DeserializerFactory<M>(PhantomData<fn() -> M>);

impl<M: Mode> DeserializerFactory<M> {
    /// Makes a deserializer for a type with the names that a resolver gives.
    ///
    /// All types that `T` is made of are looked at, once: the resolver is asked for the names of
    /// each field, and the names are checked and laid out for searching. What is behind a
    /// hand-written implementation keeps its declared names, and a type whose names turn out to
    /// be the declared ones keeps its compiled lexer.
    ///
    /// # Errors
    /// Everything that is wrong with the names, in one [`NamesError`]: names that two fields of a
    /// type have or that a field has twice, fields that must be there and have no name, and what
    /// the resolver reports itself.
    ///
    /// # Examples
    /// ```
    /// use fastjson::names::{Renamed, Rule};
    /// use fastjson::{DeserializerFactory, FastJson, Settings};
    ///
    /// #[derive(Debug, PartialEq, FastJson)]
    /// struct User { user_id: u64 }
    ///
    /// let camel = Renamed(Rule::CamelCase);
    /// let mut users = DeserializerFactory::create::<User>(&camel, Settings::new())?;
    /// assert_eq!(users.deserialize(r#"{"userId": 7}"#)?, &User { user_id: 7 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn create<'de, T: FromJson<'de>>(
        resolver: &dyn NameResolver,
        settings: Settings<M>,
    ) -> Result<Deserializer<T, M>, NamesError> {
        let types = Types::of_parsed::<T>();
        let sparse = !settings.rules.needs_tables();
        let tables = ReadTables::new(&types, resolver, sparse)?;
        Ok(Deserializer::new(Shared::new(tables), Shared::new(settings.rules)))
    }
}

/// Makes [`Serializer`]s; the mode is that of the settings.
#[derive(Clone, Copy, Debug)]
pub struct SerializerFactory<M>(PhantomData<fn() -> M>);

impl<M: Mode> SerializerFactory<M> {
    /// Makes a serializer for a type with the names that a provider gives.
    ///
    /// All types that `T` is made of are looked at, as
    /// [`DeserializerFactory::create`] does.
    ///
    /// # Errors
    /// Everything that is wrong with the names, in one [`NamesError`]: names that two fields of a
    /// type have, printed fields without a name, and what the provider reports itself.
    ///
    /// # Examples
    /// ```
    /// use fastjson::names::{Renamed, Rule};
    /// use fastjson::{FastJson, SerializerFactory, Settings};
    ///
    /// #[derive(FastJson)]
    /// struct User { user_id: u64 }
    ///
    /// let kebab = Renamed(Rule::KebabCase);
    /// let mut users = SerializerFactory::create::<User>(&kebab, Settings::new())?;
    /// assert_eq!(users.serialize(&User { user_id: 7 }), r#"{"user-id":7}"#);
    /// # Ok::<(), fastjson::names::NamesError>(())
    /// ```
    pub fn create<T: ToJson>(
        provider: &dyn NameProvider,
        settings: Settings<M>,
    ) -> Result<Serializer<T, M>, NamesError> {
        let tables = WriteTables::new(&Types::of_printed::<T>(), provider)?;
        Ok(Serializer::new(Shared::new(tables), settings.rules.non_finite))
    }
}
