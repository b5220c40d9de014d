#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl __rt::ToJson for Level {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            match self {
                Self::Low => {
                    __rt::print(&(Self::Low as ::core::primitive::i128), __p);
                }
                Self::High => {
                    __rt::print(&(Self::High as ::core::primitive::i128), __p);
                }
                Self::Other => {
                    __rt::print(&(Self::Other as ::core::primitive::i128), __p);
                }
            }
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Level {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let __number = __rt::discriminant(__p)?;
            if __number.0 == Self::Low as ::core::primitive::i128 {
                return __rt::Ok(Self::Low);
            }
            if __number.0 == Self::High as ::core::primitive::i128 {
                return __rt::Ok(Self::High);
            }
            __rt::Ok(Self::Other)
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::NUMBER
        }
    }
};
