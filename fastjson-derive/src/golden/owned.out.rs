#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Label",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "text",
                print_name: __rt::Some("text"),
                names: &["text"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "more",
                print_name: __rt::Some("more"),
                names: &["more"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "of",
                print_name: __rt::Some("of"),
                names: &["of"],
                more: __rt::None,
            },
        ],
        sorted: &[(1, 0), (2, 0), (0, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl<T> __rt::ToJson for Label<T>
    where
        T: __rt::ToJson,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.text);
                __rt::named_member(__p, &mut __named, 1, &self.more);
                __rt::named_member(__p, &mut __named, 2, &self.of);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"text\":", &self.text);
            __rt::member(__p, &mut __members, ",\"more\":", &self.more);
            __rt::member(__p, &mut __members, ",\"of\":", &self.of);
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
                    __rt::Printed::<Cow<'static, str>>::describe,
                    __rt::Printed::<
                        Option<Vec<std::borrow::Cow<'static, str>>>,
                    >::describe,
                    __rt::Printed::<T>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<T> __rt::PrintMembers for Label<T>
    where
        T: __rt::ToJson,
    {}
    #[automatically_derived]
    impl<'de, T> __rt::FromJson<'de> for Label<T>
    where
        T: __rt::FromJson<'de>,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<Cow<'static, str>> = __rt::None;
            let mut __f1: __rt::Option<Option<Vec<std::borrow::Cow<'static, str>>>> = __rt::None;
            let mut __f2: __rt::Option<T> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"text\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"more\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 4);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"of\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 2);
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
                        __f0 = __rt::Some(__rt::parse_owned::<Cow<'static, str>>(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(
                            __rt::parse_owned::<
                                Option<Vec<std::borrow::Cow<'static, str>>>,
                            >(__p)?,
                        );
                    }
                    2 if __rt::Option::is_none(&__f2) => {
                        __f2 = __rt::Some(<T as __rt::FromJson<'de>>::parse(__p)?);
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
                text: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => {
                        __rt::absent_owned::<Cow<'static, str>>(__p, &__FIELDS, 0)?
                    }
                },
                more: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => {
                        __rt::absent_owned::<
                            Option<Vec<std::borrow::Cow<'static, str>>>,
                        >(__p, &__FIELDS, 1)?
                    }
                },
                of: match __f2 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<T>(__p, &__FIELDS, 2)?,
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
                            if __rt::predict(__p, b"\"text\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"more\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 4);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"of\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 2);
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
                    0 if __rt::Seen::insert(&mut __seen, 0) => {
                        __rt::parse_owned_into::<Cow<'static, str>>(&mut self.text, __p)?
                    }
                    1 if __rt::Seen::insert(&mut __seen, 1) => {
                        __rt::parse_owned_into::<
                            Option<Vec<std::borrow::Cow<'static, str>>>,
                        >(&mut self.more, __p)?
                    }
                    2 if __rt::Seen::insert(&mut __seen, 2) => {
                        <T as __rt::FromJson<'de>>::parse_into(&mut self.of, __p)?
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
            if !__rt::Seen::has(&__seen, 0) {
                self.text = __rt::absent_owned::<Cow<'static, str>>(__p, &__FIELDS, 0)?;
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.more = __rt::absent_owned::<
                    Option<Vec<std::borrow::Cow<'static, str>>>,
                >(__p, &__FIELDS, 1)?;
            }
            if !__rt::Seen::has(&__seen, 2) {
                self.of = __rt::absent::<T>(__p, &__FIELDS, 2)?;
            }
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
                    __rt::text::<Cow<'static, str>>,
                    __rt::text::<Option<Vec<std::borrow::Cow<'static, str>>>>,
                    <T as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::MembersOf<'de> for Label<T>
    where
        T: __rt::FromJson<'de>,
    {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 5]) -> __rt::Key {
        match __w[0] {
            b'm' => {
                if __w[1..5] == *b"ore\"" {
                    return __rt::Key::new(1, 0, 4);
                }
            }
            b'o' => {
                if __w[1..3] == *b"f\"" {
                    return __rt::Key::new(2, 0, 2);
                }
            }
            b't' => {
                if __w[1..5] == *b"ext\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
