#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl __rt::ToJson for Event {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::Printer::raw(
                __p,
                match self {
                    Self::PullRequest => "\"pull_request\"",
                    Self::Push => "\"push\"",
                    Self::Unknown => "\"unknown\"",
                },
            );
        }
    }
    #[automatically_derived]
    impl __rt::ToJsonKey for Event {
        fn print_key(&self, __p: &mut __rt::Printer<'_>) {
            __rt::ToJson::print(self, __p);
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Event {
        fn print_members(
            &self,
            __first: &mut ::core::primitive::bool,
            __p: &mut __rt::Printer<'_>,
        ) {
            match self {
                Self::PullRequest => {
                    __rt::begin_member(__p, __first, "\"pull_request\":null");
                }
                Self::Push => {
                    __rt::begin_member(__p, __first, "\"push\":null");
                }
                Self::Unknown => {
                    __rt::begin_member(__p, __first, "\"unknown\":null");
                }
            }
        }
    }
    static __VARIANTS: __rt::Variants = __rt::Variants {
        names: __rt::Fields {
            type_name: "Event",
            module_path: ::core::module_path!(),
            fields: &[
                __rt::Field {
                    rust_name: "PullRequest",
                    print_name: __rt::None,
                    names: &["pull_request"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Push",
                    print_name: __rt::None,
                    names: &["push", "Push"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Unknown",
                    print_name: __rt::None,
                    names: &[],
                    more: __rt::None,
                },
            ],
            sorted: &[(1, 1), (0, 0), (1, 0)],
            unknown: __rt::Unknown::Deny,
            declares_duplicates: true,
            any_case: false,
            own: __rt::None,
            tails: __rt::Tails::ALL,
        },
        other: ::core::primitive::u16::MAX,
        values: &[],
    };
    fn __find(__w: &[::core::primitive::u8; 13]) -> __rt::Key {
        match __w[0] {
            b'P' => {
                if __w[1..5] == *b"ush\"" {
                    return __rt::Key::new(1, 1, 4);
                }
            }
            b'p' => {
                match __w[2] {
                    b'l' => {
                        if __w[1..13] == *b"ull_request\"" {
                            return __rt::Key::new(0, 0, 12);
                        }
                    }
                    b's' => {
                        if __w[1..5] == *b"ush\"" {
                            return __rt::Key::new(1, 0, 4);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Event {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok(
                match __rt::variant(__p, __find, &__VARIANTS)? {
                    0 => Self::PullRequest,
                    _ => Self::Push,
                },
            )
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT)
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJsonKey<'de> for Event {
        fn parse_key(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok(
                match __rt::variant_name(__p, __find, &__VARIANTS)? {
                    0 => Self::PullRequest,
                    _ => Self::Push,
                },
            )
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Event {
        const NAMES: &'static __rt::Names = &__rt::Names {
            own: __rt::Some(&__VARIANTS.names),
            inner: &[],
            takes_rest: false,
        };
        fn parse_members(
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<Self, __rt::Error> {
            let __variant = __rt::find_variant(__p, &__VARIANTS)?;
            let __value = match __variant {
                0 => {
                    __rt::Parser::take_null(__p)?;
                    Self::PullRequest
                }
                _ => {
                    __rt::Parser::take_null(__p)?;
                    Self::Push
                }
            };
            __rt::end_found_variant(__p, &__VARIANTS)?;
            __rt::Ok(__value)
        }
    }
};
