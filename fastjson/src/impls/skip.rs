//! A value that is checked and thrown away.

use crate::{Error, FromJson, Parser};

/// Any JSON value, which is checked as if it were wanted and then forgotten.
///
/// # Examples
/// ```
/// use fastjson::Skip;
///
/// assert!(fastjson::from_str::<Skip>(r#"{"a": [1, {"b": null}]}"#).is_ok());
/// assert!(fastjson::from_str::<Skip>(r#"{"a": [1, {"b": nul}]}"#).is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Skip;

impl<'de> FromJson<'de> for Skip {
    #[inline]
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        parser.skip_value()?;
        Ok(Self)
    }
}
