//! Records of 60 members of which some are wanted.

use fastjson::FastJson;
use serde::{Deserialize, Serialize};

/// `record!(Name NameStructural { member: type ... })`: a selection, checked and structural.
macro_rules! record {
    ($name:ident $structural:ident { $($member:ident: $type:ty),* $(,)? }) => {
        #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
        pub struct $name {
            $(pub $member: $type),*
        }

        #[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
        #[fastjson(skip_unknown = "structural")]
        pub struct $structural {
            $(pub $member: $type),*
        }
    };
}

fastjson_benches_derive::wide!(All, 60);

record!(One OneStructural { member_030: u64 });

record!(Three ThreeStructural { member_005: u64, member_031: String, member_057: f64 });

record!(Six SixStructural {
    member_005: u64,
    member_016: String,
    member_027: f64,
    member_038: bool,
    member_049: Option<i32>,
    member_055: u64,
});

record!(Half HalfStructural {
    member_000: u64, member_002: f64, member_004: Option<i32>, member_006: String,
    member_008: bool, member_010: u64, member_012: f64, member_014: Option<i32>,
    member_016: String, member_018: bool, member_020: u64, member_022: f64,
    member_024: Option<i32>, member_026: String, member_028: bool, member_030: u64,
    member_032: f64, member_034: Option<i32>, member_036: String, member_038: bool,
    member_040: u64, member_042: f64, member_044: Option<i32>, member_046: String,
    member_048: bool, member_050: u64, member_052: f64, member_054: Option<i32>,
    member_056: String, member_058: bool,
});
