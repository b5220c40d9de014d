struct Label<T> {
    text: Cow<'static, str>,
    more: Option<Vec<std::borrow::Cow<'static, str>>>,
    of: T,
}
