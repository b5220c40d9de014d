//! Three producers send the same readings under names of their own, and their members drift. One
//! struct reads all of them: the names come from a table in a file, what nobody expected is
//! counted, and so is who still sends old names.
//!
//! ```text
//! cargo run --example schema_versions            with names.json beside this file
//! cargo run --example schema_versions -- PATH    with another table
//! ```

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::sync::{Arc, Mutex};

use fastjson::names::{CaseInsensitive, Chain, DeclaredNames, TableNames, Version, round_trip};
use fastjson::{
    Deserializer, DeserializerFactory, FastJson, SerializerFactory, Settings, ThreadSafe,
};

/// One reading of a sensor, as the program sees it.
#[derive(Clone, Debug, PartialEq, FastJson)]
#[fastjson(duplicates = "prefer_first_name")]
struct Reading {
    #[fastjson(names(v1 = "id", v2 = "sensorId"), deprecated_alias = "id")]
    sensor_id: u32,
    #[fastjson(names(v2 = "takenAt"), alias("ts", "time"))]
    taken_at: u64,
    #[fastjson(names(v2 = "valueC"), alias = "temp")]
    celsius: f64,
    #[fastjson(names(v2 = "site"))]
    place: Option<Place>,
}

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Place {
    #[fastjson(alias = "bldg")]
    building: String,
    #[fastjson(default)]
    floor: i32,
}

/// Old and new names side by side, in the second line: whoever is in the middle of a change.
const FIELD_STATION: &str = r#"{"id":1,"time":1700000000,"temp":3.5}
{"id":1,"sensor_id":101,"ts":1700000060,"celsius":3.25,"place":{"bldg":"Hut"}}
{"sensor_id":101,"taken_at":1700000120,"celsius":3.0,"battery":0.93}
"#;

/// Names of another convention, mapped by the table.
const VENDOR: &str = r#"{"DeviceNumber":7,"Timestamp":1700000000,"TemperatureCelsius":21.5,"Firmware":"2.1"}
{"DeviceNumber":7,"Timestamp":1700000060,"TemperatureCelsius":21.75,"Location":{"Site":"Main","Level":2}}
{"DeviceNumber":8,"Timestamp":1700000060,"TemperatureC":20.0,"Location":{"Site":"Main"}}
"#;

/// Nobody agreed on the case of letters here.
const LEGACY: &str = r#"{"SENSOR_ID":55,"TAKEN_AT":1700000000,"Celsius":-1.0,"checksum":"a1"}
{"Sensor_Id":55,"taken_at":1700000060,"CELSIUS":-1.25,"Place":{"BUILDING":"Old","FLOOR":-1}}
"#;

/// How often each producer sent a name, by what it was.
type Counts = Arc<Mutex<BTreeMap<(&'static str, String), u32>>>;

fn main() -> Result<(), Box<dyn Error>> {
    let table = match std::env::args_os().nth(1) {
        None => include_str!("names.json").to_owned(),
        Some(path) => fs::read_to_string(path)?,
    };
    let table: TableNames = fastjson::from_str(&table)?;
    let counts = Counts::default();

    let declared = reader("field station", &DeclaredNames, &counts)?;
    let vendor = reader("vendor", &table, &counts)?;
    let legacy = reader("legacy", &CaseInsensitive(DeclaredNames), &counts)?;

    // The readers are shared by a thread for each producer.
    let readings = std::thread::scope(|scope| {
        let sources = [(&declared, FIELD_STATION), (&vendor, VENDOR), (&legacy, LEGACY)];
        let threads = sources.map(|(reader, text)| scope.spawn(move || read(reader, text)));
        let results = threads.map(|thread| thread.join().map_err(|_| "a thread has panicked"));
        let mut all = Vec::new();
        for result in results {
            all.extend(result??);
        }
        Ok::<_, Box<dyn Error>>(all)
    })?;
    assert_eq!(readings.len(), 8);
    // Of two names in one object the preferred one counted.
    assert_eq!(readings[1].sensor_id, 101);

    // All are written in one version, which older and newer programs can read.
    let v2 = Version("v2");
    let unread = round_trip::<Reading>(&v2, &Chain(DeclaredNames, v2))?;
    assert!(unread.is_empty(), "{unread:?}");
    let mut writer = SerializerFactory::create::<Reading>(&v2, Settings::new())?;
    let mut reader = DeserializerFactory::create::<Reading>(&v2, Settings::new())?;
    for reading in &readings {
        let line = writer.serialize(reading);
        println!("{line}");
        assert_eq!(reader.deserialize(line)?, reading);
    }

    println!();
    for ((kind, name), count) in &*counts.lock().map_err(|_| "a thread has panicked")? {
        println!("{count:3}  {kind:12} {name}");
    }
    Ok(())
}

/// A reader for one producer that counts old names and members that nobody knows.
fn reader(
    producer: &'static str,
    names: &dyn fastjson::names::NameResolver,
    counts: &Counts,
) -> Result<Deserializer<Reading, ThreadSafe>, Box<dyn Error>> {
    let (aliases, unknown) = (counts.clone(), counts.clone());
    let settings = Settings::new()
        .on_alias(move |seen| {
            let kind = if seen.is_deprecated() { "deprecated" } else { "old name" };
            let field = seen.field();
            let name = format!(
                "{producer}: {} for {}.{}",
                seen.alias(),
                field.type_name(),
                field.rust_name()
            );
            count(&aliases, kind, name);
        })
        .on_unknown(move |member| {
            count(&unknown, "unknown", format!("{producer}: {}", member.path()));
        })
        .thread_safe();
    Ok(DeserializerFactory::create::<Reading>(names, settings)?)
}

fn count(counts: &Counts, kind: &'static str, name: String) {
    // Counting goes on if another thread has panicked.
    let mut counts = counts.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    *counts.entry((kind, name)).or_default() += 1;
}

fn read(
    reader: &Deserializer<Reading, ThreadSafe>,
    lines: &str,
) -> Result<Vec<Reading>, fastjson::Error> {
    lines.lines().map(|line| reader.deserialize(line)).collect()
}
