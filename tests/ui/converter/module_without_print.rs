use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(with = module)]
    id: u64,
}

mod module {
    use fastjson::{Error, Parser};

    pub fn parse(_: &mut Parser<'_>) -> Result<u64, Error> {
        Ok(0)
    }
}

fn main() {}
