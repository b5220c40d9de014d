//! Who chooses names: resolvers for reading, providers for printing.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::{Field, Problems, Types};

/// Chooses the names that a field is read under.
///
/// A closure that returns the names, as an array or other list, is one too. It is asked once for each field when a
/// [`Deserializer`](crate::Deserializer) is created, for every type in the graph, never while
/// text is parsed. Keys of maps are data and not its business.
///
/// # Examples
/// ```
/// use fastjson::names::{Field, NameList, NameResolver};
/// use fastjson::{DeserializerFactory, FastJson, Settings};
///
/// /// Takes every name with and without a prefix.
/// struct Prefixed(&'static str);
///
/// impl NameResolver for Prefixed {
///     fn resolve(&self, field: Field, names: &mut NameList) {
///         names.push(field.rust_name());
///         names.push(format!("{}{}", self.0, field.rust_name()));
///     }
/// }
///
/// #[derive(Debug, PartialEq, FastJson)]
/// struct Point { x: i32, y: i32 }
///
/// let mut points = DeserializerFactory::create::<Point>(&Prefixed("p_"), Settings::new())?;
/// assert_eq!(points.deserialize(r#"{"p_x": 1, "y": 2}"#)?, &Point { x: 1, y: 2 });
///
/// let upper = |field: Field| [field.rust_name().to_uppercase()];
/// let mut points = DeserializerFactory::create::<Point>(&upper, Settings::new())?;
/// assert_eq!(points.deserialize(r#"{"X": 1, "Y": 2}"#)?, &Point { x: 1, y: 2 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no resolver of names",
    note = "a closure must return a list of names, such as `[field.rust_name()]`"
)]
pub trait NameResolver {
    /// Adds the field's names, the preferred one first. With none the member is never matched:
    /// the field is absent.
    fn resolve(&self, field: Field, names: &mut NameList);

    /// Reports what is wrong with the resolver itself, given all types that it is for: a table
    /// that speaks of a type that is not there.
    fn check(&self, types: &Types, problems: &mut Problems) {
        let _ = (types, problems);
    }
}

/// Chooses the one name that a field is printed under.
///
/// A closure that returns the name is one too. It is asked once for each field when a
/// [`Serializer`](crate::Serializer) is created.
///
/// # Examples
/// ```
/// use fastjson::names::Field;
/// use fastjson::{FastJson, SerializerFactory, Settings};
///
/// #[derive(FastJson)]
/// struct Point { x: i32, y: i32 }
///
/// let upper = |field: Field| field.rust_name().to_uppercase();
/// let mut points = SerializerFactory::create::<Point>(&upper, Settings::new())?;
/// assert_eq!(points.serialize(&Point { x: 1, y: 2 }), r#"{"X":1,"Y":2}"#);
/// # Ok::<(), fastjson::names::NamesError>(())
/// ```
pub trait NameProvider {
    /// The field's name. `None` is an error where the field is printed.
    fn provide(&self, field: Field) -> Option<Cow<'static, str>>;

    /// Reports what is wrong with the provider itself, given all types that it is for.
    fn check(&self, types: &Types, problems: &mut Problems) {
        let _ = (types, problems);
    }
}

impl<F, I> NameResolver for F
where
    F: Fn(Field) -> I,
    I: IntoIterator<Item: Into<Cow<'static, str>>>,
{
    fn resolve(&self, field: Field, names: &mut NameList) {
        for name in self(field) {
            names.push(name);
        }
    }
}

impl<F, N> NameProvider for F
where
    F: Fn(Field) -> N,
    N: Into<Cow<'static, str>>,
{
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        Some(self(field).into())
    }
}

/// The names that a [`NameResolver`] gives a field, in order of preference.
#[derive(Debug, Default)]
pub struct NameList {
    pub(crate) names: Vec<ReadName>,
    /// How many resolvers have called each other.
    pub(crate) depth: usize,
}

/// A name that is read.
#[derive(Clone, Debug)]
pub(crate) struct ReadName {
    pub(crate) text: Cow<'static, str>,
    /// Whether ASCII letters match in either case.
    pub(crate) any_case: bool,
}

impl ReadName {
    /// A name that is read as it is.
    pub(crate) fn new(text: impl Into<Cow<'static, str>>) -> Self {
        Self { text: text.into(), any_case: false }
    }
}

impl NameList {
    /// Adds a name.
    pub fn push(&mut self, name: impl Into<Cow<'static, str>>) {
        self.names.push(ReadName::new(name));
    }

    /// Adds a name that is matched without regard to the case of ASCII letters.
    pub fn push_any_case(&mut self, name: impl Into<Cow<'static, str>>) {
        self.names.push(ReadName { text: name.into(), any_case: true });
    }

    /// The names so far.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(|name| &*name.text)
    }

    /// Asks another resolver for more names. A resolver that asks others goes through here, so
    /// that one that asks itself is found out instead of running out of stack. Providers have
    /// nothing like it: one that asks itself does not end.
    pub fn ask(&mut self, resolver: &dyn NameResolver, field: Field) {
        let asked = asked().max(Asked { depth: self.depth, found: self.is_cyclic() });
        if asked.found || asked.depth > DEEPEST {
            set_asked(Asked { found: true, ..asked });
            self.depth = DEEPEST + 1;
            return;
        }
        let asking = Asking::from(asked.depth);
        set_asked(Asked { depth: asked.depth + 1, found: false });
        self.depth = asked.depth + 1;
        resolver.resolve(field, self);
        // Not one less: a resolver may have put another list in the place of this one.
        let found = self.is_cyclic() || self::asked().found;
        self.depth = if found { DEEPEST + 1 } else { asked.depth };
        drop(asking);
    }

    /// Whether resolvers have asked each other without end.
    pub(crate) fn is_cyclic(&self) -> bool {
        self.depth > DEEPEST
    }
}

/// How many resolvers may ask each other before that counts as a cycle.
const DEEPEST: usize = 64;

/// How deep the resolvers of this thread ask each other, and whether that has been found to have no
/// end. A list counts it as well, but another list may be put in its place.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Asked {
    found: bool,
    depth: usize,
}

#[cfg(feature = "std")]
std::thread_local! {
    static ASKED: core::cell::Cell<Asked> =
        const { core::cell::Cell::new(Asked { found: false, depth: 0 }) };
}

/// Nothing on a thread that is ending, or without `std`: then the list alone counts.
fn asked() -> Asked {
    #[cfg(feature = "std")]
    return ASKED.try_with(core::cell::Cell::get).unwrap_or_default();
    #[cfg(not(feature = "std"))]
    Asked::default()
}

fn set_asked(asked: Asked) {
    #[cfg(feature = "std")]
    let _ = ASKED.try_with(|cell| cell.set(asked));
    #[cfg(not(feature = "std"))]
    let _ = asked;
}

/// Resolvers that are asked at a depth; after it, however it ends, that depth counts again. What was
/// found is forgotten by the outermost.
pub(super) struct Asking {
    before: Asked,
    is_apart: bool,
}

impl Asking {
    fn from(depth: usize) -> Self {
        Self { before: Asked { found: false, depth }, is_apart: false }
    }

    /// Apart from the resolvers that are being asked already, who ask for other names meanwhile.
    pub(super) fn apart() -> Self {
        let before = asked();
        set_asked(Asked::default());
        Self { before, is_apart: true }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        let found =
            if self.is_apart { self.before.found } else { asked().found && self.before.depth != 0 };
        set_asked(Asked { found, ..self.before });
    }
}
