//! Small types: Nuqleon's person, the album of Go's tutorial, a line of a log.

use fastjson_benches_derive::models;

use super::Borrowed;

models! {
    /// What Nuqleon's benchmark parses: `{"Name":"Bart","Age":21}`.
    pub struct Person<S> {
        #[rename("Name")]
        pub name: S,
        #[rename("Age")]
        pub age: u32,
    }

    /// What Go's sonic is measured with.
    pub struct Album<S> {
        pub id: S,
        pub title: S,
        pub artist: S,
        pub price: f64,
    }

    /// One line of a service's log, 20 mixed members.
    pub struct LogLine<S> {
        pub timestamp: S,
        pub level: S,
        pub service: S,
        pub host: S,
        pub pid: u32,
        pub thread: u32,
        pub trace_id: S,
        pub span_id: S,
        pub method: S,
        pub path: S,
        pub status: u16,
        pub duration_ms: f64,
        pub bytes_in: u64,
        pub bytes_out: u64,
        pub user_id: Option<u64>,
        pub cached: bool,
        pub retries: u8,
        pub tags: Vec<S>,
        pub message: S,
        pub error: Option<S>,
    }
}
