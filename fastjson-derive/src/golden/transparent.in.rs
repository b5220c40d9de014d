#[fastjson(transparent)]
struct Wrapper<T, Tag> {
    value: Vec<T>,
    #[fastjson(skip)]
    tag: PhantomData<Tag>,
}
