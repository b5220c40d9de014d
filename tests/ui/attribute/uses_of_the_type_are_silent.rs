use fastjson::FastJson;

#[derive(FastJson)]
struct User {
    #[fastjson(renmae = "uid")]
    id: u64,
}

#[derive(FastJson)]
struct Team {
    users: Vec<User>,
}

fn main() {
    let team: Result<Team, fastjson::Error> = fastjson::from_str("{}");
    team.map(|team| fastjson::to_string(&team)).ok();
}
