#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Page",
        module_path: ::core::module_path!(),
        fields: &[
            __rt::Field {
                rust_name: "title",
                print_name: __rt::Some("title"),
                names: &["title"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "items",
                print_name: __rt::Some("items"),
                names: &["items"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "ids",
                print_name: __rt::Some("ids"),
                names: &["ids"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "next",
                print_name: __rt::Some("next"),
                names: &["next"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "places",
                print_name: __rt::Some("places"),
                names: &["places"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "shared",
                print_name: __rt::Some("shared"),
                names: &["shared"],
                more: __rt::None,
            },
            __rt::Field {
                rust_name: "state",
                print_name: __rt::None,
                names: &[],
                more: __rt::None,
            },
        ],
        sorted: &[(2, 0), (1, 0), (3, 0), (4, 0), (5, 0), (0, 0)],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl<'a, T: Clone, U, K: Ord, P: ?Sized, const N: usize> __rt::ToJson
    for Page<'a, T, U, K, P, N>
    where
        U: Entity,
        T: __rt::ToJson,
        U::Id: __rt::ToJson,
        K: __rt::ToJsonKey,
        P: __rt::ToJson + __rt::Pointee,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            if let __rt::Some(mut __named) = __rt::named_object(__p, &__FIELDS) {
                __rt::named_member(__p, &mut __named, 0, &self.title);
                __rt::named_member(__p, &mut __named, 1, &self.items);
                __rt::named_member(__p, &mut __named, 2, &self.ids);
                __rt::named_member(__p, &mut __named, 3, &self.next);
                __rt::named_member(__p, &mut __named, 4, &self.places);
                __rt::named_member(__p, &mut __named, 5, &self.shared);
                return __rt::end_named(__p, __named);
            }
            let mut __members = __rt::begin_members();
            __rt::first_member(__p, &mut __members, "{\"title\":", &self.title);
            __rt::member(__p, &mut __members, ",\"items\":", &self.items);
            __rt::member(__p, &mut __members, ",\"ids\":", &self.ids);
            __rt::member(__p, &mut __members, ",\"next\":", &self.next);
            __rt::member(__p, &mut __members, ",\"places\":", &self.places);
            __rt::member(__p, &mut __members, ",\"shared\":", &self.shared);
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
                    __rt::Printed::<&'a str>::describe,
                    __rt::Printed::<[T; N]>::describe,
                    __rt::Printed::<Vec<U::Id>>::describe,
                    __rt::Printed::<Option<Box<Page<'a, T, U, K, P, N>>>>::describe,
                    __rt::Printed::<BTreeMap<K, Vec<T>>>::describe,
                    __rt::Printed::<Rc<P>>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'a, T: Clone, U, K: Ord, P: ?Sized, const N: usize> __rt::PrintMembers
    for Page<'a, T, U, K, P, N>
    where
        U: Entity,
        T: __rt::ToJson,
        U::Id: __rt::ToJson,
        K: __rt::ToJsonKey,
        P: __rt::ToJson + __rt::Pointee,
    {}
    #[automatically_derived]
    impl<'de: 'a, 'a, T: Clone, U, K: Ord, P: ?Sized, const N: usize> __rt::FromJson<'de>
    for Page<'a, T, U, K, P, N>
    where
        U: Entity,
        T: __rt::FromJson<'de>,
        U::Id: __rt::FromJson<'de>,
        K: __rt::FromJsonKey<'de>,
        P: __rt::FromJson<'de>,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __f0: __rt::Option<&'a str> = __rt::None;
            let mut __f1: __rt::Option<[T; N]> = __rt::None;
            let mut __f2: __rt::Option<Vec<U::Id>> = __rt::None;
            let mut __f3: __rt::Option<Option<Box<Page<'a, T, U, K, P, N>>>> = __rt::None;
            let mut __f4: __rt::Option<BTreeMap<K, Vec<T>>> = __rt::None;
            let mut __f5: __rt::Option<Rc<P>> = __rt::None;
            let mut __more = __rt::Parser::begin_object(__p)?;
            let mut __next = __rt::names(__p, &__FIELDS);
            let __object = __rt::Parser::offset(__p);
            while __more {
                let __key = '__key: {
                    match __next {
                        0 => {
                            if __rt::predict(__p, b"\"title\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 5);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"items\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"ids\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 3);
                            }
                        }
                        3 => {
                            if __rt::predict(__p, b"\"next\":") {
                                __next = 4;
                                break '__key __rt::Key::new(3, 0, 4);
                            }
                        }
                        4 => {
                            if __rt::predict(__p, b"\"places\":") {
                                __next = 5;
                                break '__key __rt::Key::new(4, 0, 6);
                            }
                        }
                        5 => {
                            if __rt::predict(__p, b"\"shared\":") {
                                __next = 6;
                                break '__key __rt::Key::new(5, 0, 6);
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
                        __f0 = __rt::Some(<&'a str as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    1 if __rt::Option::is_none(&__f1) => {
                        __f1 = __rt::Some(<[T; N] as __rt::FromJson<'de>>::parse(__p)?);
                    }
                    2 if __rt::Option::is_none(&__f2) => {
                        __f2 = __rt::Some(
                            <Vec<U::Id> as __rt::FromJson<'de>>::parse(__p)?,
                        );
                    }
                    3 if __rt::Option::is_none(&__f3) => {
                        __f3 = __rt::Some(
                            <Option<
                                Box<Page<'a, T, U, K, P, N>>,
                            > as __rt::FromJson<'de>>::parse(__p)?,
                        );
                    }
                    4 if __rt::Option::is_none(&__f4) => {
                        __f4 = __rt::Some(
                            <BTreeMap<K, Vec<T>> as __rt::FromJson<'de>>::parse(__p)?,
                        );
                    }
                    5 if __rt::Option::is_none(&__f5) => {
                        __f5 = __rt::Some(<Rc<P> as __rt::FromJson<'de>>::parse(__p)?);
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
                title: match __f0 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<&'a str>(__p, &__FIELDS, 0)?,
                },
                items: match __f1 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<[T; N]>(__p, &__FIELDS, 1)?,
                },
                ids: match __f2 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<Vec<U::Id>>(__p, &__FIELDS, 2)?,
                },
                next: match __f3 {
                    __rt::Some(__value) => __value,
                    __rt::None => {
                        __rt::absent::<
                            Option<Box<Page<'a, T, U, K, P, N>>>,
                        >(__p, &__FIELDS, 3)?
                    }
                },
                places: match __f4 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<BTreeMap<K, Vec<T>>>(__p, &__FIELDS, 4)?,
                },
                shared: match __f5 {
                    __rt::Some(__value) => __value,
                    __rt::None => __rt::absent::<Rc<P>>(__p, &__FIELDS, 5)?,
                },
                state: <PhantomData<U> as __rt::Default>::default(),
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
                            if __rt::predict(__p, b"\"title\":") {
                                __next = 1;
                                break '__key __rt::Key::new(0, 0, 5);
                            }
                        }
                        1 => {
                            if __rt::predict(__p, b"\"items\":") {
                                __next = 2;
                                break '__key __rt::Key::new(1, 0, 5);
                            }
                        }
                        2 => {
                            if __rt::predict(__p, b"\"ids\":") {
                                __next = 3;
                                break '__key __rt::Key::new(2, 0, 3);
                            }
                        }
                        3 => {
                            if __rt::predict(__p, b"\"next\":") {
                                __next = 4;
                                break '__key __rt::Key::new(3, 0, 4);
                            }
                        }
                        4 => {
                            if __rt::predict(__p, b"\"places\":") {
                                __next = 5;
                                break '__key __rt::Key::new(4, 0, 6);
                            }
                        }
                        5 => {
                            if __rt::predict(__p, b"\"shared\":") {
                                __next = 6;
                                break '__key __rt::Key::new(5, 0, 6);
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
                        <&'a str as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.title, __p)?
                    }
                    1 if __rt::Seen::insert(&mut __seen, 1) => {
                        <[T; N] as __rt::FromJson<
                            'de,
                        >>::parse_into(&mut self.items, __p)?
                    }
                    2 if __rt::Seen::insert(&mut __seen, 2) => {
                        <Vec<
                            U::Id,
                        > as __rt::FromJson<'de>>::parse_into(&mut self.ids, __p)?
                    }
                    3 if __rt::Seen::insert(&mut __seen, 3) => {
                        <Option<
                            Box<Page<'a, T, U, K, P, N>>,
                        > as __rt::FromJson<'de>>::parse_into(&mut self.next, __p)?
                    }
                    4 if __rt::Seen::insert(&mut __seen, 4) => {
                        <BTreeMap<
                            K,
                            Vec<T>,
                        > as __rt::FromJson<'de>>::parse_into(&mut self.places, __p)?
                    }
                    5 if __rt::Seen::insert(&mut __seen, 5) => {
                        <Rc<
                            P,
                        > as __rt::FromJson<'de>>::parse_into(&mut self.shared, __p)?
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
                self.title = __rt::absent::<&'a str>(__p, &__FIELDS, 0)?;
            }
            if !__rt::Seen::has(&__seen, 1) {
                self.items = __rt::absent::<[T; N]>(__p, &__FIELDS, 1)?;
            }
            if !__rt::Seen::has(&__seen, 2) {
                self.ids = __rt::absent::<Vec<U::Id>>(__p, &__FIELDS, 2)?;
            }
            if !__rt::Seen::has(&__seen, 3) {
                self.next = __rt::absent::<
                    Option<Box<Page<'a, T, U, K, P, N>>>,
                >(__p, &__FIELDS, 3)?;
            }
            if !__rt::Seen::has(&__seen, 4) {
                self.places = __rt::absent::<BTreeMap<K, Vec<T>>>(__p, &__FIELDS, 4)?;
            }
            if !__rt::Seen::has(&__seen, 5) {
                self.shared = __rt::absent::<Rc<P>>(__p, &__FIELDS, 5)?;
            }
            self.state = <PhantomData<U> as __rt::Default>::default();
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
                    <&'a str as __rt::FromJson<'de>>::describe_member,
                    <[T; N] as __rt::FromJson<'de>>::describe_member,
                    <Vec<U::Id> as __rt::FromJson<'de>>::describe_member,
                    <Option<
                        Box<Page<'a, T, U, K, P, N>>,
                    > as __rt::FromJson<'de>>::describe_member,
                    <BTreeMap<K, Vec<T>> as __rt::FromJson<'de>>::describe_member,
                    <Rc<P> as __rt::FromJson<'de>>::describe_member,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<
        'de: 'a,
        'a,
        T: Clone,
        U,
        K: Ord,
        P: ?Sized,
        const N: usize,
    > __rt::MembersOf<'de> for Page<'a, T, U, K, P, N>
    where
        U: Entity,
        T: __rt::FromJson<'de>,
        U::Id: __rt::FromJson<'de>,
        K: __rt::FromJsonKey<'de>,
        P: __rt::FromJson<'de>,
    {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
    fn __find(__w: &[::core::primitive::u8; 7]) -> __rt::Key {
        match __w[0] {
            b'i' => {
                match __w[1] {
                    b'd' => {
                        if __w[2..4] == *b"s\"" {
                            return __rt::Key::new(2, 0, 3);
                        }
                    }
                    b't' => {
                        if __w[2..6] == *b"ems\"" {
                            return __rt::Key::new(1, 0, 5);
                        }
                    }
                    _ => {}
                }
            }
            b'n' => {
                if __w[1..5] == *b"ext\"" {
                    return __rt::Key::new(3, 0, 4);
                }
            }
            b'p' => {
                if __w[1..7] == *b"laces\"" {
                    return __rt::Key::new(4, 0, 6);
                }
            }
            b's' => {
                if __w[1..7] == *b"hared\"" {
                    return __rt::Key::new(5, 0, 6);
                }
            }
            b't' => {
                if __w[1..6] == *b"itle\"" {
                    return __rt::Key::new(0, 0, 5);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
};
