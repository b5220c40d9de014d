//! Names chosen at run time: what a derived parser asks at an object's start and for each of
//! its members, if a parser has any.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::{fmt, ptr};

use super::key::NAMED;
use super::policy::{Counts, is_skipped_duplicate, last_members, other_member_around};
use super::{Key, Parser, quoted};
#[cfg(feature = "std")]
use crate::ErrorKind;
use crate::fields::Fields;
use crate::members::Names;
use crate::names::{ReadTables, Shared, TypeReads};
use crate::settings::{AliasSeen, Duplicates, Rules};
use crate::{Error, names};
#[cfg(feature = "std")]
use alloc::format;

/// What a parser has that is not made for one text only.
pub(crate) struct State {
    pub(super) tables: Shared<ReadTables>,
    pub(super) rules: Shared<Rules>,
    /// Whether the name that is due may be taken without counting it.
    predicts: bool,
    /// The type whose member was read last, and where its names to expect begin: members mostly
    /// come from the same object. None if no name may be taken without counting it.
    last: Option<(&'static Fields, u32)>,
    /// What has been seen of the objects that are open, if duplicates are counted here.
    pub(super) counts: Counts,
}

impl State {
    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "deserializers need std"))]
    pub(crate) fn new(tables: Shared<ReadTables>, rules: Shared<Rules>) -> Box<Self> {
        let predicts = rules.duplicates == Duplicates::AsDeclared;
        Box::new(Self { tables, rules, predicts, last: None, counts: Counts::default() })
    }

    /// Forgets the text that was read last.
    #[cfg_attr(not(feature = "std"), expect(dead_code, reason = "deserializers need std"))]
    pub(crate) fn reset(&mut self) {
        self.counts.reset();
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The names of a type, which from now on is the last one that was looked at.
    fn look_at(&mut self, fields: &'static Fields) -> Option<&TypeReads> {
        let (table, start) = self.tables.of_with_start(fields)?;
        self.last = Some((fields, start));
        Some(table)
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State").finish_non_exhaustive()
    }
}

/// The first field to predict: field 0, in a form of its own if the type's names were chosen at
/// run time.
#[inline(always)]
pub fn names(parser: &mut Parser<'_>, fields: &'static Fields) -> u16 {
    // Two constants, so that the compiler knows where the parser goes from here.
    if parser.state.is_some() && begin_named(parser, fields) { NAMED } else { 0 }
}

/// Whether a type's names were chosen at run time; begins to look at the members if so.
/// The same for a type that names its own resolver.
///
/// # Errors
/// The names that the resolver gives cannot be used.
#[inline(never)]
pub fn own_names(parser: &mut Parser<'_>, fields: &'static Fields) -> Result<u16, Error> {
    #[cfg(feature = "std")]
    if parser.chosen_table(fields).is_none()
        && let Some(own) = fields.own
        && let Some(Err(error)) = own.reads(fields)
    {
        return Err(parser.error_at(parser.offset(), ErrorKind::Names, format!("{error}")));
    }
    Ok(if begin_named(parser, fields) { NAMED } else { 0 })
}

/// Whether a type's names were chosen at run time; begins to look at the members if so.
#[cold]
#[inline(never)]
fn begin_named(parser: &mut Parser<'_>, fields: &'static Fields) -> bool {
    if parser.table_of(fields).is_none() {
        return false;
    }
    let Some(state) = &*parser.state else { return true };
    // An empty object has been consumed: it has no members to count.
    if let Some(policy) = state.duplicates_of(fields)
        && parser.cursor.peek() == b'"'
    {
        let last = match policy {
            Duplicates::Last => last_members(parser, fields),
            _ => Vec::new(),
        };
        let (depth_left, start) = (parser.depth_left, parser.cursor.offset());
        if let Some(state) = &mut *parser.state {
            state.counts.open(depth_left, start, last);
        }
    }
    true
}

/// Consumes a name chosen at run time, and the colon after it; before that, members that no
/// field claims, unless that is an error. [`Key::UNKNOWN`] says that there is no known member
/// left, and the closing bracket is consumed.
///
/// # Errors
/// Faults of the names and of what is skipped, and what the settings do not allow.
#[inline(never)]
pub(super) fn named_key(
    parser: &mut Parser<'_>,
    next: u16,
    fields: &'static Fields,
) -> Result<Key, Error> {
    let Some(state) = &*parser.state else {
        return own_key(parser, next, fields);
    };
    if parser.is_in_view() {
        return searched_key(parser, fields, &Names::NONE);
    }
    if let Some((last, start)) = state.last
        && ptr::eq(last, fields)
        && let Some((len, key)) =
            state.tables.predict(start + u32::from(next & !NAMED), parser.cursor.rest())
    {
        parser.cursor.advance(len);
        return Ok(key);
    }
    other_key(parser, next, fields)
}

/// The same behind an object of another type, or where members are left out.
#[inline(never)]
fn other_key(parser: &mut Parser<'_>, next: u16, fields: &'static Fields) -> Result<Key, Error> {
    match expected_key(parser, next, fields) {
        Some(key) => Ok(key),
        None => searched_key(parser, fields, &Names::NONE),
    }
}

/// Consumes the name that is due, or one of the next.
fn expected_key(parser: &mut Parser<'_>, next: u16, fields: &'static Fields) -> Option<Key> {
    /// So many members in a row may be left out before the name is searched for.
    const LEFT_OUT: u16 = 4;
    let state = parser.state.as_mut().filter(|state| state.predicts)?;
    let table = state.look_at(fields)?;
    let due = next & !NAMED;
    let input = parser.cursor.rest();
    let (len, key) = (due..=due + LEFT_OUT).find_map(|due| table.predict(due, input))?;
    parser.cursor.advance(len);
    Some(key)
}

