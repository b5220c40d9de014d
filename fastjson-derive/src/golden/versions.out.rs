#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "User",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "id",
                print_name: __rt::Some("id"),
                names: &["id", "ident"],
                more: __rt::Some(
                    &__rt::More {
                        deprecated: 1,
                        versions: &[("v1", "uid"), ("v2", "user_id")],
                        is_tag: false,
                    },
                ),
            },
            __rt::Field {
                rust_name: "name",
                print_name: __rt::Some("name"),
                names: &["name"],
                more: __rt::None,
            },
        ],
        sorted: &[(0, 0), (0, 1), (1, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: true,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for User {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.id);
                __rt::named_member(__p, &mut __named, 1, &self.name);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"id\":", &self.id);
            __rt::member(__p, &mut __members, ",\"name\":", &self.name);
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
                &[__rt::Printed::<u64>::describe, __rt::Printed::<String>::describe],
            );
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for User {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for User {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<u64> = __rt::None;
            let mut __f1: __rt::Option<String> = __rt::None;
            let mut __n0 = 0;
            let mut __n1 = 0;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"id\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 2);
                            }
                            if __rt::predict(__p, b"\"ident\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 1, 5);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"name\":") {
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
                    0 if __rt::Option::is_none(&__f0)
                        || __rt::Key::name(__key) < __n0 => {
                        __n0 = __rt::Key::name(__key);
                        __f0 = __rt::Some(<u64 as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    0 if __rt::Key::name(__key) > __n0 => __rt::Parser::skip_value(__p)?,
                    1 if __rt::Option::is_none(&__f1)
                        || __rt::Key::name(__key) < __n1 => {
                        __n1 = __rt::Key::name(__key);
                        __f1 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Key::name(__key) > __n1 => __rt::Parser::skip_value(__p)?,
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
                id: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u64>(__p, &__FIELDS, 0)?,
                },
                name: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<String>(__p, &__FIELDS, 1)?,
                },
            })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            let mut __seen = __rt::Seen::<1>::new();
            let mut __n0 = 0;
            let mut __n1 = 0;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"id\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 2);
                            }
                            if __rt::predict(__p, b"\"ident\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 1, 5);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"name\":") {
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
                    0 if __rt::Seen::insert(&mut __seen, 0)
                        || __rt::Key::name(__key) < __n0 => {
                        __n0 = __rt::Key::name(__key);
                        <u64 as __rt::FromJson<'de>>::parse_into(&mut self.id, __p)?
                    }
                    0 if __rt::Key::name(__key) > __n0 => __rt::Parser::skip_value(__p)?,
                    1 if __rt::Seen::insert(&mut __seen, 1)
                        || __rt::Key::name(__key) < __n1 => {
                        __n1 = __rt::Key::name(__key);
                        <String as __rt::FromJson<'de>>::parse_into(&mut self.name, __p)?
                    }
                    1 if __rt::Key::name(__key) > __n1 => __rt::Parser::skip_value(__p)?,
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
                self.id = __rt::absent::<u64>(__p, &__FIELDS, 0)?;
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.name = __rt::absent::<String>(__p, &__FIELDS, 1)?;
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
                    <u64 as __rt::FromJson<'de>>::describe_member,
                    <String as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for User {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        match __w[0] {
            b'i' => {
                match __w[2] {
                    b'"' => {
                        if __w[1..3] == *b"d\"" {
                            return __rt::Key::new(0, 0, 2);
                        }
                    }
                    b'e' => {
                        if __w[1..6] == *b"dent\"" {
                            return __rt::Key::new(0, 1, 5);
                        }
                    }
                    _ => {}
                }
            }
            b'n' => {
                if __w[1..5] == *b"ame\"" {
                    return __rt::Key::new(1, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
