//! A person and albums.

use super::words::sentence;
use crate::Random;

/// The document of Nuqleon's benchmark.
pub const PERSON: &[u8] = br#"{"Name":"Bart","Age":21}"#;

/// Go's tutorial's albums, so many, with running ids.
pub fn albums(count: usize) -> Vec<u8> {
    let mut random = Random::new(1);
    let albums: Vec<String> = (0..count)
        .map(|index| {
            let (title, artist, price) = match index % 4 {
                0 => ("Blue Train".to_owned(), "John Coltrane".to_owned(), 56.99),
                1 => ("Jeru".to_owned(), "Gerry Mulligan".to_owned(), 17.99),
                2 => {
                    let title = "Sarah Vaughan and Clifford Brown".to_owned();
                    (title, "Sarah Vaughan".to_owned(), 39.99)
                }
                _ => {
                    let (title, artist) = (sentence(&mut random, 3), sentence(&mut random, 2));
                    (title, artist, random.below(9999) as f64 / 100.0)
                }
            };
            format!(
                r#"{{"id":"{}","title":"{title}","artist":"{artist}","price":{price}}}"#,
                index + 1
            )
        })
        .collect();
    format!("[{}]", albums.join(",")).into_bytes()
}
