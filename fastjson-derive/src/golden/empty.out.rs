#[allow(deprecated, reason = "what is deprecated is news for users of the struct")]
const _: () = {
    use ::fastjson::__private as __rt;
    static __FIELDS: __rt::Fields = __rt::Fields::with_tails(__rt::Fields {
        type_name: "Empty",
        module_path: ::core::module_path!(),
        fields: &[],
        sorted: &[],
        unknown: __rt::Unknown::Undeclared,
        declares_duplicates: false,
        any_case: false,
        own: __rt::None,
        tails: __rt::Tails::ALL,
    });
    #[automatically_derived]
    impl __rt::ToJson for Empty {
        fn print(&self, __p: &mut __rt::Printer<'_>) {
            __rt::Printer::raw(__p, "{}");
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::printed::<Self>(__graph, __rt::Some(&__FIELDS), &[]);
        }
    }
    #[automatically_derived]
    impl __rt::PrintMembers for Empty {}
    #[automatically_derived]
    impl<'de> __rt::FromJson<'de> for Empty {
        fn parse(__p: &mut __rt::Parser<'de>) -> __rt::Result<Self, __rt::Error> {
            __rt::no_members(__p, &__FIELDS)?;
            __rt::Ok(Self {})
        }
        #[inline]
        fn parse_into(
            &mut self,
            __p: &mut __rt::Parser<'de>,
        ) -> __rt::Result<(), __rt::Error> {
            __rt::no_members(__p, &__FIELDS)?;
            __rt::Ok(())
        }
        #[inline]
        fn shape() -> __rt::Shape {
            __rt::Shape::OBJECT
        }
        #[inline]
        fn describe(__graph: &mut __rt::Graph) {
            __rt::Graph::parsed::<Self>(__graph, __rt::Some(&__FIELDS), &[]);
        }
    }
    #[automatically_derived]
    impl<'de> __rt::MembersOf<'de> for Empty {
        const NAMES: &'static __rt::Names = &__rt::Names::of(&__FIELDS);
        const RESUMES: ::core::primitive::bool = true;
    }
};
