//! Customers, as three versions of a schema spell them.

use super::words::word;
use crate::Random;

/// A list of customers in the first, second or third spelling of [`NAMES`].
pub fn customers(version: usize, count: usize) -> Vec<u8> {
    let mut random = Random::new(7);
    let customers: Vec<String> = (0..count)
        .map(|_| {
            let phone = match random.percent(60) {
                true => format!("\"+49 {}\"", random.below(1_000_000_000)),
                false => "null".to_owned(),
            };
            let values = [
                random.below(1_000_000).to_string(),
                format!("{:?}", word(&mut random)),
                format!("{:?}", word(&mut random)),
                format!("\"{}@example.net\"", word(&mut random)),
                phone,
                format!("\"{:05}\"", random.below(100_000)),
                random.percent(80).to_string(),
                (random.below(1_000_000) as f64 / 100.0).to_string(),
            ];
            let members: Vec<String> = NAMES
                .iter()
                .zip(values)
                .map(|(names, value)| format!("\"{}\":{value}", names[version]))
                .collect();
            format!("{{{}}}", members.join(","))
        })
        .collect();
    format!("[{}]", customers.join(",")).into_bytes()
}

const NAMES: [[&str; 3]; 8] = [
    ["id", "customer_id", "customerId"],
    ["given_name", "first_name", "firstName"],
    ["family_name", "last_name", "lastName"],
    ["email", "email_address", "emailAddress"],
    ["phone", "phone_number", "phoneNumber"],
    ["postal_code", "zip_code", "zipCode"],
    ["active", "is_active", "isActive"],
    ["balance", "account_balance", "accountBalance"],
];
