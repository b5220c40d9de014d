#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS2: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Id::Pair",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "left",
                print_name: __rt::Some("left"),
                names: &["left"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "right",
                print_name: __rt::Some("right"),
                names: &["right"],
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
    fn __find2(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        match __w[0] {
            b'l' => {
                if __w[1..5] == *b"eft\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            b'r' => {
                if __w[1..6] == *b"ight\"" {
                    return __rt::Key::new(1, 0, 5);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    #[automatically_derived]
    impl __rt::ToJson for Id {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self {
                Self::Number { 0: __f0 } => {
                    __rt::print(__f0, __p);
                }
                Self::Text { 0: __f0 } => {
                    __rt::print(__f0, __p);
                }
                Self::Pair { left: __f0, right: __f1 } => {
                    use __FIELDS2 as __FIELDS;
                    if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                        __rt::named_member(__p, &mut __named, 0, __f0);
                        __rt::named_member(__p, &mut __named, 1, __f1);
                        __rt::end_named(__p, __named);
                    } else {
                        let mut __members = __rt::begin_members();
                        __rt::first_member(__p, &mut __members, "{\"left\":", __f0);
                        __rt::member(__p, &mut __members, ",\"right\":", __f1);
                        __rt::end_members(__p, __members);
                    }
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
                    (__rt::None, &[__rt::Printed::<u64>::describe]),
                    (__rt::None, &[__rt::Printed::<String>::describe]),
                    (
                        __rt::Some(&__FIELDS2),
                        &[
                            __rt::Printed::<u8>::describe,
                            __rt::Printed::<Box<Id>>::describe,
                        ],
                    ),
                ],
            );
        }
    }
    trait __Variants<'de>: __rt::Sized {
        fn __v0(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
        fn __v1(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
        fn __v2(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
    }
    #[automatically_derived]
    impl<'de> __Variants<'de> for Id {
        fn __v0(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok({
                let __value = <u64 as __rt::FromJson<'de>>::parse(__p)?;
                Self::Number { 0: __value }
            })
        }
        fn __v1(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok({
                let __value = <String as __rt::FromJson<'de>>::parse(__p)?;
                Self::Text { 0: __value }
            })
        }
        fn __v2(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            use __FIELDS2 as __FIELDS;
            use __find2 as __find;
            let mut __f0: __rt::Option<u8> = __rt::None;
            let mut __f1: __rt::Option<Box<Id>> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"left\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"right\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
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
                        __f0 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(<Box<Id> as __rt::FromJson<'de>>::parse(__p)?);
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
            __rt::Ok(Self::Pair {
                left: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 0)?,
                },
                right: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<Box<Id>>(__p, &__FIELDS, 1)?,
                },
            })
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Id {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __attempts = __rt::begin_untagged(__p)?;
            if let __rt::Some(__value) = __rt::Attempts::attempt(
                &mut __attempts,
                __p,
                0,
                <u64 as __rt::FromJson<'de>>::shape(),
                <Self as __Variants<'de>>::__v0,
            ) {
                return __rt::Ok(__value);
            }
            if let __rt::Some(__value) = __rt::Attempts::attempt(
                &mut __attempts,
                __p,
                1,
                <String as __rt::FromJson<'de>>::shape(),
                <Self as __Variants<'de>>::__v1,
            ) {
                return __rt::Ok(__value);
            }
            if let __rt::Some(__value) = __rt::Attempts::attempt(
                &mut __attempts,
                __p,
                2,
                __rt::Shape::OBJECT,
                <Self as __Variants<'de>>::__v2,
            ) {
                return __rt::Ok(__value);
            }
            __rt::Err(
                __rt::Attempts::failed(
                    __attempts,
                    __p,
                    "Id",
                    &[
                        ("Number", <u64 as __rt::FromJson<'de>>::shape()),
                        ("Text", <String as __rt::FromJson<'de>>::shape()),
                        ("Pair", __rt::Shape::OBJECT),
                    ],
                ),
            )
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::or(
                __rt::Shape::or(
                    __rt::Shape::or(
                        __rt::Shape::NONE,
                        <u64 as __rt::FromJson<'de>>::shape(),
                    ),
                    <String as __rt::FromJson<'de>>::shape(),
                ),
                __rt::Shape::OBJECT,
            )
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed_variants::<
                Self,
            >(
                __graph,
                &[
                    (__rt::None, &[<u64 as __rt::FromJson<'de>>::describe_member]),
                    (__rt::None, &[<String as __rt::FromJson<'de>>::describe_member]),
                    (
                        __rt::Some(&__FIELDS2),
                        &[
                            <u8 as __rt::FromJson<'de>>::describe_member,
                            <Box<Id> as __rt::FromJson<'de>>::describe_member,
                        ],
                    ),
                ],
            );
        }
    }
};
