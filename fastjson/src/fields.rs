//! The table of a derived type's fields: one static for each type, shared by all instantiations
//! of a generic one. Its address is the type's identity where names are chosen at run time.

use alloc::string::String;
use core::cmp::Ordering;

use crate::kernels::Tails;
use crate::lexer::Key;
use crate::lexer::quoted;
use crate::names::OwnNames;

/// The fields of a derived struct and their JSON names.
#[derive(Debug)]
pub struct Fields {
    /// The type's name without its path and parameters.
    pub type_name: &'static str,
    /// The module that the type is in.
    pub module_path: &'static str,
    /// The fields in declaration order.
    pub fields: &'static [Field],
    /// Every name that is read, sorted by its bytes: its field's number, and its number among
    /// the field's names.
    // Not the names themselves: each would cost a pointer, and the relocation of one.
    pub sorted: &'static [(u16, u16)],
    /// What a member that no field claims means.
    pub unknown: Unknown,
    /// Whether an attribute says what a second member of the same field means, so that settings
    /// do not.
    pub declares_duplicates: bool,
    /// Whether names are read in any case of their ASCII letters.
    pub any_case: bool,
    /// The resolver and provider that the type names itself.
    pub own: Option<&'static OwnNames>,
    /// Which other names cannot be among those that are read; all names until they are asked for by
    /// [`with_tails`](Fields::with_tails).
    pub tails: Tails,
}

/// What a member that no field claims means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// It is skipped and checked.
    Checked,
    /// It is an error.
    Deny,
    /// It is skipped, following only strings and brackets.
    Structural,
    /// No attribute says it: it is skipped and checked unless settings say otherwise.
    Undeclared,
}

/// One field.
#[derive(Debug)]
pub struct Field {
    /// The name in Rust, without `r#`.
    pub rust_name: &'static str,
    /// The name that is printed; `None` if the field is never printed.
    pub print_name: Option<&'static str>,
    /// The names that are read, the primary one first; none if the field is never read.
    pub names: &'static [&'static str],
    /// What few fields have.
    pub more: Option<&'static More>,
}

/// What an attribute says about the names of a field beyond the names themselves.
#[derive(Debug)]
pub struct More {
    /// How many of the names that are read, counted from the last, are deprecated.
    pub deprecated: u16,
    /// Pairs of a version and the name that the field has in it.
    pub versions: &'static [(&'static str, &'static str)],
    /// Whether this is no field but a tag, or what stands beside one, whose name nobody chooses.
    /// Such rows are the last of a table.
    pub is_tag: bool,
}

/// The variants of an enum and their names.
#[derive(Debug)]
pub struct Variants {
    /// The variants, as fields.
    pub names: Fields,
    /// The variant that stands for every name that no other has; `u16::MAX` if none does.
    pub other: u16,
    /// The variants whose tag is no string.
    pub values: &'static [(TagValue, u16)],
}

/// A tag that is no string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagValue {
    /// `true` or `false`.
    Boolean(bool),
    /// An integer.
    Integer(i128),
}

impl Fields {
    /// The same with the [`tails`](Fields::tails) of its names.
    #[must_use]
    pub const fn with_tails(mut self) -> Self {
        if self.any_case {
            return self;
        }
        self.tails = Tails::NONE;
        let (mut field, mut number) = (0, 0);
        while field < self.fields.len() {
            let names = self.fields[field].names;
            let mut name = 0;
            while name < names.len() {
                self.tails = self.tails.with(names[name], number);
                number += 1;
                name += 1;
            }
            field += 1;
        }
        self
    }

    /// The field that has this name, by binary search.
    pub(crate) fn find(&self, name: &str) -> Option<Key> {
        if self.any_case {
            return self.find_in_any_case(name);
        }
        if !self.tails.may_have(name) {
            return None;
        }
        let known = |(field, index): (u16, u16)| self.name(field, index).unwrap_or_default();
        // The first bytes settle most of it, without the call that a comparison of texts is.
        let first = name.as_bytes().first();
        let at = self.sorted.binary_search_by(|place| {
            let known = known(*place);
            known.as_bytes().first().cmp(&first).then_with(|| known.cmp(name))
        });
        let at = at.ok()?;
        let (field, index) = *self.sorted.get(at)?;
        Some(Key::new(field, index, u32::try_from(name.len()).unwrap_or(u32::MAX)))
    }

    /// Whether no name is in both tables; both are sorted.
    pub(crate) const fn is_apart_from(&self, other: &Self) -> bool {
        let (mut at, mut other_at) = (0, 0);
        while at < self.sorted.len() && other_at < other.sorted.len() {
            match compare(self.sorted_name(at), other.sorted_name(other_at)) {
                Ordering::Less => at += 1,
                Ordering::Greater => other_at += 1,
                Ordering::Equal => return false,
            }
        }
        true
    }

    const fn sorted_name(&self, at: usize) -> &'static [u8] {
        let (field, index) = self.sorted[at];
        self.fields[field as usize].names[index as usize].as_bytes()
    }

    #[cold]
    fn find_in_any_case(&self, name: &str) -> Option<Key> {
        let is_it = |place: &&(u16, u16)| {
            self.name(place.0, place.1).is_some_and(|known| known.eq_ignore_ascii_case(name))
        };
        let (field, index) = *self.sorted.iter().find(is_it)?;
        Some(Key::new(field, index, u32::try_from(name.len()).unwrap_or(u32::MAX)))
    }

    /// How many of the rows are fields, for which names can be chosen.
    pub(crate) fn named_len(&self) -> usize {
        let is_tag = |field: &&Field| field.more.is_some_and(|more| more.is_tag);
        self.fields.len() - self.fields.iter().rev().take_while(is_tag).count()
    }

    /// The names of tags, which are the rows behind the fields.
    pub(crate) fn tags(&self) -> impl Iterator<Item = &'static str> {
        let rows = self.fields.iter().skip(self.named_len());
        rows.filter_map(|tag| tag.names.first().copied())
    }

    /// One of the names of a field.
    fn name(&self, field: u16, index: u16) -> Option<&'static str> {
        self.fields.get(usize::from(field))?.names.get(usize::from(index)).copied()
    }

    /// The primary name of a field.
    pub(crate) fn first_name(&self, field: u16) -> &'static str {
        let field = self.fields.get(usize::from(field));
        field.map_or("", |field| field.names.first().unwrap_or(&field.rust_name))
    }

    /// The names that are read, in declaration order, as a message lists them.
    pub(crate) fn known_names(&self) -> String {
        const MOST: usize = 20;
        let mut list = String::new();
        let names = || self.fields.iter().flat_map(|field| field.names);
        for (at, name) in names().enumerate() {
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

/// [`Ord::cmp`] of bytes, for the compiler.
const fn compare(left: &[u8], right: &[u8]) -> Ordering {
    let mut at = 0;
    while at < left.len() && at < right.len() {
        if left[at] != right[at] {
            return if left[at] < right[at] { Ordering::Less } else { Ordering::Greater };
        }
        at += 1;
    }
    if left.len() < right.len() {
        Ordering::Less
    } else if left.len() > right.len() {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}