/// The same for a type that names its own resolver, without a deserializer.
#[inline(never)]
fn own_key(parser: &mut Parser<'_>, next: u16, fields: &'static Fields) -> Result<Key, Error> {
    if let Some(table) = own_table(fields)
        && let Some((len, key)) = table.predict(next & !NAMED, parser.cursor.rest())
    {
        parser.cursor.advance(len);
        return Ok(key);
    }
    searched_key(parser, fields, &Names::NONE)
}

/// The same for a type with flattened fields, which take the members that are in `inner`.
pub(super) fn named_key_around(
    parser: &mut Parser<'_>,
    next: u16,
    fields: &'static Fields,
    inner: &Names,
) -> Result<Key, Error> {
    match parser.state.is_some() && !parser.is_in_view() {
        // What is expected is no unknown name; what is not is looked for below.
        true => match expected_key(parser, next, fields) {
            Some(key) => Ok(key),
            None => searched_key(parser, fields, inner),
        },
        false => searched_key(parser, fields, inner),
    }
}

#[inline(never)]
fn searched_key(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    inner: &Names,
) -> Result<Key, Error> {
    loop {
        let at = parser.offset();
        // Of names that two types have at run time the outer one's counts.
        let hidden = parser.is_in_view() && parser.skip_hidden()?;
        if !hidden {
            let key = take_named(parser, fields)?;
            let skipped = if key == Key::UNKNOWN {
                other_member_around(parser, fields, inner, at)?;
                true
            } else {
                is_skipped_duplicate(parser, fields, key, at)?
            };
            if !skipped {
                if key.name() != 0 {
                    report_alias(parser, fields, key, at);
                }
                return Ok(key);
            }
        }
        if !parser.next_member()? {
            return Ok(Key::UNKNOWN);
        }
    }
}

/// Consumes any name and the colon after it.
fn take_named(parser: &mut Parser<'_>, fields: &'static Fields) -> Result<Key, Error> {
    let input = parser.cursor.rest().get(1..).unwrap_or_default();
    if let Some(key) = parser.table_of(fields).and_then(|table| table.find(input)) {
        parser.cursor.advance(key.len() + 2);
        parser.expect_colon()?;
        return Ok(key);
    }
    // The trie knows all names, but only without escapes.
    let key = match parser.take_key()? {
        Cow::Borrowed(_) => None,
        Cow::Owned(text) => parser.table_of(fields).and_then(|table| table.find_text(&text)),
    };
    Ok(key.unwrap_or(Key::UNKNOWN))
}

/// Tells the hook that a member came under another name than its first.
fn report_alias(parser: &Parser<'_>, fields: &'static Fields, key: Key, at: usize) {
    let Some(state) = &*parser.state else { return };
    if let Some(hook) = &state.rules.alias_seen {
        let field = names::Field::new(fields, key.field());
        let alias = parser
            .table_of(fields)
            .and_then(|table| table.names(key.field()).nth(usize::from(key.name())));
        hook(&AliasSeen::new(field, alias.unwrap_or_default(), at));
    }
}

/// The name at an offset, where one has been read before.
pub(super) fn key_at(input: &str, at: usize) -> Cow<'_, str> {
    let mut again = Parser::new(input);
    again.cursor.seek(at);
    again.take_text().unwrap_or_default()
}

/// The names that a type gives itself.
#[cfg(feature = "std")]
#[inline]
fn own_table(fields: &'static Fields) -> Option<&'static TypeReads> {
    fields.own.and_then(|own| own.reads(fields)?.ok())
}

#[cfg(not(feature = "std"))]
fn own_table(_: &'static Fields) -> Option<&'static TypeReads> {
    None
}

impl Parser<'_> {
    /// The names chosen for a type at run time.
    #[inline]
    pub(super) fn table_of(&self, fields: &'static Fields) -> Option<&TypeReads> {
        self.chosen_table(fields).or_else(|| own_table(fields))
    }

    /// Those that a deserializer has.
    #[inline]
    fn chosen_table(&self, fields: &'static Fields) -> Option<&TypeReads> {
        self.state.as_ref()?.tables.of(fields)
    }

    /// The field that has this name, for messages.
    pub(super) fn field_named(&self, fields: &'static Fields, name: &str) -> Option<Key> {
        match self.table_of(fields) {
            Some(table) => table.find_text(name),
            None => fields.find(name),
        }
    }

    /// Whether a field is never matched because of the names that were chosen.
    pub(super) fn is_nameless(&self, fields: &'static Fields, field: u16) -> bool {
        self.table_of(fields).is_some_and(|table| table.is_nameless(usize::from(field)))
    }

    /// The primary name of a field, for messages.
    pub(super) fn first_name(&self, fields: &'static Fields, field: u16) -> String {
        let chosen = self.table_of(fields).and_then(|table| table.names(field).next());
        String::from(chosen.unwrap_or_else(|| fields.first_name(field)))
    }

    /// The names that are read, as a message lists them.
    pub(super) fn known_names(&self, fields: &'static Fields) -> String {
        const MOST: usize = 20;
        let Some(table) = self.table_of(fields) else {
            return fields.known_names();
        };
        let mut list = String::new();
        for (at, name) in table.all_names().enumerate() {
            if at == MOST {
                list.push_str(", …");
                break;
            }
            if at != 0 {
                list.push_str(", ");
            }
            list.push_str(&quoted(name));
        }
        list
    }
}
