#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl<T> __rt::ToJson for UserId<T>
    where
        T: __rt::ToJson,
    {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::print(&self.0, __p);
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            use __rt::Unprinted as _;
            __rt::Graph::printed::<
                Self,
            >(__graph, __rt::None, &[__rt::Printed::<T>::describe]);
        }
    }
    #[automatically_derived]
    impl<T> __rt::ToJsonKey for UserId<T>
    where
        for<'__x> T: __rt::ToJsonKey,
    {
        fn print_key(&self, __p: &mut __rt::Printer<'_>) {
            __rt::ToJsonKey::print_key(&self.0, __p)
        }
    }
    #[automatically_derived]
    impl<T> __rt::PrintMembers for UserId<T>
    where
        T: __rt::ToJson,
        for<'__x> T: __rt::PrintMembers,
    {
        fn print_members(
            &self,
            __first: &mut ::core::primitive::bool,
            __p: &mut __rt::Printer<'_>,
        ) {
            __rt::PrintMembers::print_members(&self.0, __first, __p);
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::FromJson<'de> for UserId<T>
    where
        T: __rt::FromJson<'de>,
    {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Parser::enter(__p)?;
            let __value = <T as __rt::FromJson<'de>>::parse(__p)?;
            __rt::Parser::leave(__p);
            __rt::Ok(Self { 0: __value })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            __rt::Parser::enter(__p)?;
            <T as __rt::FromJson<'de>>::parse_into(&mut self.0, __p)?;
            __rt::Parser::leave(__p);
            __rt::Ok(())
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed::<
                Self,
            >(__graph, __rt::None, &[<T as __rt::FromJson<'de>>::describe_member]);
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::FromJsonKey<'de> for UserId<T>
    where
        for<'__x> T: __rt::FromJsonKey<'de>,
    {
        fn parse_key(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __value = __rt::FromJsonKey::parse_key(__p)?;
            __rt::Ok(Self { 0: __value })
        }
    }
    #[automatically_derived]
    impl<'de, T> __rt::MembersOf<'de> for UserId<T>
    where
        T: __rt::FromJson<'de>,
        for<'__x> T: __rt::MembersOf<'de>,
    {
        const NAMES: &'static __rt::Names = <T as __rt::MembersOf<'de>>::NAMES;
        fn parse_members(
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<Self, __rt::Error> {
            let __value = __rt::MembersOf::parse_members(__p)?;
            __rt::Ok(Self { 0: __value })
        }
    }
};
