#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Page",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "id",
                print_name: __rt::Some("id"),
                names: &["id"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "inner",
                print_name: __rt::None,
                names: &[],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "rest",
                print_name: __rt::None,
                names: &[],
                more: __rt::None,
            },
        ],
        sorted: &[(0, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl<T> __rt::ToJson for Page<T>
    where
        Option<T>: __rt::PrintMembers,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.id);
                __rt::named_members_of(__p, &mut __named, &self.inner);
                __rt::named_members_of(__p, &mut __named, &self.rest);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"id\":", &self.id);
            __rt::members_of(__p, &mut __members, &self.inner);
            __rt::members_of(__p, &mut __members, &self.rest);
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
                    __rt::Printed::<Inner>::describe,
                    __rt::Printed::<Option<T>>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<T> __rt::PrintMembers for Page<T>
    where
        Option<T>: __rt::PrintMembers,
    {}
    #[automatically_derived]
    impl<'de, T> __rt::FromJson<'de> for Page<T>
    where
        Option<T>: __rt::MembersOf<'de>,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            const {
                ::core::assert!(
                    __rt::Names::are_apart(& [& __rt::Names::of(& __FIELDS), < Inner as
                    __rt::MembersOf < 'de >> ::NAMES, < Option < T > as __rt::MembersOf <
                    'de >> ::NAMES]),
                    "a member of a flattened field has the name of another field's, rename one"
                )
            };
            let mut __f0: __rt::Option<u64> = __rt::None;
            let mut __rest = __rt::rest_of(__rt::Parser::value_offset(__p));
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
                        _ => {}
                    }
                    let __key = __rt::find_around::<
                        false,
                        _,
                    >(
                        __p,
                        __next,
                        __find,
                        &__FIELDS,
                        const {
                            &__rt::Names {
                                own: __rt::None,
                                inner: &[
                                    <Inner as __rt::MembersOf<'de>>::NAMES,
                                    <Option<T> as __rt::MembersOf<'de>>::NAMES,
                                ],
                                takes_rest: false,
                            }
                        },
                        &mut __rest,
                    )?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Option::is_none(&__f0) => {
                        __f0 = __rt::Some(<u64 as __rt::FromJson<'de>>::parse(__p)?);
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
            let __f1 = __rt::flattened::<
                Inner,
            >(
                __p,
                &mut __rest,
                const {
                    &[
                        &__rt::Names::of(&__FIELDS),
                        <Option<T> as __rt::MembersOf<'de>>::NAMES,
                    ]
                },
            )?;
            let __f2 = __rt::flattened::<
                Option<T>,
            >(
                __p,
                &mut __rest,
                const {
                    &[
                        &__rt::Names::of(&__FIELDS),
                        <Inner as __rt::MembersOf<'de>>::NAMES,
                    ]
                },
            )?;
            __rt::Ok(Self {
                id: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u64>(__p, &__FIELDS, 0)?,
                },
                inner: __f1,
                rest: __f2,
            })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            let mut __seen = __rt::Seen::<1>::new();
            let mut __rest = __rt::rest_of(__rt::Parser::value_offset(__p));
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
                        _ => {}
                    }
                    let __key = __rt::find_around::<
                        false,
                        _,
                    >(
                        __p,
                        __next,
                        __find,
                        &__FIELDS,
                        const {
                            &__rt::Names {
                                own: __rt::None,
                                inner: &[
                                    <Inner as __rt::MembersOf<'de>>::NAMES,
                                    <Option<T> as __rt::MembersOf<'de>>::NAMES,
                                ],
                                takes_rest: false,
                            }
                        },
                        &mut __rest,
                    )?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Seen::insert(&mut __seen, 0) => {
                        <u64 as __rt::FromJson<'de>>::parse_into(&mut self.id, __p)?
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
            self.inner = __rt::flattened::<
                Inner,
            >(
                __p,
                &mut __rest,
                const {
                    &[
                        &__rt::Names::of(&__FIELDS),
                        <Option<T> as __rt::MembersOf<'de>>::NAMES,
                    ]
                },
            )?;
            self.rest = __rt::flattened::<
                Option<T>,
            >(
                __p,
                &mut __rest,
                const {
                    &[
                        &__rt::Names::of(&__FIELDS),
                        <Inner as __rt::MembersOf<'de>>::NAMES,
                    ]
                },
            )?;
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
                    <Inner as __rt::FromJson<'de>>::describe_optional,
                    <Option<T> as __rt::FromJson<'de>>::describe_optional,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::MembersOf<'de> for Page<T>
    where
        Option<T>: __rt::MembersOf<'de>,
    {
        const NAMES: &'static __rt::Names = &__rt::Names {
            own: __rt::Some(&__FIELDS),
            inner: &[
                <Inner as __rt::MembersOf<'de>>::NAMES,
                <Option<T> as __rt::MembersOf<'de>>::NAMES,
            ],
            takes_rest: false,
        };
    }
    fn __find(__w: &[::core::primitive::u8; 3]) -> __rt::Key {
        if __w[0..3] == *b"id\"" {
            return __rt::Key::new(0, 0, 2);
        }
        __rt::Key::UNKNOWN
    }
};
