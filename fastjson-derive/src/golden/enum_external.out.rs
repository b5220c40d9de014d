#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS3: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
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
                rust_name: "lang",
                print_name: __rt::Some("lang"),
                names: &["lang"],
                more: __rt::None,
            },
        ],
        sorted: &[(0, 0), (1, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    fn __find3(__w: &[::core::primitive::u8; 8]) -> __rt::Key {
        match __w[0] {
            b'c' => {
                if __w[1..8] == *b"ontent\"" {
                    return __rt::Key::new(0, 0, 7);
                }
            }
            b'l' => {
                if __w[1..5] == *b"ang\"" {
                    return __rt::Key::new(1, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    #[automatically_derived]
    impl<'a> __rt::ToJson for Event<'a> {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self {
                Self::Quit => {
                    __rt::Printer::raw(__p, "\"quit\"");
                }
                Self::Key { 0: __f0 } => {
                    __rt::Printer::raw(__p, "{\"key\":");
                    __rt::print(__f0, __p);
                    __rt::Printer::raw(__p, "}");
                }
                Self::Click { 0: __f0, 1: __f1 } => {
                    __rt::Printer::raw(__p, "{\"click\":");
                    __rt::Printer::raw(__p, "[");
                    __rt::print(__f0, __p);
                    __rt::Printer::raw(__p, ",");
                    __rt::print(__f1, __p);
                    __rt::Printer::raw(__p, "]");
                    __rt::Printer::raw(__p, "}");
                }
                Self::Text { content: __f0, lang: __f1 } => {
                    use __FIELDS3 as __FIELDS;
                    __rt::Printer::raw(__p, "{\"text\":");
                    if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                        __rt::named_member(__p, &mut __named, 0, __f0);
                        __rt::named_kept_member(__p, &mut __named, 1, __f1);
                        __rt::end_named(__p, __named);
                    } else {
                        let mut __members = __rt::begin_members();
                        __rt::first_member(__p, &mut __members, "{\"content\":", __f0);
                        __rt::kept_member(__p, &mut __members, ",\"lang\":", __f1);
                        __rt::end_members(__p, __members);
                    }
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
                    (
                        __rt::Some(&__FIELDS3),
                        &[
                            __rt::Printed::<&'a str>::describe,
                            __rt::Printed::<String>::describe,
                        ],
                    ),
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'a> __rt::PrintMembers for Event<'a> {
        fn print_members(
            &self,
            __first: &mut ::core::primitive::bool,
            __p: &mut __rt::Printer<'_>,
        ) {
            match self {
                Self::Quit => {
                    __rt::begin_member(__p, __first, "\"quit\":null");
                }
                Self::Key { 0: __f0 } => {
                    __rt::begin_member(__p, __first, "\"key\":");
                    __rt::print(__f0, __p);
                }
                Self::Click { 0: __f0, 1: __f1 } => {
                    __rt::begin_member(__p, __first, "\"click\":");
                    __rt::Printer::raw(__p, "[");
                    __rt::print(__f0, __p);
                    __rt::Printer::raw(__p, ",");
                    __rt::print(__f1, __p);
                    __rt::Printer::raw(__p, "]");
                }
                Self::Text { content: __f0, lang: __f1 } => {
                    use __FIELDS3 as __FIELDS;
                    __rt::begin_member(__p, __first, "\"text\":");
                    if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                        __rt::named_member(__p, &mut __named, 0, __f0);
                        __rt::named_kept_member(__p, &mut __named, 1, __f1);
                        __rt::end_named(__p, __named);
                    } else {
                        let mut __members = __rt::begin_members();
                        __rt::first_member(__p, &mut __members, "{\"content\":", __f0);
                        __rt::kept_member(__p, &mut __members, ",\"lang\":", __f1);
                        __rt::end_members(__p, __members);
                    }
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
                    rust_name: "Quit",
                    print_name: __rt::None,
                    names: &["quit"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Key",
                    print_name: __rt::None,
                    names: &["key"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Click",
                    print_name: __rt::None,
                    names: &["click"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Text",
                    print_name: __rt::None,
                    names: &["text"],
                    more: __rt::None,
                },
            ],
            sorted: &[(2, 0), (1, 0), (0, 0), (3, 0)],
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
            b'c' => {
                if __w[1..6] == *b"lick\"" {
                    return __rt::Key::new(2, 0, 5);
                }
            }
            b'k' => {
                if __w[1..4] == *b"ey\"" {
                    return __rt::Key::new(1, 0, 3);
                }
            }
            b'q' => {
                if __w[1..5] == *b"uit\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            b't' => {
                if __w[1..5] == *b"ext\"" {
                    return __rt::Key::new(3, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    trait __Variants<'de>: __rt::Sized {
        fn __v2(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
        fn __v3(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
    }
    #[automatically_derived]
    impl<'de: 'a, 'a> __Variants<'de> for Event<'a> {
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
        fn __v3(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            use __FIELDS3 as __FIELDS;
            use __find3 as __find;
            let mut __f0: __rt::Option<&'a str> = __rt::None;
            let mut __f1: __rt::Option<String> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
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
                        1 => {
                            if __rt::predict(__p, b"\"lang\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 4);
                            }
                        }
                        _ => {}
                    }
                    let __key = __rt::find_known::<
                        false,
                        _,
                    >(__p, __next, __find, &__FIELDS)?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Option::is_none(&__f0) => {
                        __f0 = __rt::Some(<&'a str as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
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
                    __rt::None => __rt::absent::<&'a str>(__p, &__FIELDS, 0)?,
                },
                lang: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => <String as __rt::Default>::default(),
                },
            })
        }
    }
    #[automatically_derived]
    impl<'de: 'a, 'a> __rt::FromJson<'de> for Event<'a> {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __variant = __rt::begin_variant(__p, __find, &__VARIANTS)?;
            if let __rt::Some(__variant) = __rt::bare(__variant) {
                return match __variant {
                    0 => __rt::Ok(Self::Quit),
                    _ => __rt::Err(__rt::content_missing(__p, __variant, &__VARIANTS)),
                };
            }
            let __value = match __variant {
                0 => {
                    __rt::Parser::take_null(__p)?;
                    Self::Quit
                }
                1 => {
                    let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?;
                    Self::Key { 0: __value }
                }
                2 => <Self as __Variants<'de>>::__v2(__p)?,
                _ => <Self as __Variants<'de>>::__v3(__p)?,
            };
            __rt::end_variant(__p)?;
            __rt::Ok(__value)
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT)
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed_variants::<
                Self,
            >(
                __graph,
                &[
                    (__rt::None, &[<u8 as __rt::FromJson<'de>>::describe_member]),
                    (
                        __rt::None,
                        &[
                            <u16 as __rt::FromJson<'de>>::describe_member,
                            <u16 as __rt::FromJson<'de>>::describe_member,
                        ],
                    ),
                    (
                        __rt::Some(&__FIELDS3),
                        &[
                            <&'a str as __rt::FromJson<'de>>::describe_member,
                            <String as __rt::FromJson<'de>>::describe_optional,
                        ],
                    ),
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de: 'a, 'a> __rt::MembersOf<'de> for Event<'a> {
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
                    Self::Quit
                }
                1 => {
                    let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?;
                    Self::Key { 0: __value }
                }
                2 => <Self as __Variants<'de>>::__v2(__p)?,
                _ => <Self as __Variants<'de>>::__v3(__p)?,
            };
            __rt::end_found_variant(__p, &__VARIANTS)?;
            __rt::Ok(__value)
        }
    }
};
