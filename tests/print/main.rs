//! What is printed: compared with serde_json, and read back.

mod round_trip;
