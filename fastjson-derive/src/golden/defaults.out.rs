#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Settings",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "size",
                print_name: __rt::Some("size"),
                names: &["size"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "color",
                print_name: __rt::Some("color"),
                names: &["color"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "must",
                print_name: __rt::Some("must"),
                names: &["must"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "cache",
                print_name: __rt::None,
                names: &[],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "read",
                print_name: __rt::None,
                names: &["read"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "shown",
                print_name: __rt::Some("shown"),
                names: &[],
                more: __rt::None,
            },
        ],
        sorted: &[(1, 0), (2, 0), (4, 0), (0, 0)],
        unknown: __rt::Unknown::Structural,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for Settings {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                if !is_ten(&self.size) {
                    __rt::named_kept_member(__p, &mut __named, 0, &self.size);
                }
                __rt::named_kept_member(__p, &mut __named, 1, &self.color);
                __rt::named_kept_member(__p, &mut __named, 2, &self.must);
                __rt::named_member(__p, &mut __named, 5, &self.shown);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            if !is_ten(&self.size) {
                __rt::first_kept_member(__p, &mut __members, "{\"size\":", &self.size);
            }
            __rt::kept_member(__p, &mut __members, ",\"color\":", &self.color);
            __rt::kept_member(__p, &mut __members, ",\"must\":", &self.must);
            __rt::member(__p, &mut __members, ",\"shown\":", &self.shown);
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
                &[
                    __rt::Printed::<u8>::describe,
                    __rt::Printed::<String>::describe,
                    __rt::Printed::<Option<u8>>::describe,
                    __rt::Printed::<Vec<u8>>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Settings {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Settings {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<u8> = __rt::None;
            let mut __f1: __rt::Option<String> = __rt::None;
            let mut __f2: __rt::Option<Option<u8>> = __rt::None;
            let mut __f4: __rt::Option<u8> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"size\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"color\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"must\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 4);
                            }
                        }
                        3 | 4 => {
                            if __rt::predict(__p, b"\"read\":") {
                                __next = 5;
                                break '__key __rt::Key::new(4, 0, 4);
                            }
                        }
                        _ => {}
                    }
                    let __key = __rt::find_known::<
                        true,
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
                        __f1 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    2 if __rt::Option::is_none(&__f2) => {
                        __f2 = __rt::Some(
                            <Option<u8> as __rt::FromJson<'de>>::parse(__p)?,
                        );
                    }
                    4 if __rt::Option::is_none(&__f4) => {
                        __f4 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?);
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
            let __default: Self = <Self as __rt::Default>::default();
            __rt::Ok(Self {
                size: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => {
                        let __value: u8 = 10;
                        __value
                    }
                },
                color: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __default.color,
                },
                must: match __f2 {
                    __rt::Some(__value) => __value,
                    __rt::None => return __rt::Err(__rt::missing(__p, &__FIELDS, 2)),
                },
                cache: __default.cache,
                read: match __f4 {
                    __rt::Some(__value) => __value,
                    __rt::None => <u8 as __rt::Default>::default(),
                },
                shown: {
                    let __value: Vec<u8> = Vec::new();
                    __value
                },
            })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            let mut __seen = __rt::Seen::<1>::new();
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"size\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"color\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"must\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 4);
                            }
                        }
                        3 | 4 => {
                            if __rt::predict(__p, b"\"read\":") {
                                __next = 5;
                                break '__key __rt::Key::new(4, 0, 4);
                            }
                        }
                        _ => {}
                    }
                    let __key = __rt::find_known::<
                        true,
                        _,
                    >(__p, __next, __find, &__FIELDS)?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Seen::insert(&mut __seen, 0) => {
                        <u8 as __rt::FromJson<'de>>::parse_into(&mut self.size, __p)?
                    }
                    1 if __rt::Seen::insert(&mut __seen, 1) => {
                        <String as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.color, __p)?
                    }
                    2 if __rt::Seen::insert(&mut __seen, 2) => {
                        <Option<
                            u8,
                        > as __rt::FromJson<'de>>::parse_into(&mut self.must, __p)?
                    }
                    4 if __rt::Seen::insert(&mut __seen, 4) => {
                        <u8 as __rt::FromJson<'de>>::parse_into(&mut self.read, __p)?
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
            let __default: Self = <Self as __rt::Default>::default();
            if !__rt::Seen::has(&__seen, 0) {
                self.size = {
                    let __value: u8 = 10;
                    __value
                };
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.color = __default.color;
            }
            if !__rt::Seen::has(&__seen, 2) {
                return __rt::Err(__rt::missing(__p, &__FIELDS, 2));
            }
            self.cache = __default.cache;
            if !__rt::Seen::has(&__seen, 4) {
                self.read = <u8 as __rt::Default>::default();
            }
            self.shown = {
                let __value: Vec<u8> = Vec::new();
                __value
            };
            __rt::Ok(())
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
                    <u8 as __rt::FromJson<'de>>::describe_optional,
                    <String as __rt::FromJson<'de>>::describe_optional,
                    <Option<u8> as __rt::FromJson<'de>>::describe_required,
                    <u8 as __rt::FromJson<'de>>::describe_optional,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Settings {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        match __w[0] {
            b'c' => {
                if __w[1..6] == *b"olor\"" {
                    return __rt::Key::new(1, 0, 5);
                }
            }
            b'm' => {
                if __w[1..5] == *b"ust\"" {
                    return __rt::Key::new(2, 0, 4);
                }
            }
            b'r' => {
                if __w[1..5] == *b"ead\"" {
                    return __rt::Key::new(4, 0, 4);
                }
            }
            b's' => {
                if __w[1..5] == *b"ize\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
