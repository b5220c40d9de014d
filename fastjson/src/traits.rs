//! The two main traits, the traits of map keys, and what later parts of the crate stand on.

use crate::names::Graph;
use crate::{Error, Parser, Printer};

/// A type that prints itself as JSON.
///
/// Printing cannot fail: what has no JSON for some of its values has no implementation.
/// `#[derive(ToJson)]` or `#[derive(FastJson)]` writes one; by hand it is three lines.
///
/// # Examples
/// ```
/// use fastjson::{Printer, ToJson};
///
/// struct Rgb(u8, u8, u8);
///
/// impl ToJson for Rgb {
///     fn print(&self, printer: &mut Printer<'_>) {
///         printer.string(&format!("#{:02x}{:02x}{:02x}", self.0, self.1, self.2));
///     }
/// }
///
/// assert_eq!(fastjson::to_string(&[Rgb(255, 0, 16)]), r##"["#ff0010"]"##);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be printed as JSON",
    label = "no `ToJson` implementation",
    note = "put `#[derive(FastJson)]` or `#[derive(ToJson)]` on the type if it is yours, or implement `ToJson` by hand",
    note = "bytes have no JSON of their own: print a `[u8]` as text (`String`) or as an array of numbers (`Vec<u8>`)",
    note = "paths, `OsString` and `CString` may not be UTF-8: convert them to a `String` first"
)]
pub trait ToJson {
    /// Prints exactly one JSON value.
    fn print(&self, printer: &mut Printer<'_>);

    /// Prints a member; `name` is the bracket or comma before it, the name and the colon. What is
    /// short does it with one look at the buffer for both.
    #[doc(hidden)]
    #[inline(always)]
    fn print_member(&self, name: &'static str, printer: &mut Printer<'_>) {
        printer.raw(name);
        self.print(printer);
    }

    /// Prints an array; numbers do it with fewer looks at the buffer than one by one.
    #[doc(hidden)]
    #[inline]
    fn print_all(elements: &[Self], printer: &mut Printer<'_>)
    where
        Self: Sized,
    {
        printer.array(elements);
    }

    /// Whether a struct must leave the member out: the outer `None` of `Option<Option<T>>`.
    #[doc(hidden)]
    #[inline]
    fn is_absent(&self) -> bool {
        false
    }

    /// Whether some value of the type prints as `null` where the type has others: `Option`.
    #[doc(hidden)]
    #[inline]
    fn nullable() -> bool
    where
        Self: Sized,
    {
        false
    }

    /// Tells the fields of the type and the types of its parts, for names chosen at run time.
    #[doc(hidden)]
    #[inline]
    fn describe(graph: &mut Graph)
    where
        Self: Sized,
    {
        let _ = graph;
    }
}

/// A type that is printed through what points to it: `&T`, `Box<T>`, `Rc<T>`, `RefCell<T>` and
/// the like.
///
/// It is implemented for every [`ToJson`] type of known size, and for `str`, slices and
/// `dyn ToJson`. Other trait objects need one line.
///
/// # Examples
/// ```
/// use fastjson::{Pointee, Printer, ToJson};
///
/// trait Animal: ToJson {}
/// impl Pointee for dyn Animal {}
///
/// struct Cat;
/// impl Animal for Cat {}
/// impl ToJson for Cat {
///     fn print(&self, printer: &mut Printer<'_>) {
///         printer.string("cat");
///     }
/// }
///
/// let zoo: Vec<Box<dyn Animal>> = vec![Box::new(Cat)];
/// assert_eq!(fastjson::to_string(&zoo), r#"["cat"]"#);
/// ```
// `ToJson`'s own functions without a receiver cannot be called on a type of unknown size, or
// there would be no `dyn ToJson`; this trait has them for both.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be printed as JSON through a pointer",
    label = "no `ToJson` implementation",
    note = "put `#[derive(FastJson)]` or `#[derive(ToJson)]` on the type if it is yours, or implement `ToJson` by hand",
    note = "for a trait object of a trait `Name: ToJson` write `impl fastjson::Pointee for dyn Name {{}}`"
)]
pub trait Pointee: ToJson {
    /// [`ToJson::nullable`] where the type has it.
    #[doc(hidden)]
    #[inline]
    fn nullable_behind() -> bool {
        false
    }

    /// [`ToJson::describe`] where the type has it.
    #[doc(hidden)]
    #[inline]
    fn describe_behind(graph: &mut Graph) {
        let _ = graph;
    }
}

impl<T: ToJson> Pointee for T {
    #[inline]
    fn nullable_behind() -> bool {
        T::nullable()
    }

