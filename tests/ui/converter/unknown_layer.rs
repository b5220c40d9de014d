use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = eech(module))]
    id: Vec<u64>,
}

mod module {
    use fastjson::{Error, Parser, Printer};

    pub fn print(_: &u64, _: &mut Printer<'_>) {}

    pub fn parse(_: &mut Parser<'_>) -> Result<u64, Error> {
        Ok(0)
    }
}

fn main() {}
