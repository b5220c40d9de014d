struct Page<'a, T: Clone = u8, U, K: Ord, P: ?Sized, const N: usize = 4>
where
    U: Entity,
{
    title: &'a str,
    items: [T; N],
    ids: Vec<U::Id>,
    next: Option<Box<Page<'a, T, U, K, P, N>>>,
    places: BTreeMap<K, Vec<T>>,
    shared: Rc<P>,
    #[fastjson(skip)]
    state: PhantomData<U>,
}
