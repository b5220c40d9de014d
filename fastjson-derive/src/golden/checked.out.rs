#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Range",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "start",
                print_name: __rt::Some("start"),
                names: &["start"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "end",
                print_name: __rt::Some("end"),
                names: &["end"],
                more: __rt::None,
            },
        ],
        sorted: &[(1, 0), (0, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for Range {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.start);
                __rt::named_member(__p, &mut __named, 1, &self.end);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"start\":", &self.start);
            __rt::member(__p, &mut __members, ",\"end\":", &self.end);
            __rt::end_members(__p, __members);
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            use __rt::Unprinted as _;
            __rt::Graph::printed::<
                Self,
            >(
                __graph,
                __rt::Some(&__FIELDS),
                &[__rt::Printed::<u8>::describe, __rt::Printed::<u8>::describe],
            );
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Range {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Range {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            trait __Parse<'de>: __rt::Sized {
                fn __parse(
                    __p: &mut __rt::Parser<'de>,
                ) -> __rt::Result<Self, __rt::Error>;
            }
            #[automatically_derived]
            impl<'de> __Parse<'de> for Range {
                fn __parse(
                    __p: &mut __rt::Parser<'de>,
                ) -> __rt::Result<Self, __rt::Error> {
                    let mut __f0: __rt::Option<u8> = __rt::None;
                    let mut __f1: __rt::Option<u8> = __rt::None;
                    let mut __more = __rt::Parser::begin_object(__p)?;
                    let mut __next = __rt::names(__p, &__FIELDS);
                    let __object = __rt::Parser::offset(__p);
                    while __more {
                        let __key = '__key: {
                            match __next {
                                0 => {
                                    if __rt::predict(__p, b"\"start\":") {
                                        __next = 1;
                                        break '__key __rt::Key::new(0, 0, 5);
                                    }
                                }
                                1 => {
                                    if __rt::predict(__p, b"\"end\":") {
                                        __next = 2;
                                        break '__key __rt::Key::new(1, 0, 3);
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
                                __f1 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?);
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
                    __rt::Ok(Self {
                        start: match __f0 {
                            __rt::Some(__value) => __value,
                            __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 0)?,
                        },
                        end: match __f1 {
                            __rt::Some(__value) => __value,
                            __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 1)?,
                        },
                    })
                }
            }
            let __at = __rt::Parser::value_offset(__p);
            let __value: Self = match <Self as __Parse<'de>>::__parse(__p) {
                __rt::Ok(__value) => __value,
                __rt::Err(__error) => {
                    return __rt::Err(__rt::expecting(__p, __at, "a range", __error));
                }
            };
            match Range::check(&__value) {
                __rt::Ok(()) => __rt::Ok(__value),
                __rt::Err(__error) => __rt::Err(__rt::refused(__p, __at, &__error)),
            }
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::OBJECT
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed::<
                Self,
            >(
                __graph,
                __rt::Some(&__FIELDS),
                &[
                    <u8 as __rt::FromJson<'de>>::describe_member,
                    <u8 as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Range {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        match __w[0] {
            b'e' => {
                if __w[1..4] == *b"nd\"" {
                    return __rt::Key::new(1, 0, 3);
                }
            }
            b's' => {
                if __w[1..6] == *b"tart\"" {
                    return __rt::Key::new(0, 0, 5);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
