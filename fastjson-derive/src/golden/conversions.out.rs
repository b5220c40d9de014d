#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl<T> __rt::ToJson for Pair<T>
    where
        T: __rt::ToJson,
        Self: __rt::Clone + __rt::Into<Vec<T>>,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            let __value: Vec<T> = <Self as __rt::Into<
                Vec<T>,
            >>::into(<Self as __rt::Clone>::clone(self));
            <Vec<T> as __rt::ToJson>::print(&__value, __p);
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::printed::<
                Self,
            >(__graph, __rt::None, &[<Vec<T> as __rt::ToJson>::describe]);
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::FromJson<'de> for Pair<T>
    where
        T: __rt::FromJson<'de>,
        Self: __rt::TryFrom<Vec<T>>,
        <Self as __rt::TryFrom<Vec<T>>>::Error: __rt::Display,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __at = __rt::Parser::value_offset(__p);
            __rt::Parser::enter(__p)?;
            let __value = <Vec<T> as __rt::FromJson<'de>>::parse(__p)?;
            __rt::Parser::leave(__p);
            match <Self as __rt::TryFrom<Vec<T>>>::try_from(__value) {
                __rt::Ok(__value) => __rt::Ok(__value),
                __rt::Err(__error) => __rt::Err(__rt::refused(__p, __at, &__error)),
            }
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed::<
                Self,
            >(__graph, __rt::None, &[<Vec<T> as __rt::FromJson<'de>>::describe_member]);
        }
        #[inline]
        fn absent() -> __rt::Option<Self> {
            match <Vec<T> as __rt::FromJson<'de>>::absent() {
                __rt::Some(__value) => {
                    match <Self as __rt::TryFrom<Vec<T>>>::try_from(__value) {
                        __rt::Ok(__value) => __rt::Some(__value),
                        __rt::Err(_) => __rt::None,
                    }
                }
                __rt::None => __rt::None,
            }
        }
    }
};
