#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use my::json::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Last",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "a",
                print_name: __rt::Some("a"),
                names: &["a"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "b",
                print_name: __rt::Some("b"),
                names: &["b"],
                more: __rt::None,
            },
        ],
        sorted: &[(0, 0), (1, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: true,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for Last {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.a);
                __rt::named_member(__p, &mut __named, 1, &self.b);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"a\":", &self.a);
            __rt::member(__p, &mut __members, ",\"b\":", &self.b);
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
    impl __rt::PrintMembers for Last {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Last {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<u8> = __rt::None;
            let mut __f1: __rt::Option<u8> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"a\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 1);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"b\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 1);
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
                    0 => __f0 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?),
                    1 => __f1 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?),
                    __rt::NO_FIELD => break,
                    _ => __rt::Parser::skip_value(__p)?,
                }
                __more = __rt::Parser::next_member(__p)?;
            }
            __rt::Ok(Self {
                a: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 0)?,
                },
                b: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 1)?,
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
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"a\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 1);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"b\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 1);
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
                    0 => {
                        __rt::Seen::insert(&mut __seen, 0);
                        <u8 as __rt::FromJson<'de>>::parse_into(&mut self.a, __p)?;
                    }
                    1 => {
                        __rt::Seen::insert(&mut __seen, 1);
                        <u8 as __rt::FromJson<'de>>::parse_into(&mut self.b, __p)?;
                    }
                    __rt::NO_FIELD => break,
                    _ => __rt::Parser::skip_value(__p)?,
                }
                __more = __rt::Parser::next_member(__p)?;
            }
            if !__rt::Seen::has(&__seen, 0) {
                self.a = __rt::absent::<u8>(__p, &__FIELDS, 0)?;
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.b = __rt::absent::<u8>(__p, &__FIELDS, 1)?;
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
                    <u8 as __rt::FromJson<'de>>::describe_member,
                    <u8 as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Last {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 2]) -> __rt::Key {
        if __w[1..2] == *b"\"" {
            return match __w[0] {
                b'a' => __rt::Key::new(0, 0, 1),
                b'b' => __rt::Key::new(1, 0, 1),
                _ => __rt::Key::UNKNOWN,
            };
        }
        __rt::Key::UNKNOWN
    }
};
