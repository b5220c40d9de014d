#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "File",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "hash",
                print_name: __rt::Some("hash"),
                names: &["hash"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "hashes",
                print_name: __rt::Some("hashes"),
                names: &["hashes"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "name",
                print_name: __rt::Some("name"),
                names: &["name"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "address",
                print_name: __rt::Some("address"),
                names: &["address"],
                more: __rt::None,
            },
        ],
        sorted: &[(3, 0), (0, 0), (1, 0), (2, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl<T> __rt::ToJson for File<T> {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_name(__p, &mut __named, 0);
                let () = hex::print(&self.hash, __p);
                __rt::named_name(__p, &mut __named, 1);
                __rt::print_with::<
                    Option<Vec<T>>,
                    _,
                >(
                    &self.hashes,
                    __p,
                    &__rt::OptionOf(__rt::Each(__rt::Function(hex::print))),
                );
                __rt::named_name(__p, &mut __named, 2);
                let () = shout(&self.name, __p);
                __rt::named_name(__p, &mut __named, 3);
                let () = __rt::via_str::print(&self.address, __p);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_name(__p, &mut __members, "{\"hash\":");
            let () = hex::print(&self.hash, __p);
            __rt::later_name(__p, &mut __members, ",\"hashes\":");
            __rt::print_with::<
                Option<Vec<T>>,
                _,
            >(
                &self.hashes,
                __p,
                &__rt::OptionOf(__rt::Each(__rt::Function(hex::print))),
            );
            __rt::later_name(__p, &mut __members, ",\"name\":");
            let () = shout(&self.name, __p);
            __rt::later_name(__p, &mut __members, ",\"address\":");
            let () = __rt::via_str::print(&self.address, __p);
            __rt::end_members(__p, __members);
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::printed::<Self>(__graph, __rt::Some(&__FIELDS), &[]);
        }
    }
    #[automatically_derived]
    impl<T> __rt::PrintMembers for File<T> {}
    #[automatically_derived]
    impl<'de, T> __rt::FromJson<'de> for File<T> {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<[u8; 4]> = __rt::None;
            let mut __f1: __rt::Option<Option<Vec<T>>> = __rt::None;
            let mut __f2: __rt::Option<String> = __rt::None;
            let mut __f3: __rt::Option<IpAddr> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"hash\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"hashes\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 6);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"name\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 4);
                            }
                        }
                        3 => {
                            if __rt::predict(__p, b"\"address\":") {
                                __next = 4;
                                break '__key __rt::Key::new(3, 0, 7);
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
                        __f0 = __rt::Some(__rt::converted::<[u8; 4]>(hex::parse(__p))?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(
                            __rt::parse_with::<
                                Option<Vec<T>>,
                                _,
                            >(
                                __p,
                                &__rt::OptionOf(__rt::Each(__rt::Function(hex::parse))),
                            )?,
                        );
                    }
                    2 if __rt::Option::is_none(&__f2) => {
                        __f2 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    3 if __rt::Option::is_none(&__f3) => {
                        __f3 = __rt::Some(
                            {
                                let __at = __rt::Parser::value_offset(__p);
                                let __value: IpAddr = __rt::converted::<
                                    IpAddr,
                                >(__rt::via_str::parse(__p))?;
                                match is_local(&__value) {
                                    __rt::Ok(()) => __rt::Ok(__value),
                                    __rt::Err(__error) => {
                                        __rt::Err(__rt::refused(__p, __at, &__error))
                                    }
                                }
                            }?,
                        );
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
                hash: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => return __rt::Err(__rt::missing(__p, &__FIELDS, 0)),
                },
                hashes: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::None,
                },
                name: match __f2 {
                    __rt::Some(__value) => __value,
                    __rt::None => <String as __rt::Default>::default(),
                },
                address: match __f3 {
                    __rt::Some(__value) => __value,
                    __rt::None => return __rt::Err(__rt::missing(__p, &__FIELDS, 3)),
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
                            if __rt::predict(__p, b"\"hash\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"hashes\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 6);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"name\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 4);
                            }
                        }
                        3 => {
                            if __rt::predict(__p, b"\"address\":") {
                                __next = 4;
                                break '__key __rt::Key::new(3, 0, 7);
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
                        __rt::replace(
                            &mut self.hash,
                            __rt::converted::<[u8; 4]>(hex::parse(__p)),
                        )?
                    }
                    1 if __rt::Seen::insert(&mut __seen, 1) => {
                        __rt::replace(
                            &mut self.hashes,
                            __rt::parse_with::<
                                Option<Vec<T>>,
                                _,
                            >(
                                __p,
                                &__rt::OptionOf(__rt::Each(__rt::Function(hex::parse))),
                            ),
                        )?
                    }
                    2 if __rt::Seen::insert(&mut __seen, 2) => {
                        <String as __rt::FromJson<'de>>::parse_into(&mut self.name, __p)?
                    }
                    3 if __rt::Seen::insert(&mut __seen, 3) => {
                        __rt::replace(
                            &mut self.address,
                            {
                                let __at = __rt::Parser::value_offset(__p);
                                let __value: IpAddr = __rt::converted::<
                                    IpAddr,
                                >(__rt::via_str::parse(__p))?;
                                match is_local(&__value) {
                                    __rt::Ok(()) => __rt::Ok(__value),
                                    __rt::Err(__error) => {
                                        __rt::Err(__rt::refused(__p, __at, &__error))
                                    }
                                }
                            },
                        )?
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
                return __rt::Err(__rt::missing(__p, &__FIELDS, 0));
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.hashes = __rt::None;
            }
            if !__rt::Seen::has(&__seen, 2) {
                self.name = <String as __rt::Default>::default();
            }
            if !__rt::Seen::has(&__seen, 3) {
                return __rt::Err(__rt::missing(__p, &__FIELDS, 3));
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
                    __rt::required,
                    __rt::optional,
                    <String as __rt::FromJson<'de>>::describe_optional,
                    __rt::required,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::MembersOf<'de> for File<T> {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 8]) -> __rt::Key {
        match __w[0] {
            b'a' => {
                if __w[1..8] == *b"ddress\"" {
                    return __rt::Key::new(3, 0, 7);
                }
            }
            b'h' => {
                match __w[4] {
                    b'"' => {
                        if __w[1..5] == *b"ash\"" {
                            return __rt::Key::new(0, 0, 4);
                        }
                    }
                    b'e' => {
                        if __w[1..7] == *b"ashes\"" {
                            return __rt::Key::new(1, 0, 6);
                        }
                    }
                    _ => {}
                }
            }
            b'n' => {
                if __w[1..5] == *b"ame\"" {
                    return __rt::Key::new(2, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
