#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "DurationDef",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "secs",
                print_name: __rt::Some("secs"),
                names: &["secs"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "nanos",
                print_name: __rt::Some("nanos"),
                names: &["nanos"],
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
    fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        match __w[0] {
            b'n' => {
                if __w[1..6] == *b"anos\"" {
                    return __rt::Key::new(1, 0, 5);
                }
            }
            b's' => {
                if __w[1..5] == *b"ecs\"" {
                    return __rt::Key::new(0, 0, 4);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    impl DurationDef {
        /// Prints a value of the described type.
        fn print(__this: &other::Duration, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &__this.secs);
                __rt::named_member(
                    __p,
                    &mut __named,
                    1,
                    __rt::got::<u32>(&other::Duration::nanos(__this)),
                );
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"secs\":", &__this.secs);
            __rt::member(
                __p,
                &mut __members,
                ",\"nanos\":",
                __rt::got::<u32>(&other::Duration::nanos(__this)),
            );
            __rt::end_members(__p, __members);
        }
        fn __parse<'de>(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<u64> = __rt::None;
            let mut __f1: __rt::Option<u32> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"secs\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 4);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"nanos\":") {
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
                        __f0 = __rt::Some(<u64 as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(<u32 as __rt::FromJson<'de>>::parse(__p)?);
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
                secs: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u64>(__p, &__FIELDS, 0)?,
                },
                nanos: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u32>(__p, &__FIELDS, 1)?,
                },
            })
        }
        /// Parses a value of the described type.
        fn parse<'de>(
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<other::Duration, __rt::Error> {
            match Self::__parse(__p) {
                __rt::Ok(__value) => {
                    __rt::Ok(<other::Duration as __rt::From<Self>>::from(__value))
                }
                __rt::Err(__error) => __rt::Err(__error),
            }
        }
    }
    #[automatically_derived]
    impl __rt::Remote for DurationDef {
        fn used(self) -> Self {
            let Self { secs: __f0, nanos: __f1 } = self;
            Self { secs: __f0, nanos: __f1 }
        }
    }
    #[automatically_derived]
    impl __rt::RemotePrint<other::Duration> for DurationDef {
        fn print(__this: &other::Duration, __p: &mut __rt::Printer<'_>) {
            Self::print(__this, __p);
        }
    }
    #[automatically_derived]
    impl<'de> __rt::RemoteParse<'de, other::Duration> for DurationDef {
        fn parse(
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<other::Duration, __rt::Error> {
            Self::parse(__p)
        }
    }
};
