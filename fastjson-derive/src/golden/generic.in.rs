struct Page<'a, T: Clone = u8, U, const N: usize = 4>
where
    U: Entity,
{
    title: &'a str,
    items: [T; N],
    ids: Vec<U::Id>,
    next: Option<Box<Page<'a, T, U, N>>>,
    #[fastjson(skip)]
    state: PhantomData<U>,
}
