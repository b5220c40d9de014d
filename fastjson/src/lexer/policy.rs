//! What settings say of members: those that no field claims, and those that are there twice.

use alloc::vec::Vec;

use super::named::{State, key_at};
use super::{Key, Parser, duplicate, unknown};
use crate::Error;
use crate::fields::{Fields, Unknown};
use crate::members::Names;
use crate::settings::{Duplicates, Rules, UnknownMember, UnknownMembers};

/// Counts the members of the objects that are open.
#[derive(Default)]
pub(super) struct Counts {
    /// The first `open` of these are in use.
    objects: Vec<OpenObject>,
    open: usize,
}

/// An object whose members are being read.
#[derive(Default)]
struct OpenObject {
    /// How many levels may be entered inside of it: fewer than outside.
    depth_left: u32,
    /// An offset inside it before its first member.
    start: usize,
    /// The fields that have been there, a bit each.
    seen: Vec<u64>,
    /// Where the last member of each field is, if the last one counts.
    last: Vec<usize>,
}

impl Counts {
    pub(super) fn reset(&mut self) {
        self.open = 0;
    }

    /// Begins to count the members of an object, in place of all that have ended.
    pub(super) fn open(&mut self, depth_left: u32, start: usize, last: Vec<usize>) {
        self.close(|object| object.depth_left <= depth_left);
        if self.objects.len() == self.open {
            self.objects.push(OpenObject::default());
        }
        let object = &mut self.objects[self.open];
        object.depth_left = depth_left;
        object.start = start;
        object.seen.clear();
        object.last = last;
        self.open += 1;
    }

    fn close(&mut self, ended: impl Fn(&OpenObject) -> bool) {
        while self.open > 0 && ended(&self.objects[self.open - 1]) {
            self.open -= 1;
        }
    }

    /// The object that is being read at this depth.
    fn current(&mut self, depth_left: u32) -> Option<&mut OpenObject> {
        self.close(|object| object.depth_left < depth_left);
        self.open.checked_sub(1).and_then(|at| self.objects.get_mut(at))
    }
}

impl OpenObject {
    /// Whether a field was there before.
    fn was_seen(&mut self, field: u16) -> bool {
        let word = usize::from(field / 64);
        if self.seen.len() <= word {
            self.seen.resize(word + 1, 0);
        }
        let bit = 1 << (field % 64);
        let before = self.seen[word] & bit != 0;
        self.seen[word] |= bit;
        before
    }
}

impl State {
    /// What settings say for a type; nothing for one that is not in the graph they are for.
    fn rules_of(&self, fields: &'static Fields) -> Option<&Rules> {
        self.tables.of(fields).map(|_| &*self.rules)
    }

    /// What a second member of the same field means, if members are counted here and not by the
    /// type.
    pub(super) fn duplicates_of(&self, fields: &'static Fields) -> Option<Duplicates> {
        let rules = self.rules_of(fields)?;
        let counts = rules.duplicates != Duplicates::AsDeclared && !fields.declares_duplicates;
        counts.then_some(rules.duplicates)
    }
}

/// Where the last member of each field is in the object that begins here. Text that is not JSON
/// ends the search: it will be an error when it is read.
pub(super) fn last_members(parser: &Parser<'_>, fields: &'static Fields) -> Vec<usize> {
    let mut last = alloc::vec![usize::MAX; fields.fields.len()];
    let mut ahead = Parser::new(parser.cursor.input());
    ahead.cursor.seek(parser.cursor.offset());
    loop {
        ahead.token();
        let at = ahead.offset();
        let Ok(text) = ahead.take_key() else { break };
        let field = parser.field_named(fields, &text).map_or(u16::MAX, Key::field);
        if let Some(last) = last.get_mut(usize::from(field)) {
            *last = at;
        }
        if ahead.skip_value_structural().is_err() || !ahead.next_member().unwrap_or(false) {
            break;
        }
    }
    last
}

/// Consumes the value of a member that no field claims, as the settings say.
pub(super) fn skip_unknown(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    at: usize,
) -> Result<(), Error> {
    let mut structural = fields.unknown == Unknown::Structural;
    if let Some(rules) = parser.state.as_ref().and_then(|state| state.rules_of(fields)) {
        let declared = fields.unknown != Unknown::Undeclared;
        match &rules.unknown {
            UnknownMembers::Call(hook) => {
                let input = parser.cursor.input();
                let key = key_at(input, at);
                hook(&UnknownMember::new(fields, &key, at, input));
            }
            UnknownMembers::Error if !declared => return Err(unknown(parser, fields, at)),
            UnknownMembers::SkipStructural if !declared => structural = true,
            _ => {}
        }
    }
    if structural { parser.skip_value_structural() } else { parser.skip_value() }
}

/// Consumes the value of a member that no field claims, or denies it; its name, which has been
/// consumed, is at offset `at`.
pub(super) fn other_member(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    at: usize,
) -> Result<(), Error> {
    other_member_around(parser, fields, &Names::NONE, at)
}

/// The same for a type with flattened fields, which take the members that are in `inner`.
pub(super) fn other_member_around(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    inner: &Names,
    at: usize,
) -> Result<(), Error> {
    let in_view = parser.is_in_view();
    if in_view || !inner.is_empty() {
        let name = key_at(parser.cursor.input(), at);
        if parser.is_hidden(&name, at)? || parser.takes(inner, &name) || inner.take_rest() {
            return parser.skip_value();
        }
    }
    if fields.unknown == Unknown::Deny && !parser.is_rest_hidden() {
        Err(unknown(parser, fields, at))
    } else if in_view {
        // Whoever reads the object first reports what nobody takes.
        parser.skip_value()
    } else {
        skip_unknown(parser, fields, at)
    }
}

/// Whether a member does not count and is consumed, as the settings say; its name, which has
/// been consumed, is at offset `at`.
pub(super) fn is_skipped_duplicate(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    key: Key,
    at: usize,
) -> Result<bool, Error> {
    let depth_left = parser.depth_left;
    let Some(state) = &mut *parser.state else {
        return Ok(false);
    };
    let Some(policy) = state.duplicates_of(fields) else {
        return Ok(false);
    };
    let Some(object) = state.counts.current(depth_left) else {
        return Ok(false);
    };
    let counts = match policy {
        Duplicates::Last => {
            let last = object.last.get(usize::from(key.field()));
            last.is_none_or(|last| *last == at || *last == usize::MAX)
        }
        _ => !object.was_seen(key.field()),
    };
    if counts {
        return Ok(false);
    }
    if policy == Duplicates::Error {
        let start = object.start;
        return Err(duplicate(parser, fields, key, start));
    }
    parser.skip_value()?;
    Ok(true)
}

/// Consumes an object of a type without fields that are read.
///
/// # Errors
/// Faults of what is skipped, and members where the type or the settings deny them.
#[inline(never)]
pub fn no_members(parser: &mut Parser<'_>, fields: &'static Fields) -> Result<(), Error> {
    no_members_around(parser, fields, &Names::NONE)
}

/// The same for a type with flattened fields, which take the members that are in `inner`.
///
/// # Errors
/// As [`no_members`].
#[inline(never)]
pub fn no_members_around(
    parser: &mut Parser<'_>,
    fields: &'static Fields,
    inner: &Names,
) -> Result<(), Error> {
    let mut more = parser.begin_object()?;
    while more {
        let at = parser.offset();
        parser.take_key()?;
        other_member_around(parser, fields, inner, at)?;
        more = parser.next_member()?;
    }
    Ok(())
}
