#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Profile",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "id",
                print_name: __rt::Some("id"),
                names: &["id"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "id_str",
                print_name: __rt::Some("idStr"),
                names: &["idStr", "id_string", "user id"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "profile_background_color",
                print_name: __rt::Some("profileBackgroundColor"),
                names: &["profileBackgroundColor"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "profile_background_image",
                print_name: __rt::Some("profileBackgroundImage"),
                names: &["profileBackgroundImage"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "beyond_ascii",
                print_name: __rt::Some("naïve"),
                names: &["naïve"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "escaped",
                print_name: __rt::Some("quo\"te\n"),
                names: &["quo\"te\n"],
                more: __rt::None,
            },
        ],
        sorted: &[(0, 0), (1, 0), (1, 1), (4, 0), (2, 0), (3, 0), (5, 0), (1, 2)],
        unknown: __rt::Unknown::Deny,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for Profile {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.id);
                __rt::named_member(__p, &mut __named, 1, &self.id_str);
                __rt::named_member(__p, &mut __named, 2, &self.profile_background_color);
                __rt::named_member(__p, &mut __named, 3, &self.profile_background_image);
                __rt::named_member(__p, &mut __named, 4, &self.beyond_ascii);
                __rt::named_member(__p, &mut __named, 5, &self.escaped);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"id\":", &self.id);
            __rt::member(__p, &mut __members, ",\"idStr\":", &self.id_str);
            __rt::member(
                __p,
                &mut __members,
                ",\"profileBackgroundColor\":",
                &self.profile_background_color,
            );
            __rt::member(
                __p,
                &mut __members,
                ",\"profileBackgroundImage\":",
                &self.profile_background_image,
            );
            __rt::member(__p, &mut __members, ",\"naïve\":", &self.beyond_ascii);
            __rt::member(__p, &mut __members, ",\"quo\\\"te\\n\":", &self.escaped);
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
                    __rt::Printed::<String>::describe,
                    __rt::Printed::<String>::describe,
                    __rt::Printed::<String>::describe,
                    __rt::Printed::<u8>::describe,
                    __rt::Printed::<u8>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Profile {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Profile {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<u64> = __rt::None;
            let mut __f1: __rt::Option<String> = __rt::None;
            let mut __f2: __rt::Option<String> = __rt::None;
            let mut __f3: __rt::Option<String> = __rt::None;
            let mut __f4: __rt::Option<u8> = __rt::None;
            let mut __f5: __rt::Option<u8> = __rt::None;
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
                            if __rt::predict(__p, b"\"idStr\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
                            }
                            if __rt::predict(__p, b"\"id_string\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 1, 9);
                            }
                            if __rt::predict(__p, b"\"user id\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 2, 7);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"profileBackgroundColor\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 22);
                            }
                        }
                        3 => {
                            if __rt::predict(__p, b"\"profileBackgroundImage\":") {
                                __next = 4;
                                break '__key __rt::Key::new(3, 0, 22);
                            }
                        }
                        4 => {
                            if __rt::predict(__p, b"\"na\xC3\xAFve\":") {
                                __next = 5;
                                break '__key __rt::Key::new(4, 0, 6);
                            }
                        }
                        5 => {
                            if __rt::predict(__p, b"\"quo\\\"te\\n\":") {
                                __next = 6;
                                break '__key __rt::Key::new(5, 0, 9);
                            }
                        }
                        _ => {}
                    }
                    let __key = __rt::find(__p, __next, __find, &__FIELDS)?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Option::is_none(&__f0) => {
                        __f0 = __rt::Some(<u64 as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    2 if __rt::Option::is_none(&__f2) => {
                        __f2 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    3 if __rt::Option::is_none(&__f3) => {
                        __f3 = __rt::Some(<String as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    4 if __rt::Option::is_none(&__f4) => {
                        __f4 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    5 if __rt::Option::is_none(&__f5) => {
                        __f5 = __rt::Some(<u8 as __rt::FromJson<'de>>::parse(__p)?);
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
                id_str: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<String>(__p, &__FIELDS, 1)?,
                },
                profile_background_color: match __f2 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<String>(__p, &__FIELDS, 2)?,
                },
                profile_background_image: match __f3 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<String>(__p, &__FIELDS, 3)?,
                },
                beyond_ascii: match __f4 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 4)?,
                },
                escaped: match __f5 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<u8>(__p, &__FIELDS, 5)?,
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
                            if __rt::predict(__p, b"\"id\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 2);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"idStr\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
                            }
                            if __rt::predict(__p, b"\"id_string\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 1, 9);
                            }
                            if __rt::predict(__p, b"\"user id\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 2, 7);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"profileBackgroundColor\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 22);
                            }
                        }
                        3 => {
                            if __rt::predict(__p, b"\"profileBackgroundImage\":") {
                                __next = 4;
                                break '__key __rt::Key::new(3, 0, 22);
                            }
                        }
                        4 => {
                            if __rt::predict(__p, b"\"na\xC3\xAFve\":") {
                                __next = 5;
                                break '__key __rt::Key::new(4, 0, 6);
                            }
                        }
                        5 => {
                            if __rt::predict(__p, b"\"quo\\\"te\\n\":") {
                                __next = 6;
                                break '__key __rt::Key::new(5, 0, 9);
                            }
                        }
                        _ => {}
                    }
                    let __key = __rt::find(__p, __next, __find, &__FIELDS)?;
                    __next = __rt::after(__next, __key);
                    __key
                };
                match __rt::Key::field(__key) {
                    0 if __rt::Seen::insert(&mut __seen, 0) => {
                        <u64 as __rt::FromJson<'de>>::parse_into(&mut self.id, __p)?
                    }
                    1 if __rt::Seen::insert(&mut __seen, 1) => {
                        <String as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.id_str, __p)?
                    }
                    2 if __rt::Seen::insert(&mut __seen, 2) => {
                        <String as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.profile_background_color, __p)?
                    }
                    3 if __rt::Seen::insert(&mut __seen, 3) => {
                        <String as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.profile_background_image, __p)?
                    }
                    4 if __rt::Seen::insert(&mut __seen, 4) => {
                        <u8 as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.beyond_ascii, __p)?
                    }
                    5 if __rt::Seen::insert(&mut __seen, 5) => {
                        <u8 as __rt::FromJson<'de>>::parse_into(&mut self.escaped, __p)?
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
                self.id_str = __rt::absent::<String>(__p, &__FIELDS, 1)?;
            }
            if !__rt::Seen::has(&__seen, 2) {
                self.profile_background_color = __rt::absent::<
                    String,
                >(__p, &__FIELDS, 2)?;
            }
            if !__rt::Seen::has(&__seen, 3) {
                self.profile_background_image = __rt::absent::<
                    String,
                >(__p, &__FIELDS, 3)?;
            }
            if !__rt::Seen::has(&__seen, 4) {
                self.beyond_ascii = __rt::absent::<u8>(__p, &__FIELDS, 4)?;
            }
            if !__rt::Seen::has(&__seen, 5) {
                self.escaped = __rt::absent::<u8>(__p, &__FIELDS, 5)?;
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
                    <String as __rt::FromJson<'de>>::describe_member,
                    <String as __rt::FromJson<'de>>::describe_member,
                    <u8 as __rt::FromJson<'de>>::describe_member,
                    <u8 as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Profile {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 23]) -> __rt::Key {
        match __w[0] {
            b'i' => {
                match __w[2] {
                    b'"' => {
                        if __w[1..3] == *b"d\"" {
                            return __rt::Key::new(0, 0, 2);
                        }
                    }
                    b'S' => {
                        if __w[1..6] == *b"dStr\"" {
                            return __rt::Key::new(1, 0, 5);
                        }
                    }
                    b'_' => {
                        if __w[1..10] == *b"d_string\"" {
                            return __rt::Key::new(1, 1, 9);
                        }
                    }
                    _ => {}
                }
            }
            b'n' => {
                if __w[1..7] == *b"a\xC3\xAFve\"" {
                    return __rt::Key::new(4, 0, 6);
                }
            }
            b'p' => {
                match __w[17] {
                    b'C' => {
                        if __w[1..23] == *b"rofileBackgroundColor\"" {
                            return __rt::Key::new(2, 0, 22);
                        }
                    }
                    b'I' => {
                        if __w[1..23] == *b"rofileBackgroundImage\"" {
                            return __rt::Key::new(3, 0, 22);
                        }
                    }
                    _ => {}
                }
            }
            b'u' => {
                if __w[1..8] == *b"ser id\"" {
                    return __rt::Key::new(1, 2, 7);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
