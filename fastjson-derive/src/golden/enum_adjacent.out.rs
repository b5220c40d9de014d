#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl __rt::ToJson for Event {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self {
                Self::Quit => {
                    __rt::Printer::raw(__p, "{\"t\":\"Quit\"}");
                }
                Self::Key { 0: __f0 } => {
                    __rt::Printer::raw(__p, "{\"t\":\"Key\",\"c\":");
                    __rt::print(__f0, __p);
                    __rt::Printer::raw(__p, "}");
                }
                Self::Click { 0: __f0, 1: __f1 } => {
                    __rt::Printer::raw(__p, "{\"t\":\"Click\",\"c\":");
                    __rt::Printer::raw(__p, "[");
                    __rt::print(__f0, __p);
                    __rt::Printer::raw(__p, ",");
                    __rt::print(__f1, __p);
                    __rt::Printer::raw(__p, "]");
                    __rt::Printer::raw(__p, "}");
                }
            }
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            use __rt::Unprinted as _;
            __rt::Graph::printed_variants::<
                Self,
            >(
                __graph,
                &[
                    (__rt::None, &[__rt::Printed::<u8>::describe]),
                    (
                        __rt::None,
                        &[__rt::Printed::<u16>::describe, __rt::Printed::<u16>::describe],
                    ),
                ],
            );
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Event {}
    static __VARIANTS: __rt::Variants = __rt::Variants {
        names: __rt::Fields {
            type_name: "Event",
            module_path: ::core::module_path!(),
            fields: &[
                __rt::Field {
                    rust_name: "Quit",
                    print_name: __rt::None,
                    names: &["Quit"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Key",
                    print_name: __rt::None,
                    names: &["Key"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Click",
                    print_name: __rt::None,
                    names: &["Click"],
                    more: __rt::None,
                },
            ],
            sorted: &[(2, 0), (1, 0), (0, 0)],
            unknown: __rt::Unknown::Deny,
            declares_duplicates: true,
            any_case: false,
            own: __rt::None,
            tails: __rt::Tails::ALL,
        },
        other: ::core::primitive::u16::MAX,
        values: &[],
    };
    fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        match __w[0] {
            b'C' => {
                if __w[1..6] == *b"lick\"" {
                    return __rt::Key::new(2, 0, 5);
                }
            }
            b'K' => {
                if __w[1..4] == *b"ey\"" {
                    return __rt::Key::new(1, 0, 3);
                }
            }
            b'Q' => {
                if __w[1..5] == *b"uit\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    static __TAG: __rt::Fields = __rt::Fields {
        type_name: "Event",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "t",
                print_name: __rt::None,
                names: &["t"],
                more: __rt::Some(
                    &__rt::More {
                        deprecated: 0,
                        versions: &[],
                        is_tag: true,
                    },
                ),
            },
            __rt::Field {
                rust_name: "c",
                print_name: __rt::None,
                names: &["c"],
                more: __rt::Some(
                    &__rt::More {
                        deprecated: 0,
                        versions: &[],
                        is_tag: true,
                    },
                ),
            },
        ],
        sorted: &[(1, 0), (0, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: true,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    };
    trait __Variants<'de>: __rt::Sized {
        fn __v2(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
    }
    #[automatically_derived]
    impl<'de> __Variants<'de> for Event {
        fn __v2(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __more = __rt::Parser::begin_array(__p)?;
            if !__more {
                return __rt::Err(__rt::too_short(__p, 2, 2, 0));
            }
            let __f0 = <u16 as __rt::FromJson<'de>>::parse(__p)?;
            __more = __rt::Parser::next_element(__p)?;
            if !__more {
                return __rt::Err(__rt::too_short(__p, 2, 2, 1));
            }
            let __f1 = <u16 as __rt::FromJson<'de>>::parse(__p)?;
            __more = __rt::Parser::next_element(__p)?;
            if __more {
                return __rt::Err(__rt::too_long(__p, 2));
            }
            __rt::Ok(Self::Click { 0: __f0, 1: __f1 })
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Event {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __tag = __rt::begin_adjacent(
                __p,
                b"\"t\":",
                b"\"c\":",
                &__TAG,
                __find,
                &__VARIANTS,
            )?;
            let __value = match __rt::Adjacent::variant(&__tag) {
                0 => {
                    __rt::empty_content(__p, &__tag)?;
                    Self::Quit
                }
                1 => {
                    let __value = __rt::content::<u8>(__p, &__tag, &__TAG)?;
                    Self::Key { 0: __value }
                }
                _ => {
                    __rt::needs_content(__p, &__tag, &__TAG)?;
                    <Self as __Variants<'de>>::__v2(__p)?
                }
            };
            __rt::end_adjacent(__p, &__tag, &__TAG)?;
            __rt::Ok(__value)
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::OBJECT
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed_variants::<
                Self,
            >(
                __graph,
                &[
                    (__rt::Some(&__TAG), &[]),
                    (__rt::None, &[<u8 as __rt::FromJson<'de>>::describe_member]),
                    (
                        __rt::None,
                        &[
                            <u16 as __rt::FromJson<'de>>::describe_member,
                            <u16 as __rt::FromJson<'de>>::describe_member,
                        ],
                    ),
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Event {
        const NAMES: &'static __rt::Names = &__rt::Names {
            own: __rt::Some(&__TAG),
            inner: &[],
            takes_rest: false,
        };
    }
};
