//! A type whose members have three names each, as the versions of a schema leave them.

use fastjson::FastJson;
use serde::{Deserialize, Serialize};

/// The first names are printed; all three are read.
#[derive(Debug, PartialEq, FastJson, Serialize, Deserialize)]
pub struct Customer {
    #[fastjson(alias("customer_id", "customerId"))]
    #[serde(alias = "customer_id", alias = "customerId")]
    pub id: u64,
    #[fastjson(alias("first_name", "firstName"))]
    #[serde(alias = "first_name", alias = "firstName")]
    pub given_name: String,
    #[fastjson(alias("last_name", "lastName"))]
    #[serde(alias = "last_name", alias = "lastName")]
    pub family_name: String,
    #[fastjson(alias("email_address", "emailAddress"))]
    #[serde(alias = "email_address", alias = "emailAddress")]
    pub email: String,
    #[fastjson(alias("phone_number", "phoneNumber"))]
    #[serde(alias = "phone_number", alias = "phoneNumber")]
    pub phone: Option<String>,
    #[fastjson(alias("zip_code", "zipCode"))]
    #[serde(alias = "zip_code", alias = "zipCode")]
    pub postal_code: String,
    #[fastjson(alias("is_active", "isActive"))]
    #[serde(alias = "is_active", alias = "isActive")]
    pub active: bool,
    #[fastjson(alias("account_balance", "accountBalance"))]
    #[serde(alias = "account_balance", alias = "accountBalance")]
    pub balance: f64,
}
