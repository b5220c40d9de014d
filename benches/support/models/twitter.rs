//! twitter.json: 100 search results, most of them Japanese text, with 40 members per user.

use fastjson_benches_derive::models;

use super::Borrowed;

models! {
    /// The document.
    pub struct Search<S> {
        pub statuses: Vec<Status<S>>,
        pub search_metadata: SearchMetadata<S>,
    }

    /// The four members from `geo` on are null throughout.
    pub struct Status<S> {
        pub metadata: StatusMetadata<S>,
        pub created_at: S,
        pub id: u64,
        pub id_str: S,
        pub text: S,
        pub source: S,
        pub truncated: bool,
        pub in_reply_to_status_id: Option<u64>,
        pub in_reply_to_status_id_str: Option<S>,
        pub in_reply_to_user_id: Option<u64>,
        pub in_reply_to_user_id_str: Option<S>,
        pub in_reply_to_screen_name: Option<S>,
        pub user: User<S>,
        pub geo: Option<S>,
        pub coordinates: Option<S>,
        pub place: Option<S>,
        pub contributors: Option<S>,
        #[optional]
        pub retweeted_status: Option<Box<Status<S>>>,
        pub retweet_count: u32,
        pub favorite_count: u32,
        pub entities: StatusEntities<S>,
        pub favorited: bool,
        pub retweeted: bool,
        #[optional]
        pub possibly_sensitive: Option<bool>,
        pub lang: S,
    }

    pub struct StatusMetadata<S> {
        pub result_type: S,
        pub iso_language_code: S,
    }

    pub struct User<S> {
        pub id: u64,
        pub id_str: S,
        pub name: S,
        pub screen_name: S,
        pub location: S,
        pub description: S,
        pub url: Option<S>,
        pub entities: UserEntities<S>,
        pub protected: bool,
        pub followers_count: u32,
        pub friends_count: u32,
        pub listed_count: u32,
        pub created_at: S,
        pub favourites_count: u32,
        pub utc_offset: Option<i32>,
        pub time_zone: Option<S>,
        pub geo_enabled: bool,
        pub verified: bool,
        pub statuses_count: u32,
        pub lang: S,
        pub contributors_enabled: bool,
        pub is_translator: bool,
        pub is_translation_enabled: bool,
        pub profile_background_color: S,
        pub profile_background_image_url: S,
        pub profile_background_image_url_https: S,
        pub profile_background_tile: bool,
        pub profile_image_url: S,
        pub profile_image_url_https: S,
        #[optional]
        pub profile_banner_url: Option<S>,
        pub profile_link_color: S,
        pub profile_sidebar_border_color: S,
        pub profile_sidebar_fill_color: S,
        pub profile_text_color: S,
        pub profile_use_background_image: bool,
        pub default_profile: bool,
        pub default_profile_image: bool,
        pub following: bool,
        pub follow_request_sent: bool,
        pub notifications: bool,
    }

    pub struct UserEntities<S> {
        #[optional]
        pub url: Option<Links<S>>,
        pub description: Links<S>,
    }

    pub struct Links<S> {
        pub urls: Vec<Link<S>>,
    }

    pub struct Link<S> {
        pub url: S,
        pub expanded_url: S,
        pub display_url: S,
        pub indices: [u32; 2],
    }

    pub struct StatusEntities<S> {
        pub hashtags: Vec<Hashtag<S>>,
        pub symbols: Vec<S>,
        pub urls: Vec<Link<S>>,
        pub user_mentions: Vec<Mention<S>>,
        #[optional]
        pub media: Option<Vec<Media<S>>>,
    }

    pub struct Hashtag<S> {
        pub text: S,
        pub indices: [u32; 2],
    }

    pub struct Mention<S> {
        pub screen_name: S,
        pub name: S,
        pub id: u64,
        pub id_str: S,
        pub indices: [u32; 2],
    }

    pub struct Media<S> {
        pub id: u64,
        pub id_str: S,
        pub indices: [u32; 2],
        pub media_url: S,
        pub media_url_https: S,
        pub url: S,
        pub display_url: S,
        pub expanded_url: S,
        #[rename("type")]
        pub kind: S,
        pub sizes: Sizes<S>,
        #[optional]
        pub source_status_id: Option<u64>,
        #[optional]
        pub source_status_id_str: Option<S>,
    }

    pub struct Sizes<S> {
        pub medium: Size<S>,
        pub small: Size<S>,
        pub thumb: Size<S>,
        pub large: Size<S>,
    }

    pub struct Size<S> {
        pub w: u32,
        pub h: u32,
        pub resize: S,
    }

    pub struct SearchMetadata<S> {
        pub completed_in: f64,
        pub max_id: u64,
        pub max_id_str: S,
        pub next_results: S,
        pub query: S,
        pub refresh_url: S,
        pub count: u32,
        pub since_id: u64,
        pub since_id_str: S,
    }
}
