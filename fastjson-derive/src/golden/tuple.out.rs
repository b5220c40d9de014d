#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    #[automatically_derived]
    impl __rt::ToJson for Point {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::Printer::raw(__p, "[");
            __rt::print(&self.0, __p);
            __rt::Printer::raw(__p, ",");
            __rt::print(&self.1, __p);
            __rt::Printer::raw(__p, ",");
            __rt::print(&self.2, __p);
            __rt::Printer::raw(__p, "]");
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            use __rt::Unprinted as _;
            __rt::Graph::printed::<
                Self,
            >(
                __graph,
                __rt::None,
                &[
                    __rt::Printed::<f64>::describe,
                    __rt::Printed::<f64>::describe,
                    __rt::Printed::<f64>::describe,
                ],
            );
        }
    }
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Point {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            let mut __more = __rt::Parser::begin_array(__p)?;
            if !__more {
                return __rt::Err(__rt::too_short(__p, 2, 3, 0));
            }
            let __f0 = <f64 as __rt::FromJson<'de>>::parse(__p)?;
            __more = __rt::Parser::next_element(__p)?;
            if !__more {
                return __rt::Err(__rt::too_short(__p, 2, 3, 1));
            }
            let __f1 = <f64 as __rt::FromJson<'de>>::parse(__p)?;
            __more = __rt::Parser::next_element(__p)?;
            let mut __f2 = __rt::None;
            if __more {
                __f2 = __rt::Some(<f64 as __rt::FromJson<'de>>::parse(__p)?);
                __more = __rt::Parser::next_element(__p)?;
            }
            if __more {
                return __rt::Err(__rt::too_long(__p, 3));
            }
            __rt::Ok(Self {
                0: __f0,
                1: __f1,
                2: match __f2 {
                    __rt::Some(__value) => __value,
                    __rt::None => <f64 as __rt::Default>::default(),
                },
                3: <Cache as __rt::Default>::default(),
            })
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            let mut __more = __rt::Parser::begin_array(__p)?;
            if __more {
                <f64 as __rt::FromJson<'de>>::parse_into(&mut self.0, __p)?;
                __more = __rt::Parser::next_element(__p)?;
            } else {
                return __rt::Err(__rt::too_short(__p, 2, 3, 0));
            }
            if __more {
                <f64 as __rt::FromJson<'de>>::parse_into(&mut self.1, __p)?;
                __more = __rt::Parser::next_element(__p)?;
            } else {
                return __rt::Err(__rt::too_short(__p, 2, 3, 1));
            }
            if __more {
                <f64 as __rt::FromJson<'de>>::parse_into(&mut self.2, __p)?;
                __more = __rt::Parser::next_element(__p)?;
            } else {
                self.2 = <f64 as __rt::Default>::default();
            }
            if __more {
                return __rt::Err(__rt::too_long(__p, 3));
            }
            self.3 = <Cache as __rt::Default>::default();
            __rt::Ok(())
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::ARRAY
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed::<
                Self,
            >(
                __graph,
                __rt::None,
                &[
                    <f64 as __rt::FromJson<'de>>::describe_member,
                    <f64 as __rt::FromJson<'de>>::describe_member,
                    <f64 as __rt::FromJson<'de>>::describe_optional,
                ],
            );
        }
    }
};
