#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS1: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Event::Text",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "content",
                print_name: __rt::Some("content"),
                names: &["content"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "type",
                print_name: __rt::None,
                names: &["type"],
                more: __rt::Some(
                    &__rt::More {
                        deprecated: 0,
                        versions: &[],
                        is_tag: true,
                    },
                ),
            },
        ],
        sorted: &[(0, 0), (1, 0)],
        unknown: __rt::Unknown::Deny,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    fn __find1(__w: &[::core::primitive::u8; 8]) -> __rt::Key {
        match __w[0] {
            b'c' => {
                if __w[1..8] == *b"ontent\"" {
                    return __rt::Key::new(0, 0, 7);
                }
            }
            b't' => {
                if __w[1..5] == *b"ype\"" {
                    return __rt::Key::new(1, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    #[automatically_derived]
    impl __rt::ToJson for Event {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self {
                Self::Quit => {
                    __rt::Printer::raw(__p, "{\"type\":\"Quit\"}");
                }
                Self::Text { content: __f0 } => {
                    use __FIELDS1 as __FIELDS;
                    __rt::Printer::raw(__p, "{\"type\":\"Text\"");
                    if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                        __rt::behind_others(&mut __named);
                        __rt::named_member(__p, &mut __named, 0, __f0);
                        __rt::end_named(__p, __named);
                    } else {
                        let mut __members = __rt::more_members();
                        __rt::member(__p, &mut __members, ",\"content\":", __f0);
                        __rt::end_members(__p, __members);
                    }
                }
                Self::Click { 0: __f0 } => {
                    __rt::Printer::raw(__p, "{\"type\":\"Click\"");
                    let mut __members = __rt::more_members();
                    __rt::members_of(__p, &mut __members, __f0);
                    __rt::end_members(__p, __members);
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
                    (__rt::Some(&__FIELDS1), &[__rt::Printed::<String>::describe]),
                    (__rt::None, &[__rt::Printed::<Position>::describe]),
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
                    rust_name: "Text",
                    print_name: __rt::None,
                    names: &["Text"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Click",
                    print_name: __rt::None,
                    names: &["Click"],
                    more: __rt::None,
                },
            ],
            sorted: &[(2, 0), (0, 0), (1, 0)],
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
            b'Q' => {
                if __w[1..5] == *b"uit\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            b'T' => {
                if __w[1..5] == *b"ext\"" {
                    return __rt::Key::new(1, 0, 4);
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
                rust_name: "type",
                print_name: __rt::None,
                names: &["type"],
                more: __rt::Some(
                    &__rt::More {
                        deprecated: 0,
                        versions: &[],
                        is_tag: true,
                    },
                ),
            },
        ],
        sorted: &[(0, 0)],
        unknown: __rt::Unknown::Deny,
        declares_duplicates: true,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    };
    trait __Variants<'de>: __rt::Sized {
        fn __v1(
            __p: &mut __rt::Parser<'de>,
            __tag: &__rt::Tag,
        ) -> __rt::Result<Self, __rt::Error>;
    }
    #[automatically_derived]
    impl<'de> __Variants<'de> for Event {
        fn __v1(
            __p: &mut __rt::Parser<'de>,
            __tag: &__rt::Tag,
        ) -> __rt::Result<Self, __rt::Error> {
            use __FIELDS1 as __FIELDS;
            use __find1 as __find;
            let mut __f0: __rt::Option<String> = __rt::None;
            let mut __more = __rt::begin_behind(__p, __tag)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"content\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 7);
                            }
                        }
                        _ => {}
                    }
                    let __key = __rt::find(__p, __next, __find, &__FIELDS)?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Option::is_none(&__f0) => {
                        __f0 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 => __rt::pass_tag(__p, __tag, &__FIELDS, __key)?,
                    __rt::NO_FIELD => break,
                    _ => {
                        return __rt::Err(
                            __rt::duplicate(__p, &__FIELDS, __key, __object),
                        );
                    }
                }
                __more = __rt::Parser::next_member(__p)?;
            }
            __rt::Ok(Self::Text {
                content: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<String>(__p, &__FIELDS, 0)?,
                },
            })
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Event {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __tag = __rt::begin_tagged(
                __p,
                b"\"type\":",
                &__TAG,
                __find,
                &__VARIANTS,
            )?;
            match __rt::Tag::variant(&__tag) {
                0 => {
                    __rt::only_tag(__p, &__tag, &__TAG)?;
                    __rt::Ok(Self::Quit)
                }
                1 => <Self as __Variants<'de>>::__v1(__p, &__tag),
                _ => {
                    const _: () = ::core::assert!(
                        __rt::Names::are_apart(& [& __rt::Names::of(& __TAG), < Position
                        as __rt::MembersOf < 'static >> ::NAMES]),
                        "a member of the variant's value has the name of the tag, rename one"
                    );
                    let __value = __rt::beside_tag::<Position>(__p, &__tag, &__TAG)?;
                    __rt::Ok(Self::Click { 0: __value })
                }
            }
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
                    (
                        __rt::Some(&__FIELDS1),
                        &[<String as __rt::FromJson<'de>>::describe_member],
                    ),
                    (__rt::None, &[<Position as __rt::FromJson<'de>>::describe_member]),
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Event {
        const NAMES: &'static __rt::Names = &__rt::Names {
            own: __rt::Some(&__TAG),
            inner: &[
                &__rt::Names {
                    own: __rt::Some(&__FIELDS1),
                    inner: &[],
                    takes_rest: false,
                },
                <Position as __rt::MembersOf<'de>>::NAMES,
            ],
            takes_rest: false,
        };
    }
};
