//! Documents of the shape of twitter.json.

use super::words::{hex, japanese, sentence, word};
use crate::Random;

/// Distinct documents until they are so many bytes together.
pub fn searches(seed: u64, bytes: usize) -> Vec<Vec<u8>> {
    let mut random = Random::new(seed);
    let (mut all, mut total) = (Vec::new(), 0);
    while total < bytes {
        let json = search(&mut random).into_bytes();
        total += json.len();
        all.push(json);
    }
    all
}

fn search(random: &mut Random) -> String {
    let count = 2 + random.below(10);
    let statuses: Vec<String> = (0..count).map(|_| status(random, true)).collect();
    let id = id(random);
    format!(
        r#"{{"statuses":[{}],"search_metadata":{{"completed_in":0.0{},"max_id":{id},"max_id_str":"{id}","next_results":"?max_id={id}&q=%E4%B8%80","query":"%E4%B8%80","refresh_url":"?since_id={id}","count":{count},"since_id":0,"since_id_str":"0"}}}}"#,
        statuses.join(","),
        1 + random.below(99),
    )
}

fn status(random: &mut Random, may_be_retweet: bool) -> String {
    let number = id(random);
    let mut out = format!(
        r#"{{"metadata":{{"result_type":"recent","iso_language_code":"ja"}},"created_at":"{}","id":{number},"id_str":"{number}","text":{:?},"source":"<a href=\"http://example.com/{}\" rel=\"nofollow\">{}</a>","truncated":false,"#,
        date(random),
        text(random, 100),
        word(random),
        word(random),
    );
    if random.percent(25) {
        let (status, user) = (id(random), random.below(3_000_000_000));
        out += &format!(
            r#""in_reply_to_status_id":{status},"in_reply_to_status_id_str":"{status}","in_reply_to_user_id":{user},"in_reply_to_user_id_str":"{user}","in_reply_to_screen_name":"{}","#,
            word(random)
        );
    } else {
        out += r#""in_reply_to_status_id":null,"in_reply_to_status_id_str":null,"in_reply_to_user_id":null,"in_reply_to_user_id_str":null,"in_reply_to_screen_name":null,"#;
    }
    out += &format!(
        r#""user":{},"geo":null,"coordinates":null,"place":null,"contributors":null,"#,
        user(random)
    );
    if may_be_retweet && random.percent(40) {
        out += &format!(r#""retweeted_status":{},"#, status(random, false));
    }
    out += &format!(
        r#""retweet_count":{},"favorite_count":{},"entities":{},"favorited":{},"retweeted":{},"#,
        random.below(500),
        random.below(50),
        entities(random),
        random.percent(5),
        random.percent(5),
    );
    if random.percent(30) {
        out += &format!(r#""possibly_sensitive":{},"#, random.percent(10));
    }
    out + r#""lang":"ja"}"#
}

fn user(random: &mut Random) -> String {
    let number = random.below(3_000_000_000);
    let url = match random.percent(40) {
        true => format!("\"http://t.co/{}\"", hex(random, 10)),
        false => "null".to_owned(),
    };
    let links = match random.percent(40) {
        true => format!(r#""url":{{"urls":[{}]}},"#, link(random)),
        false => String::new(),
    };
    let mut out = format!(
        r#"{{"id":{number},"id_str":"{number}","name":{:?},"screen_name":"{}{number}","location":{:?},"description":{:?},"url":{url},"entities":{{{links}"description":{{"urls":[]}}}},"protected":{},"followers_count":{},"friends_count":{},"listed_count":{},"created_at":"{}","favourites_count":{},"#,
        text(random, 8),
        word(random),
        text(random, 5),
        text(random, 90),
        random.percent(10),
        random.below(20_000),
        random.below(3_000),
        random.below(100),
        date(random),
        random.below(10_000),
    );
    let zone = match random.percent(50) {
        true => r#""utc_offset":32400,"time_zone":"Tokyo""#,
        false => r#""utc_offset":null,"time_zone":null"#,
    };
    out += &format!(
        r#"{zone},"geo_enabled":{},"verified":false,"statuses_count":{},"lang":"ja","contributors_enabled":false,"is_translator":false,"is_translation_enabled":false,"#,
        random.percent(30),
        random.below(100_000),
    );
    out += &profile(random);
    out + &format!(
        r#""default_profile":{},"default_profile_image":false,"following":{},"follow_request_sent":false,"notifications":false}}"#,
        random.percent(50),
        random.percent(10),
    )
}

fn profile(random: &mut Random) -> String {
    let (background, image) = (hex(random, 12), hex(random, 16));
    let banner = match random.percent(60) {
        true => format!(r#""profile_banner_url":"https://img.example.com/b/{image}/1","#),
        false => String::new(),
    };
    format!(
        r#""profile_background_color":"{}","profile_background_image_url":"http://img.example.com/{background}.jpeg","profile_background_image_url_https":"https://img.example.com/{background}.jpeg","profile_background_tile":{},"profile_image_url":"http://img.example.com/{image}_normal.jpeg","profile_image_url_https":"https://img.example.com/{image}_normal.jpeg",{banner}"profile_link_color":"{}","profile_sidebar_border_color":"FFFFFF","profile_sidebar_fill_color":"{}","profile_text_color":"333333","profile_use_background_image":{},"#,
        hex(random, 6),
        random.percent(30),
        hex(random, 6),
        hex(random, 6),
        random.percent(70),
    )
}

fn entities(random: &mut Random) -> String {
    let hashtags = list(random, 2, |random| {
        format!(r#"{{"text":{:?},"indices":{}}}"#, text(random, 6), indices(random))
    });
    let urls = list(random, 2, link);
    let mentions = list(random, 3, |random| {
        let id = random.below(3_000_000_000);
        format!(
            r#"{{"screen_name":"{}","name":{:?},"id":{id},"id_str":"{id}","indices":{}}}"#,
            word(random),
            text(random, 8),
            indices(random)
        )
    });
    let media = match random.percent(20) {
        true => format!(r#","media":[{}]"#, media(random)),
        false => String::new(),
    };
    format!(
        r#"{{"hashtags":[{hashtags}],"symbols":[],"urls":[{urls}],"user_mentions":[{mentions}]{media}}}"#
    )
}

fn media(random: &mut Random) -> String {
    let (number, name) = (id(random), hex(random, 15));
    let size = |random: &mut Random, resize| {
        format!(r#"{{"w":{},"h":{},"resize":"{resize}"}}"#, random.below(2000), random.below(2000))
    };
    let sizes =
        [size(random, "fit"), size(random, "fit"), size(random, "crop"), size(random, "fit")];
    let source = match random.percent(50) {
        true => format!(r#","source_status_id":{number},"source_status_id_str":"{number}""#),
        false => String::new(),
    };
    format!(
        r#"{{"id":{number},"id_str":"{number}","indices":{},"media_url":"http://img.example.com/m/{name}.jpg","media_url_https":"https://img.example.com/m/{name}.jpg","url":"http://t.co/{}","display_url":"pic.example.com/{name}","expanded_url":"http://example.com/{name}/photo/1","type":"photo","sizes":{{"medium":{},"small":{},"thumb":{},"large":{}}}{source}}}"#,
        indices(random),
        hex(random, 10),
        sizes[0],
        sizes[1],
        sizes[2],
        sizes[3],
    )
}

fn link(random: &mut Random) -> String {
    format!(
        r#"{{"url":"http://t.co/{}","expanded_url":"http://{}.example.com/{}","display_url":"{}.example.com","indices":{}}}"#,
        hex(random, 10),
        word(random),
        word(random),
        word(random),
        indices(random),
    )
}

fn list(random: &mut Random, below: u64, item: impl Fn(&mut Random) -> String) -> String {
    (0..random.below(below)).map(|_| item(random)).collect::<Vec<_>>().join(",")
}

fn indices(random: &mut Random) -> String {
    let start = random.below(120);
    format!("[{start},{}]", start + 1 + random.below(20))
}

/// Up to so many characters, most often Japanese, sometimes with a line break.
fn text(random: &mut Random, limit: u64) -> String {
    let length = random.below(limit);
    match random.below(10) {
        0 | 1 => sentence(random, length / 6),
        2 => japanese(random, length / 2) + "\n" + &japanese(random, length / 2),
        _ => japanese(random, length),
    }
}

fn id(random: &mut Random) -> u64 {
    505_000_000_000_000_000 + random.below(900_000_000_000_000)
}

fn date(random: &mut Random) -> String {
    format!(
        "Sun Aug {:02} {:02}:{:02}:{:02} +0000 20{:02}",
        1 + random.below(28),
        random.below(24),
        random.below(60),
        random.below(60),
        8 + random.below(18)
    )
}