    #[inline]
    fn describe_behind(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl Pointee for str {}

impl<T: ToJson> Pointee for [T] {
    #[inline]
    fn describe_behind(graph: &mut Graph) {
        T::describe(graph);
    }
}

impl Pointee for dyn ToJson + '_ {}
impl Pointee for dyn ToJson + Send + '_ {}
impl Pointee for dyn ToJson + Sync + '_ {}
impl Pointee for dyn ToJson + Send + Sync + '_ {}

/// A type that is read from JSON text of lifetime `'de`.
///
/// `#[derive(FromJson)]` or `#[derive(FastJson)]` writes one; by hand it is three lines.
/// Types that borrow from the text (`&'de str`, `Cow<'de, str>`) carry its lifetime.
///
/// # Examples
/// ```
/// use fastjson::{Error, ErrorKind, FromJson, Parser};
///
/// struct Even(u32);
///
/// impl<'de> FromJson<'de> for Even {
///     fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
///         let number = u32::parse(parser)?;
///         if number % 2 == 0 { Ok(Self(number)) } else { Err(Error::custom("an odd number")) }
///     }
/// }
///
/// assert_eq!(fastjson::from_str::<Even>("4")?.0, 4);
/// assert_eq!(fastjson::from_str::<Even>("5").err().map(|e| e.kind()), Some(ErrorKind::Custom));
/// # Ok::<(), Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read from JSON",
    label = "no `FromJson` implementation",
    note = "put `#[derive(FastJson)]` or `#[derive(FromJson)]` on the type if it is yours, or implement `FromJson` by hand",
    note = "text is read into `String`, `Cow<str>` or, without escapes, `&str`; bytes as an array of numbers into `Vec<u8>`",
    note = "`OsString` and `CString` are not read: read a `String` and convert it"
)]
pub trait FromJson<'de>: Sized {
    /// Reads one value; whitespace before it is skipped, whitespace after it is left.
    ///
    /// # Errors
    /// Any [`ErrorKind`](crate::ErrorKind); the parser is then good for nothing but being dropped.
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error>;

    /// Reads one value into an existing one and reuses its allocations where it can.
    ///
    /// The result is the same as that of [`parse`](FromJson::parse). After an error the value is
    /// valid, but its members may be a mix of old and new.
    ///
    /// # Errors
    /// As [`parse`](FromJson::parse).
    #[inline]
    fn parse_into(&mut self, parser: &mut Parser<'de>) -> Result<(), Error> {
        *self = Self::parse(parser)?;
        Ok(())
    }

    /// What an absent member of this type means: `None` is an error, `Some` the value to take.
    #[inline]
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }

    /// What `null` means, where the type is one that `null` belongs to: `Option`.
    #[doc(hidden)]
    #[inline]
    fn if_null() -> Option<Self> {
        None
    }

    /// What a value of this type can start with; enums narrow their variants by it.
    #[doc(hidden)]
    #[inline]
    fn shape() -> Shape {
        Shape::ANY
    }

    /// Tells the fields of the type and the types of its parts, for names chosen at run time.
    #[doc(hidden)]
    #[inline]
    fn describe(graph: &mut Graph) {
        let _ = graph;
    }

    /// The same, and whether a member of this type must be there.
    #[doc(hidden)]
    #[inline]
    fn describe_member(graph: &mut Graph) -> bool {
        Self::describe(graph);
        Self::absent().is_none()
    }

    /// The same for a member that has a default, whatever its type.
    #[doc(hidden)]
    #[inline]
    fn describe_optional(graph: &mut Graph) -> bool {
        Self::describe(graph);
        false
    }

    /// The same for a member that must be there, whatever its type.
    #[doc(hidden)]
    #[inline]
    fn describe_required(graph: &mut Graph) -> bool {
        Self::describe(graph);
        true
    }
}

/// A type that borrows nothing from the text it is read from.
///
/// Implemented by itself for every type that is [`FromJson`] of any lifetime; readers and kept
/// values ask for it.
pub trait FromJsonOwned: for<'de> FromJson<'de> {}

impl<T> FromJsonOwned for T where T: for<'de> FromJson<'de> {}

/// A type that can be printed as the name of a member: the key of a map.
///
/// It is apart from [`FromJsonKey`] because reading a borrowed key ties it to the text's
/// lifetime and printing one does not. A derive on a newtype of a key gives both.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be printed as a JSON object's member name",
    label = "no `ToJsonKey` implementation",
    note = "keys are strings, integers, `bool`, `char`, and newtypes of those with `#[derive(FastJson)]`"
)]
pub trait ToJsonKey {
    /// Prints the name, quotes included.
    fn print_key(&self, printer: &mut Printer<'_>);
}

/// A type that can be read from the name of a member: the key of a map.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be read from a JSON object's member name",
    label = "no `FromJsonKey` implementation",
    note = "keys are strings, integers, `bool`, `char`, and newtypes of those with `#[derive(FastJson)]`"
)]
pub trait FromJsonKey<'de>: Sized {
    /// Reads the name, quotes included and unescaped, without the colon.
    ///
    /// # Errors
    /// Faults of the string, and names that are not of this type.
    fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error>;
}

/// A type whose JSON is the members of an object, read one member at a time.
///
/// Flattening and tags stand on it: the outer type offers each member that is not its own.
#[doc(hidden)]
pub trait MembersOf<'de>: Sized {
    /// What has been read so far.
    type Builder;

    /// Starts at the object's first member; it may look ahead from there.
    ///
    /// # Errors
    /// What looking ahead finds.
    fn begin(parser: &mut Parser<'de>) -> Result<Self::Builder, Error>;

    /// Takes the member with this name, which stands at offset `at`, the parser standing at its
    /// value; `false` if the member is not wanted, with nothing consumed.
    ///
    /// # Errors
    /// Those of the member's name, as a map's key, and of its value.
    fn offer(
        builder: &mut Self::Builder,
        key: &str,
        at: usize,
        parser: &mut Parser<'de>,
    ) -> Result<bool, Error>;

    /// Makes the value at the object's end.
    ///
    /// # Errors
    /// Members that are missing.
    fn finish(builder: Self::Builder, parser: &mut Parser<'de>) -> Result<Self, Error>;
}

/// A type whose JSON is the members of an object, printed between those of another.
///
/// The first member of all brings the opening bracket; the closing one is the caller's.
#[doc(hidden)]
pub trait PrintMembers {
    /// Prints the members; `first` says whether none has been printed before, and is kept true.
    fn print_members(&self, first: &mut bool, printer: &mut Printer<'_>);
}

/// The first tokens that a type can start with, as a set.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape(u8);

impl Shape {
    /// Any value.
    pub const ANY: Self = Self(0x7f);
}
