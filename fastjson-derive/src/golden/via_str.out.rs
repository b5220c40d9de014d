#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl __rt::ToJson for Color {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::via_str::print(self, __p);
        }
    }
    #[automatically_derived]
    impl __rt::ToJsonKey for Color {
        fn print_key(&self, __p: &mut __rt::Printer<'_>) {
            __rt::via_str::print(self, __p);
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Color {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::via_str::parse::<Self>(__p)
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJsonKey<'de> for Color {
        fn parse_key(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::via_str::parse::<Self>(__p)
        }
    }
};
