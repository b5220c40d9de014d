//! An array of which the elements are left out that the type does not take.
//!
//! What is left out must be JSON all the same: only errors about the data
//! ([`Error::is_data`]) are passed over, such as another type, a number out of
//! range, a missing member or a failed conversion. It is printed as an array.
//!
//! # Examples
//! ```
//! use fastjson::FastJson;
//! use fastjson::with::skip_bad_elements;
//!
//! #[derive(FastJson, Debug, PartialEq)]
//! struct Log {
//!     #[fastjson(with = skip_bad_elements)]
//!     codes: Vec<u8>,
//! }
//!
//! let log: Log = fastjson::from_str(r#"{"codes":[1,"x",300,{"a":[]},2]}"#)?;
//! assert_eq!(log, Log { codes: vec![1, 2] });
//! assert!(fastjson::from_str::<Log>(r#"{"codes":[1,nul]}"#).is_err());
//! # Ok::<(), fastjson::Error>(())
//! ```

use alloc::vec::Vec;

use crate::{Error, FromJson, Parser, Printer, ToJson};

/// Prints an array.
pub fn print<T: ToJson + ?Sized>(elements: &T, printer: &mut Printer<'_>) {
    elements.print(printer);
}

/// Reads an array without the elements that the type does not take.
///
/// # Errors
/// Anything but an array; faults of syntax.
///
/// # Complexity
/// An element that is left out is read twice: as far as it fits, and to its end.
pub fn parse<'de, T: FromJson<'de>>(parser: &mut Parser<'de>) -> Result<Vec<T>, Error> {
    let mut elements = Vec::new();
    let mut more = parser.begin_array()?;
    while more {
        let place = parser.place();
        match T::parse(parser) {
            Ok(element) => elements.push(element),
            Err(error) if error.is_data() => {
                parser.go_back(place);
                parser.skip_value()?;
            }
            Err(error) => return Err(error),
        }
        more = parser.next_element()?;
    }
    Ok(elements)
}
