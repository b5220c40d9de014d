//! The names that types are read under, as parsers use them: built once, then shared.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::resolver::Asking;
use super::shared::Places;
use super::trie::Trie;
use super::{
    Field, NameList, NameProblemKind, NameResolver, NamesError, Problems, ReadName, Types,
};
use crate::fields::Fields;
use crate::lexer::Key;

/// The names of all types of a graph.
#[derive(Debug)]
pub(crate) struct ReadTables {
    types: Box<[TypeReads]>,
    places: Places,
    /// The names to expect of all types, one type behind the other, each closed by one that never
    /// is there.
    expected: Box<[Expected]>,
    /// Where those of each type begin.
    starts: Box<[u32]>,
}

/// The names of one type.
#[derive(Debug)]
pub(crate) struct TypeReads {
    pub(crate) fields: &'static Fields,
    /// The names of each field, in order of preference.
    names: Box<[Box<[ReadName]>]>,
    /// For each field that may be due, the name to expect.
    expected: Box<[Expected]>,
    /// The names that JSON holds as they are.
    plain: Trie,
    /// Those for any case, in lower case.
    any_case: Option<Trie>,
    /// All names, and all names for any case in lower case: for keys that were unescaped.
    by_text: BTreeMap<String, Key>,
    by_lower_case: BTreeMap<String, Key>,
}

/// A place behind all names to expect, from which the number of a field leads to no other.
const NOWHERE: u32 = u32::MAX - u16::MAX as u32;

/// A name with its quotes and colon, of at most 32 bytes, laid out to be compared without a call.
#[derive(Clone, Copy, Debug)]
struct Expected {
    /// The bytes, and which bits of the input they are compared with.
    bytes: [u64; 4],
    mask: [u64; 4],
    key: Key,
    len: usize,
}

impl ReadTables {
    /// Asks the resolver for the names of all fields. Types whose names are the declared ones
    /// get no table where `sparse`: their compiled lexers do as well.
    pub(crate) fn new(
        types: &Types,
        resolver: &dyn NameResolver,
        sparse: bool,
    ) -> Result<Self, NamesError> {
        let mut problems = Problems::default();
        resolver.check(types, &mut problems);
        let mut tables = Vec::new();
        for described in types.described() {
            let fields = described.fields;
            let mut names: Vec<Box<[ReadName]>> =
                Field::all(fields).map(|field| names_of(field, resolver, &mut problems)).collect();
            names.extend(fields.tags().map(|tag| Box::from([ReadName::new(tag)])));
            for (field, names) in Field::all(fields).zip(&names) {
                if names.is_empty()
                    && described.needed[field.index()]
                    && !problems.is_without_names(field)
                {
                    problems.of_fields(NameProblemKind::NoName, &[field], None);
                }
            }
            find_conflicts(fields, &names, &mut problems);
            // Without a table here a type would ask for its own names.
            if !(sparse && fields.own.is_none() && are_declared(fields, &names)) {
                tables.push((fields, names.into_boxed_slice()));
            }
        }
        problems.finish()?;
        // Only now: tries are made of names that differ.
        let tables = tables.into_iter().map(|(fields, names)| TypeReads::new(fields, names));
        let tables: Vec<TypeReads> = tables.collect();
        let list: Vec<&'static Fields> = tables.iter().map(|table| table.fields).collect();
        let mut expected = Vec::new();
        let mut starts = Vec::new();
        for table in &tables {
            starts.push(u32::try_from(expected.len()).unwrap_or(NOWHERE));
            expected.extend_from_slice(&table.expected);
            expected.push(Expected::NEVER);
        }
        // What is beyond is not expected, but searched for.
        expected.truncate(NOWHERE as usize);
        Ok(Self {
            places: Places::new(list.iter()),
            types: tables.into(),
            expected: expected.into(),
            starts: starts.into(),
        })
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The names of a type, if they are not the declared ones.
    #[inline]
    pub(crate) fn of(&self, fields: &'static Fields) -> Option<&TypeReads> {
        self.types.get(self.places.find(fields)? as usize)
    }

    /// The same, and where the names to expect of the type begin.
    #[inline]
    pub(crate) fn of_with_start(&self, fields: &'static Fields) -> Option<(&TypeReads, u32)> {
        let place = self.places.find(fields)? as usize;
        Some((self.types.get(place)?, *self.starts.get(place)?))
    }

    /// The bytes and the meaning of the name to expect at a place, if the input begins with it.
    #[inline(always)]
    pub(crate) fn predict(&self, due: u32, input: &[u8]) -> Option<(usize, Key)> {
        self.expected.get(due as usize)?.predict(input)
    }
}

/// The names that a resolver gives a field; none if the field is never read.
pub(super) fn names_of(
    field: Field,
    resolver: &dyn NameResolver,
    problems: &mut Problems,
) -> Box<[ReadName]> {
    let mut list = NameList::default();
    if field.declared_names().is_empty() {
        return Box::default();
    }
    let asking = Asking::apart();
    resolver.resolve(field, &mut list);
    drop(asking);
    if list.is_cyclic() {
        problems.of_fields(NameProblemKind::Cycle, &[field], None);
        list.names.clear();
    }
    // A key counts names in 16 bits; what is beyond could not be told from others.
    if list.names.len() > usize::from(u16::MAX) {
        problems.of_fields(NameProblemKind::TooMany, &[field], None);
        list.names.clear();
    }
    list.names.into()
}

/// Names that are equal but for the case of ASCII letters.
#[derive(Default)]
struct Alike<'n> {
    /// Each spelling, and who had it first.
    spelt: BTreeMap<&'n str, (Field, usize)>,
    /// The first of all, and the first for any case.
    first: Option<Known<'n>>,
    any_case: Option<Known<'n>>,
}

