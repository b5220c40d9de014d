#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl<T> __rt::ToJson for Kind<T>
    where
        T: __rt::ToJson,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self {
                Self::Known => {
                    __rt::Printer::raw(__p, "\"Known\"");
                }
                Self::Of { 0: __f0 } => {
                    __rt::Printer::raw(__p, "{\"Of\":");
                    __rt::print(__f0, __p);
                    __rt::Printer::raw(__p, "}");
                }
                Self::Gone => {
                    __rt::Printer::raw(__p, "\"known\"");
                }
                Self::Other { 0: __f0 } => {
                    __rt::print(__f0, __p);
                }
                Self::Number { 0: __f0 } => {
                    __rt::print(__f0, __p);
                }
            }
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            use __rt::Unprinted as _;
            __rt::Graph::printed_variants::<
                Self,
            >(
                __graph,
                &[
                    (__rt::None, &[__rt::Printed::<T>::describe]),
                    (__rt::None, &[__rt::Printed::<RawJsonBuf>::describe]),
                    (__rt::None, &[__rt::Printed::<u8>::describe]),
                ],
            );
        }
    }
    static __VARIANTS: __rt::Variants = __rt::Variants {
        names: __rt::Fields {
            type_name: "Kind",
            module_path: ::core::module_path!(),
            fields: &[
                __rt::Field {
                    rust_name: "Known",
                    print_name: __rt::None,
                    names: &["Known"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Of",
                    print_name: __rt::None,
                    names: &["Of"],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Gone",
                    print_name: __rt::None,
                    names: &[],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Other",
                    print_name: __rt::None,
                    names: &[],
                    more: __rt::None,
                },
                __rt::Field {
                    rust_name: "Number",
                    print_name: __rt::None,
                    names: &[],
                    more: __rt::None,
                },
            ],
            sorted: &[(0, 0), (1, 0)],
            unknown: __rt::Unknown::Deny,
            declares_duplicates: true,
            any_case: true,
            own: __rt::None,
            tails: __rt::Tails::ALL,
        },
        other: 3,
        values: &[],
    };
    fn __find(__w: &[::core::primitive::u8; 6]) -> __rt::Key {
        let __w = &__rt::folded(__w);
        match __w[0] {
            b'k' => {
                if __w[1..6] == *b"nown\"" {
                    return __rt::Key::new(0, 0, 5);
                }
            }
            b'o' => {
                if __w[1..3] == *b"f\"" {
                    return __rt::Key::new(1, 0, 2);
                }
            }
            _ => {}
        }
        __rt::Key::UNKNOWN
    }
    trait __Variants<'de>: __rt::Sized {
        fn __v4(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
        fn __tagged(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error>;
    }
    #[automatically_derived]
    impl<'de, T> __Variants<'de> for Kind<T>
    where
        T: __rt::FromJson<'de>,
    {
        fn __v4(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok({
                let __value = <u8 as __rt::FromJson<'de>>::parse(__p)?;
                Self::Number { 0: __value }
            })
        }
        fn __tagged(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __start = __rt::start(__p);
            let __variant = __rt::begin_variant(__p, __find, &__VARIANTS)?;
            if __rt::number(__variant) == 3 {
                return {
                    __rt::go_back(__p, __start);
                    __rt::Parser::enter(__p)?;
                    let __value = {
                        let __value = <RawJsonBuf as __rt::FromJson<'de>>::parse(__p)?;
                        Self::Other { 0: __value }
                    };
                    __rt::Parser::leave(__p);
                    __rt::Ok(__value)
                };
            }
            if let __rt::Some(__variant) = __rt::bare(__variant) {
                return match __variant {
                    0 => __rt::Ok(Self::Known),
                    _ => __rt::Err(__rt::content_missing(__p, __variant, &__VARIANTS)),
                };
            }
            let __value = match __variant {
                0 => {
                    __rt::Parser::take_null(__p)?;
                    Self::Known
                }
                _ => {
                    let __value = <T as __rt::FromJson<'de>>::parse(__p)?;
                    Self::Of { 0: __value }
                }
            };
            __rt::end_variant(__p)?;
            __rt::Ok(__value)
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::FromJson<'de> for Kind<T>
    where
        T: __rt::FromJson<'de>,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __attempts = __rt::begin_untagged(__p)?;
            if let __rt::Some(__value) = __rt::Attempts::attempt(
                &mut __attempts,
                __p,
                0,
                __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT),
                <Self as __Variants<'de>>::__tagged,
            ) {
                return __rt::Ok(__value);
            }
            if let __rt::Some(__value) = __rt::Attempts::attempt(
                &mut __attempts,
                __p,
                1,
                <u8 as __rt::FromJson<'de>>::shape(),
                <Self as __Variants<'de>>::__v4,
            ) {
                return __rt::Ok(__value);
            }
            __rt::Err(
                __rt::Attempts::failed(
                    __attempts,
                    __p,
                    "Kind",
                    &[
                        (
                            "a tagged variant",
                            __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT),
                        ),
                        ("Number", <u8 as __rt::FromJson<'de>>::shape()),
                    ],
                ),
            )
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::or(
                __rt::Shape::or(__rt::Shape::STRING, __rt::Shape::OBJECT),
                <u8 as __rt::FromJson<'de>>::shape(),
            )
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed_variants::<
                Self,
            >(
                __graph,
                &[
                    (__rt::None, &[<T as __rt::FromJson<'de>>::describe_member]),
                    (
                        __rt::None,
                        &[<RawJsonBuf as __rt::FromJson<'de>>::describe_member],
                    ),
                    (__rt::None, &[<u8 as __rt::FromJson<'de>>::describe_member]),
                ],
            );
        }
    }
};
