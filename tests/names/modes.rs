//! One thread that keeps its buffers, or threads that share; texts, bytes, readers and writers.

use std::borrow::Cow;
use std::io::{self, Read, Write};
use std::rc::Rc;
use std::thread;

use fastjson::names::{Renamed, Rule};
use fastjson::{
    Deserializer, DeserializerFactory, ErrorKind, FastJson, Serializer, SerializerFactory,
    Settings, ThreadSafe,
};

#[derive(Clone, Debug, PartialEq, FastJson)]
struct Reading {
    sensor_name: String,
    raw_values: Vec<u32>,
}

const CAMEL: Renamed = Renamed(Rule::CamelCase);

fn text(n: u32) -> String {
    format!(r#"{{"sensorName":"s{n}","rawValues":[{n},{n},{n}]}}"#)
}

fn reading(n: u32) -> Reading {
    Reading { sensor_name: format!("s{n}"), raw_values: vec![n; 3] }
}

/// A reader that gives one byte at a time and then fails, or ends.
struct Slow<'a>(&'a [u8], bool);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match (self.0.split_first(), buffer.first_mut()) {
            (Some((byte, rest)), Some(to)) => {
                *to = *byte;
                self.0 = rest;
                Ok(1)
            }
            _ if self.1 => Err(io::Error::other("gone")),
            _ => Ok(0),
        }
    }
}

/// A writer that fails.
struct Full;

impl Write for Full {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::other("full"))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn one_thread_keeps_its_value() {
    let mut readings = DeserializerFactory::create::<Reading>(&CAMEL, Settings::new()).unwrap();
    assert_eq!(readings.deserialize(&text(1)).unwrap(), &reading(1));
    let before = readings.deserialize(&text(2)).unwrap().raw_values.as_ptr();
    let after = readings.deserialize(&text(3)).unwrap();
    assert_eq!((after, after.raw_values.as_ptr()), (&reading(3), before));
    assert_eq!(readings.deserialize_slice(text(4).as_bytes()).unwrap(), &reading(4));
    assert_eq!(readings.deserialize_reader(Slow(text(5).as_bytes(), false)).unwrap(), &reading(5));
    assert_eq!(readings.take(), Some(reading(5)));
    assert_eq!(readings.take(), None);
    assert_eq!(readings.parse(&text(6)).unwrap(), reading(6));
}

#[test]
fn errors_spoil_nothing() {
    let mut readings = DeserializerFactory::create::<Reading>(&CAMEL, Settings::new()).unwrap();
    readings.deserialize(&text(1)).unwrap();
    let error = readings.deserialize(r#"{"sensorName":"x","rawValues":[1,2,tru]}"#).unwrap_err();
    assert_eq!(error.path(), "$.rawValues[2]");
    assert_eq!(readings.deserialize(&text(2)).unwrap(), &reading(2));
    let error = readings.deserialize_slice(b"{\"sensorName\":\"\xff\"}").unwrap_err();
    assert_eq!((error.kind(), error.offset()), (ErrorKind::InvalidUtf8, 15));
    let error = readings.deserialize_reader(Slow(b"{\"sens", true)).unwrap_err();
    assert!(error.is_io() && error.to_string().contains("gone"), "{error}");
    assert_eq!(readings.deserialize(&text(3)).unwrap(), &reading(3));
}

#[derive(Debug, PartialEq, FastJson)]
struct Borrowed<'a> {
    the_text: Cow<'a, str>,
}

#[test]
fn values_may_borrow_from_the_text() {
    let input = String::from(r#"{"theText":"plain"}"#);
    let borrowed = {
        let mut one = DeserializerFactory::create::<Borrowed<'_>>(&CAMEL, Settings::new()).unwrap();
        one.parse(&input).unwrap()
    };
    assert!(matches!(borrowed.the_text, Cow::Borrowed("plain")));
    let shared =
        DeserializerFactory::create::<Borrowed<'_>>(&CAMEL, Settings::new().thread_safe()).unwrap();
    assert!(matches!(shared.deserialize(&input).unwrap().the_text, Cow::Borrowed("plain")));
    assert!(matches!(
        shared.deserialize_slice(input.as_bytes()).unwrap().the_text,
        Cow::Borrowed("plain")
    ));
}

#[test]
fn threads_share() {
    let settings = || Settings::new().thread_safe();
    let read: Deserializer<Reading, ThreadSafe> =
        DeserializerFactory::create::<Reading>(&CAMEL, settings()).unwrap();
    let print: Serializer<Reading, ThreadSafe> =
        SerializerFactory::create::<Reading>(&CAMEL, settings()).unwrap();
    thread::scope(|scope| {
        for start in 0..8 {
            let (read, print) = (&read, &print);
            scope.spawn(move || {
                for n in (start..400).step_by(8) {
                    assert_eq!(read.deserialize(&text(n)).unwrap(), reading(n));
                    assert!(read.deserialize("{").is_err());
                    assert_eq!(read.deserialize_slice(text(n).as_bytes()).unwrap(), reading(n));
                    let reader = Slow(text(n).as_bytes(), false).0.to_vec();
                    assert_eq!(read.deserialize_reader(&reader[..]).unwrap(), reading(n));
                    assert_eq!(print.serialize(&reading(n)), text(n));
                    assert_eq!(print.serialize_to_vec(&reading(n)), text(n).into_bytes());
                    let mut out = Vec::new();
                    print.serialize_to_writer(&reading(n), &mut out).unwrap();
                    assert_eq!(out, text(n).into_bytes());
                }
            });
        }
    });
}

/// The values need not be of a kind that threads may share.
#[test]
fn what_is_made_may_belong_to_one_thread() {
    fn shared<T: Send + Sync>(_: &T) {}
    let settings = Settings::new().thread_safe();
    let read = DeserializerFactory::create::<Rc<Reading>>(&CAMEL, settings).unwrap();
    shared(&read);
    assert_eq!(read.deserialize(&text(1)).unwrap(), Rc::new(reading(1)));
    let settings = Settings::new().thread_safe();
    let print = SerializerFactory::create::<Rc<Reading>>(&CAMEL, settings).unwrap();
    shared(&print);
    assert_eq!(print.serialize(&Rc::new(reading(1))), text(1));
}

#[test]
fn one_thread_prints_to_all_outputs() {
    let mut print = SerializerFactory::create::<Reading>(&CAMEL, Settings::new()).unwrap();
    let long = Reading { sensor_name: "x".repeat(100_000), raw_values: vec![] };
    let expected = format!(r#"{{"sensorName":"{}","rawValues":[]}}"#, long.sensor_name);
    assert_eq!(print.serialize(&long), expected);
    assert_eq!(print.serialize(&reading(1)), text(1));
    assert_eq!(print.serialize_to_vec(&reading(1)), text(1).into_bytes());
    let mut out = Vec::new();
    print.serialize_to_writer(&long, &mut out).unwrap();
    assert_eq!(out, expected.into_bytes());
    assert_eq!(print.serialize_to_writer(&long, Full).unwrap_err().to_string(), "full");
}
