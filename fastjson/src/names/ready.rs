//! Ready-made resolvers and providers that need nothing but the field, and those that stand
//! around another.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::{Field, NameList, NameProvider, NameResolver, Problems, ReadName, Rule, Types};

/// What the attributes say: the names of a field without any resolver or provider.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeclaredNames;

impl NameResolver for DeclaredNames {
    fn resolve(&self, field: Field, names: &mut NameList) {
        field.declared_names().iter().for_each(|name| names.push(*name));
    }
}

impl NameProvider for DeclaredNames {
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        field.declared_print_name().map(Cow::Borrowed)
    }
}

/// The names of the fields in Rust, whatever the attributes say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RustNames;

impl NameResolver for RustNames {
    fn resolve(&self, field: Field, names: &mut NameList) {
        names.push(field.rust_name());
    }
}

impl NameProvider for RustNames {
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(field.rust_name()))
    }
}

/// What a rule makes of the names of the fields in Rust, whatever the attributes say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renamed(pub Rule);

impl NameResolver for Renamed {
    fn resolve(&self, field: Field, names: &mut NameList) {
        names.push(self.0.apply(field.rust_name()));
    }
}

impl NameProvider for Renamed {
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        Some(Cow::Owned(self.0.apply(field.rust_name())))
    }
}

/// The names of another resolver, matched without regard to the case of ASCII letters.
///
/// Names of two fields that differ in case only are an error at creation; of one field they are
/// one name.
#[derive(Clone, Copy, Debug, Default)]
pub struct CaseInsensitive<R>(pub R);

impl<R: NameResolver> NameResolver for CaseInsensitive<R> {
    fn resolve(&self, field: Field, names: &mut NameList) {
        let before = names.names.len();
        names.ask(&self.0, field);
        // There are fewer than before if the resolver has put another list in the place of this one.
        let before = before.min(names.names.len());
        for name in &mut names.names[before..] {
            name.any_case = true;
        }
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        self.0.check(types, problems);
    }
}

/// The names of one resolver and behind them those of another; of providers, the name of the
/// first that has one.
///
/// What both say counts once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chain<A, B>(pub A, pub B);

impl<A: NameResolver, B: NameResolver> NameResolver for Chain<A, B> {
    fn resolve(&self, field: Field, names: &mut NameList) {
        names.ask(&self.0, field);
        let before = names.names.len();
        names.ask(&self.1, field);
        let second = names.names.split_off(before.min(names.names.len()));
        // Whether each name of the first is for any case.
        let mut known: BTreeMap<&str, bool> = BTreeMap::new();
        for name in &names.names {
            *known.entry(&name.text).or_default() |= name.any_case;
        }
        let is_new = |name: &ReadName| {
            known.get(&*name.text).is_none_or(|any_case| name.any_case && !any_case)
        };
        let new: Vec<ReadName> = second.into_iter().filter(is_new).collect();
        names.names.extend(new);
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        self.0.check(types, problems);
        self.1.check(types, problems);
    }
}

impl<A: NameProvider, B: NameProvider> NameProvider for Chain<A, B> {
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        self.0.provide(field).or_else(|| self.1.provide(field))
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        self.0.check(types, problems);
        self.1.check(types, problems);
    }
}

/// The names of a version, as `#[fastjson(names(v1 = "uid", v2 = "user_id"))]` gives them; what
/// has none in that version keeps its declared names.
///
/// It is an error if no field of any type has a name in the version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version<'a>(pub &'a str);

impl Version<'_> {
    fn name_of(self, field: Field) -> Option<&'static str> {
        let mut versions = field.versions().iter();
        versions.find(|(version, _)| *version == self.0).map(|(_, name)| *name)
    }

    fn check(self, types: &Types, problems: &mut Problems) {
        if !types.fields().any(|field| self.name_of(field).is_some()) {
            problems.add(alloc::format!("no field has a name in version {:?}", self.0));
        }
    }
}

impl NameResolver for Version<'_> {
    fn resolve(&self, field: Field, names: &mut NameList) {
        match self.name_of(field) {
            Some(name) => names.push(name),
            None => DeclaredNames.resolve(field, names),
        }
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        Version::check(*self, types, problems);
    }
}

impl NameProvider for Version<'_> {
    fn provide(&self, field: Field) -> Option<Cow<'static, str>> {
        match self.name_of(field) {
            Some(name) => Some(Cow::Borrowed(name)),
            None => DeclaredNames.provide(field),
        }
    }

    fn check(&self, types: &Types, problems: &mut Problems) {
        Version::check(*self, types, problems);
    }
}
