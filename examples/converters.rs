//! A feed of another program: numbers as strings, bytes in base64, times in milliseconds, a unit in the
//! text, and members that this program passes on without looking at them.
//!
//! ```sh
//! cargo run --example converters
//! ```

use std::time::{Duration, SystemTime};

use fastjson::with::{base64, milliseconds, number_as_string, skip_bad_elements};
use fastjson::{FastJson, RawJson};

#[derive(Debug, FastJson)]
#[fastjson(rename_all = "camelCase")]
struct Reading<'a> {
    /// Too large for the numbers of some readers.
    #[fastjson(with = number_as_string)]
    sensor_id: u64,
    #[fastjson(with = milliseconds)]
    taken_at: SystemTime,
    #[fastjson(with = celsius, validate = is_possible)]
    temperature: f64,
    /// `null`, or absent, or bytes.
    #[fastjson(with = option(base64))]
    signature: Option<Vec<u8>>,
    /// Some sensors send words in between.
    #[fastjson(with = skip_bad_elements)]
    samples: Vec<i32>,
    /// Whatever it is.
    extra: RawJson<'a>,
}

/// Degrees with their unit: `"21.5 °C"`.
mod celsius {
    use fastjson::{Error, Parser, Printer};

    pub(super) fn print(value: &f64, printer: &mut Printer<'_>) {
        printer.string(&format!("{value} °C"));
    }

    pub(super) fn parse(parser: &mut Parser<'_>) -> Result<f64, Error> {
        let text = parser.take_text()?;
        let number = text.strip_suffix(" °C").and_then(|number| number.parse().ok());
        number.ok_or_else(|| Error::custom("expected a temperature, such as \"21.5 °C\""))
    }
}

fn is_possible(celsius: &f64) -> Result<(), String> {
    if *celsius >= -273.15 { Ok(()) } else { Err(format!("{celsius} °C is too cold")) }
}

fn main() -> Result<(), fastjson::Error> {
    let json = r#"{
        "sensorId": "18446744073709551615", "takenAt": 1700000000123, "temperature": "21.5 °C",
        "samples": [3, "saturated", 4], "extra": {"battery": 0.80}
    }"#;
    let reading: Reading = fastjson::from_str(json)?;
    let since = SystemTime::UNIX_EPOCH + Duration::from_millis(1_700_000_000_123);
    assert_eq!((reading.sensor_id, reading.taken_at), (u64::MAX, since));
    assert_eq!(
        (reading.samples.as_slice(), reading.extra.get()),
        ([3, 4].as_slice(), r#"{"battery": 0.80}"#)
    );
    println!("{reading:#?}");
    println!("{}", fastjson::to_string(&Reading { signature: Some(vec![1, 2, 3]), ..reading }));

    let cold = json.replace("21.5", "-300");
    let error = fastjson::from_str::<Reading>(&cold).unwrap_err();
    println!("{error}");
    assert_eq!((error.message(), error.path()), ("-300 °C is too cold", "$.temperature"));
    Ok(())
}
