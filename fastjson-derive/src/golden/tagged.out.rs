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
                names: &["id"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "name",
                print_name: __rt::Some("name"),
                names: &["name"],
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
        sorted: &[(0, 0), (1, 0), (2, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for User {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::Printer::raw(__p, "{\"type\":\"User\"");
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::behind_others(&mut __named);
                __rt::named_member(__p, &mut __named, 0, &self.id);
                if !(__rt::Option::is_none(&self.name)) {
                    __rt::named_member(__p, &mut __named, 1, &self.name);
                }
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::more_members();
            __rt::member(__p, &mut __members, ",\"id\":", &self.id);
            if !(__rt::Option::is_none(&self.name)) {
                __rt::member(__p, &mut __members, ",\"name\":", &self.name);
            }
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
                    __rt::Printed::<u64>::describe,
                    __rt::Printed::<Option<String>>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for User {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for User {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<u64> = __rt::None;
            let mut __f1: __rt::Option<Option<String>> = __rt::None;
            let mut __tag = false;
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
                    0 if __rt::Option::is_none(&__f0) => {
                        __f0 = __rt::Some(<u64 as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(
                            <Option<String> as __rt::FromJson<'de>>::parse(__p)?,
                        );
                    }
                    2 if !__tag => {
                        __tag = true;
                        __rt::struct_tag(__p, "User")?;
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
                id: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u64>(__p, &__FIELDS, 0)?,
                },
                name: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<Option<String>>(__p, &__FIELDS, 1)?,
                },
            })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            let mut __seen = __rt::Seen::<1>::new();
            let mut __tag = false;
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
                    0 if __rt::Seen::insert(&mut __seen, 0) => {
                        <u64 as __rt::FromJson<'de>>::parse_into(&mut self.id, __p)?
                    }
                    1 if __rt::Seen::insert(&mut __seen, 1) => {
                        <Option<
                            String,
                        > as __rt::FromJson<'de>>::parse_into(&mut self.name, __p)?
                    }
                    2 if !__tag => {
                        __tag = true;
                        __rt::struct_tag(__p, "User")?;
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
                self.id = __rt::absent::<u64>(__p, &__FIELDS, 0)?;
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.name = __rt::absent::<Option<String>>(__p, &__FIELDS, 1)?;
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
                    <Option<String> as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for User {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 5]) -> __rt::Key {
        match __w[0] {
            b'i' => {
                if __w[1..3] == *b"d\"" {
                    return __rt::Key::new(0, 0, 2);
                }
            }
            b'n' => {
                if __w[1..5] == *b"ame\"" {
                    return __rt::Key::new(1, 0, 4);
                }
            }
            b't' => {
                if __w[1..5] == *b"ype\"" {
                    return __rt::Key::new(2, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
