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
    impl<'de> __rt::FromJson<'de> for Event {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok(
                match __rt::variant(__p, __find, &__VARIANTS)? {
                    0 => Self::PullRequest,
                    _ => Self::Push,
                },
            )
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
    static __VARIANTS: __rt::Fields = __rt::Fields {
        type_name: "Event",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "PullRequest",
                print_name: __rt::Some("pull_request"),
                names: &["pull_request"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "Push",
                print_name: __rt::Some("push"),
                names: &["push", "Push"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "Unknown",
                print_name: __rt::Some("unknown"),
                names: &[],
                more: __rt::None,
            },
        ],
        sorted: &[(1, 1), (0, 0), (1, 0)],
        unknown: __rt::Unknown::Deny,
        declares_duplicates: true,
        own: __rt::None,
        tails: __rt::Tails::ALL,
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
};
