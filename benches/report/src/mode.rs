//! The three ways to build the benches.

/// How the benches are built.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Mode {
    /// What a release build is when nobody tunes it.
    Bare,
    Fat,
    Native,
}

impl Mode {
    /// The tuned build for any processor is first: it is what the project's claims are about.
    pub(crate) const ALL: [Self; 3] = [Self::Fat, Self::Bare, Self::Native];

    pub(crate) fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == word)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Bare => "bare",
            Self::Fat => "fat",
            Self::Native => "native",
        }
    }

    /// Cargo's profile.
    pub(crate) fn profile(self) -> &'static str {
        match self {
            Self::Bare => "bare",
            Self::Fat => "release",
            Self::Native => "native",
        }
    }

    /// What the compiler is told besides.
    pub(crate) fn flags(self) -> Option<&'static str> {
        (self == Self::Native).then_some("-Ctarget-cpu=native")
    }

    pub(crate) fn describe(self) -> &'static str {
        match self {
            Self::Bare => "bare `--release`: no LTO, 16 codegen units, default target",
            Self::Fat => "fat LTO, 1 codegen unit, default target",
            Self::Native => "fat LTO, 1 codegen unit, `-C target-cpu=native`",
        }
    }
}