/// A field, which of the names of its type it has, and that name.
type Known<'n> = (Field, usize, &'n str);

impl<'n> Alike<'n> {
    /// The first name that this one cannot be told from.
    fn clash(&self, name: &'n ReadName) -> Option<Known<'n>> {
        if name.any_case {
            return self.first;
        }
        let spelt = self.spelt.get(&*name.text).map(|(field, at)| (*field, *at, &*name.text));
        [spelt, self.any_case].into_iter().flatten().min_by_key(|(_, at, _)| *at)
    }

    fn add(&mut self, known: Known<'n>, any_case: bool) {
        let (field, at, text) = known;
        self.spelt.entry(text).or_insert((field, at));
        self.first.get_or_insert(known);
        if any_case {
            self.any_case.get_or_insert(known);
        }
    }
}

/// Reports names that two fields of a type have, or that one has twice; two spellings of one field
/// are one where case is not looked at.
pub(super) fn find_conflicts(
    fields: &'static Fields,
    names: &[Box<[ReadName]>],
    problems: &mut Problems,
) {
    let mut seen: BTreeMap<String, Alike<'_>> = BTreeMap::new();
    let rows = (0..).map(|index| Field::new(fields, index));
    let all =
        rows.zip(names).flat_map(|(field, names)| names.iter().map(move |name| (field, name)));
    for (at, (field, name)) in all.enumerate() {
        let same = seen.entry(name.text.to_ascii_lowercase()).or_default();
        if let Some((other, _, known)) = same.clash(name) {
            let text = Some(&*name.text);
            if other.index() == field.index() {
                if known == name.text {
                    problems.of_fields(NameProblemKind::Repeated, &[field], text);
                }
            } else if known == name.text {
                problems.of_fields(NameProblemKind::Conflict, &[other, field], text);
            } else {
                problems.of_fields(NameProblemKind::CaseConflict, &[other, field], text);
            }
        }
        same.add((field, at, &name.text), name.any_case);
    }
}

fn are_declared(fields: &'static Fields, names: &[Box<[ReadName]>]) -> bool {
    Field::all(fields).zip(names).all(|(field, names)| {
        let declared = field.declared_names();
        names.len() == declared.len()
            && names.iter().zip(declared).all(|(name, text)| !name.any_case && name.text == *text)
    })
}

impl TypeReads {
    fn new(fields: &'static Fields, names: Box<[Box<[ReadName]>]>) -> Self {
        let mut plain = Vec::new();
        let mut lower = Vec::new();
        let mut by_text = BTreeMap::new();
        let mut by_lower_case = BTreeMap::new();
        for (field, names) in (0..=u16::MAX).zip(&names) {
            for (number, name) in (0..=u16::MAX).zip(names) {
                let len = u32::try_from(name.text.len()).unwrap_or(u32::MAX);
                let key = Key::new(field, number, len);
                by_text.insert(String::from(&*name.text), key);
                if is_plain(&name.text) {
                    plain.push((&*name.text, key));
                }
                if name.any_case {
                    lower.push((name.text.to_ascii_lowercase(), key));
                }
            }
        }
        // Of the spellings of a field the first counts.
        for (text, key) in lower {
            by_lower_case.entry(text).or_insert(key);
        }
        let any_case: Vec<(&str, Key)> = by_lower_case
            .iter()
            .map(|(text, key): (&String, &Key)| (text.as_str(), *key))
            .filter(|(text, _)| is_plain(text))
            .collect();
        let any_case = (!any_case.is_empty()).then(|| Trie::new(any_case, true));
        let plain = Trie::new(plain, false);
        let expected = (0..names.len()).map(|due| Expected::new(due, &names));
        let expected = expected.map(|expected| expected.unwrap_or(Expected::NEVER)).collect();
        Self { fields, expected, plain, any_case, by_text, by_lower_case, names }
    }

