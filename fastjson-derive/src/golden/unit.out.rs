#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl __rt::ToJson for Unit {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::Printer::raw(__p, "null");
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Unit {
        fn print_members(
            &self,
            _: &mut ::core::primitive::bool,
            _: &mut __rt::Printer<'_>,
        ) {}
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Unit {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Parser::take_null(__p)?;
            __rt::Ok(Self {})
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::NULL
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Unit {
        const NAMES: &'static __rt::Names = &__rt::Names::NONE;
        fn parse_members(_: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::Ok(Self {})
        }
    }
};
