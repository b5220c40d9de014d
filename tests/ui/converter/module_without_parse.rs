use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = each(module))]
    id: Vec<u64>,
}

mod module {
    use fastjson::Printer;

    pub fn print(_: &u64, _: &mut Printer<'_>) {}
}

fn main() {}