    /// The bytes and the meaning of the name that is expected when field `due` is, if the input
    /// begins with it.
    #[inline(always)]
    pub(crate) fn predict(&self, due: u16, input: &[u8]) -> Option<(usize, Key)> {
        self.expected.get(usize::from(due))?.predict(input)
    }

    /// The name that `input` begins with, up to its closing quote, if it has no escapes.
    #[inline]
    pub(crate) fn find(&self, input: &[u8]) -> Option<Key> {
        self.plain.find(input).or_else(|| self.any_case.as_ref()?.find(input))
    }

    /// The name that is this text.
    pub(crate) fn find_text(&self, text: &str) -> Option<Key> {
        if let Some(key) = self.by_text.get(text) {
            return Some(*key);
        }
        if self.by_lower_case.is_empty() {
            return None;
        }
        self.by_lower_case.get(&text.to_ascii_lowercase()).copied()
    }

    /// Whether a field is never matched.
    pub(crate) fn is_nameless(&self, field: usize) -> bool {
        self.names.get(field).is_none_or(|names| names.is_empty())
    }

    /// The names of a field.
    pub(crate) fn names(&self, field: u16) -> impl Iterator<Item = &str> {
        let names = self.names.get(usize::from(field)).into_iter().flatten();
        names.map(|name| &*name.text)
    }

    /// All names.
    pub(crate) fn all_names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().flatten().map(|name| &*name.text)
    }
}

impl Expected {
    /// The first name of the first field from `due` on that has a name.
    fn new(due: usize, names: &[Box<[ReadName]>]) -> Option<Self> {
        let (field, names) =
            names.iter().enumerate().skip(due).find(|(_, names)| !names.is_empty())?;
        let name = &names.first()?.text;
        if !is_plain(name) {
            return None;
        }
        let text = [b"\"", name.as_bytes(), b"\":"].concat();
        let mut bytes = [0; 32];
        let mut mask = [0; 32];
        bytes.get_mut(..text.len())?.copy_from_slice(&text);
        mask.get_mut(..text.len())?.fill(0xff);
        let key = Key::new(u16::try_from(field).ok()?, 0, u32::try_from(name.len()).ok()?);
        Some(Self { bytes: words(&bytes), mask: words(&mask), key, len: text.len() })
    }

    /// Near the end of the text nothing is predicted.
    #[inline(always)]
    fn predict(&self, input: &[u8]) -> Option<(usize, Key)> {
        let words = words(input.first_chunk()?);
        let differ = |at: usize| (words[at] ^ self.bytes[at]) & self.mask[at];
        // Most names are short.
        let same = differ(0) | differ(1) == 0 && (self.len <= 16 || differ(2) | differ(3) == 0);
        same.then_some((self.len, self.key))
    }

    /// No name: UTF-8 has no such bytes.
    const NEVER: Self =
        Self { bytes: [u64::MAX; 4], mask: [u64::MAX; 4], key: Key::UNKNOWN, len: 0 };
}

#[inline(always)]
fn words(bytes: &[u8; 32]) -> [u64; 4] {
    let (words, _) = bytes.as_chunks();
    // Not by `map`, which would be a call.
    let word = |at: usize| u64::from_le_bytes(words[at]);
    [word(0), word(1), word(2), word(3)]
}

/// Whether a JSON string can hold a name as it is.
fn is_plain(name: &str) -> bool {
    name.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\')
}
