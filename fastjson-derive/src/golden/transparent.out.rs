#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl<T, Tag> __rt::ToJson for Wrapper<T, Tag>
    where
        T: __rt::ToJson,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::print(&self.value, __p);
        }
        #[inline]
        fn is_absent(&self) -> ::core::primitive::bool {
            __rt::ToJson::is_absent(&self.value)
        }
        #[inline]
        fn nullable() -> ::core::primitive::bool {
            <Vec<T> as __rt::ToJson>::nullable()
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            use __rt::Unprinted as _;
            __rt::Graph::printed::<
                Self,
            >(__graph, __rt::None, &[__rt::Printed::<Vec<T>>::describe]);
        }
    }
    #[automatically_derived]
    impl<T, Tag> __rt::ToJsonKey for Wrapper<T, Tag>
    where
        for<'__x> Vec<T>: __rt::ToJsonKey,
    {
        fn print_key(&self, __p: &mut __rt::Printer<'_>) {
            __rt::ToJsonKey::print_key(&self.value, __p)
        }
    }
    #[automatically_derived]
    impl<'de, T, Tag> __rt::FromJson<'de> for Wrapper<T, Tag>
    where
        T: __rt::FromJson<'de>,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Parser::enter(__p)?;
            let __value = <Vec<T> as __rt::FromJson<'de>>::parse(__p)?;
            __rt::Parser::leave(__p);
            __rt::Ok(Self {
                value: __value,
                tag: <PhantomData<Tag> as __rt::Default>::default(),
            })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            __rt::Parser::enter(__p)?;
            <Vec<T> as __rt::FromJson<'de>>::parse_into(&mut self.value, __p)?;
            __rt::Parser::leave(__p);
            self.tag = <PhantomData<Tag> as __rt::Default>::default();
            __rt::Ok(())
        }
        #[inline]
        fn shape() -> __rt::Shape {
            <Vec<T> as __rt::FromJson<'de>>::shape()
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
                    __rt::Some(Self {
                        value: __value,
                        tag: <PhantomData<Tag> as __rt::Default>::default(),
                    })
                }
                __rt::None => __rt::None,
            }
        }
        #[inline]
        fn if_null() -> __rt::Option<Self> {
            match <Vec<T> as __rt::FromJson<'de>>::if_null() {
                __rt::Some(__value) => {
                    __rt::Some(Self {
                        value: __value,
                        tag: <PhantomData<Tag> as __rt::Default>::default(),
                    })
                }
                __rt::None => __rt::None,
            }
        }
    }
    #[automatically_derived]
    impl<'de, T, Tag> __rt::FromJsonKey<'de> for Wrapper<T, Tag>
    where
        for<'__x> Vec<T>: __rt::FromJsonKey<'de>,
    {
        fn parse_key(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __value = __rt::FromJsonKey::parse_key(__p)?;
            __rt::Ok(Self {
                value: __value,
                tag: <PhantomData<Tag> as __rt::Default>::default(),
            })
        }
    }
};
