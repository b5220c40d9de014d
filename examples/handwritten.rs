//! Implements `ToJson` and `FromJson` by hand, for JSON that no derive would guess.
//!
//! ```text
//! cargo run --example handwritten
//! ```

use fastjson::{Error, ErrorKind, FromJson, Parser, Printer, ToJson, ValueKind};

/// A color, as `"#rrggbb"`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rgb(u32);

impl ToJson for Rgb {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.string(&format!("#{:06x}", self.0));
    }
}

impl<'de> FromJson<'de> for Rgb {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let text = parser.take_text()?;
        let digits = text.strip_prefix('#').filter(|digits| {
            digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
        });
        digits
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .map(Self)
            .ok_or_else(|| Error::custom("expected a color such as `#00c8ff`"))
    }
}

/// A point, as `[x,y]`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    x: i32,
    y: i32,
}

impl ToJson for Point {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.array(&[self.x, self.y]);
    }
}

impl<'de> FromJson<'de> for Point {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        // Skips whitespace, so that the offset is the array's.
        parser.peek()?;
        let start = parser.offset();
        let mut numbers = [0; 2];
        let mut count = 0;
        let mut more = parser.begin_array()?;
        while more {
            let number = i32::parse(parser)?;
            if let Some(place) = numbers.get_mut(count) {
                *place = number;
            }
            count += 1;
            more = parser.next_element()?;
        }
        match (count, numbers) {
            (2, [x, y]) => Ok(Self { x, y }),
            _ => {
                let message = format!("expected `[x,y]`, found {count} numbers");
                Err(parser.error_at(start, ErrorKind::Length, message))
            }
        }
    }
}

/// An id that older programs wrote as a number and newer ones as a string.
#[derive(Clone, Debug, PartialEq)]
enum Id {
    Number(u64),
    Text(String),
}

impl ToJson for Id {
    fn print(&self, printer: &mut Printer<'_>) {
        match self {
            Self::Number(number) => number.print(printer),
            Self::Text(text) => printer.string(text),
        }
    }
}

impl<'de> FromJson<'de> for Id {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        match parser.peek()? {
            ValueKind::Number => u64::parse(parser).map(Self::Number),
            ValueKind::String => String::parse(parser).map(Self::Text),
            _ => Err(parser.expected("a number or a string")),
        }
    }
}

/// A pixel: an object, member by member.
#[derive(Clone, Debug, PartialEq)]
struct Pixel {
    id: Id,
    at: Point,
    color: Rgb,
}

impl ToJson for Pixel {
    fn print(&self, printer: &mut Printer<'_>) {
        let mut object = printer.object();
        object.member("id", &self.id);
        object.member("at", &self.at);
        object.member("color", &self.color);
        object.end();
    }
}

impl<'de> FromJson<'de> for Pixel {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let (mut id, mut at, mut color) = (None, None, None);
        let mut more = parser.begin_object()?;
        while more {
            match &*parser.take_key()? {
                "id" => id = Some(Id::parse(parser)?),
                "at" => at = Some(Point::parse(parser)?),
                "color" => color = Some(Rgb::parse(parser)?),
                _ => parser.skip_value()?,
            }
            more = parser.next_member()?;
        }
        match (id, at, color) {
            (Some(id), Some(at), Some(color)) => Ok(Self { id, at, color }),
            _ => Err(Error::custom("a pixel needs `id`, `at` and `color`")),
        }
    }
}

fn main() -> Result<(), Error> {
    let json = r##"[
        {"id": 7, "at": [3, -4], "color": "#00c8ff"},
        {"id": "p-8", "at": [0, 0], "alpha": [1, 2], "color": "#ffffff"}
    ]"##;
    let pixels: Vec<Pixel> = fastjson::from_str(json)?;
    for pixel in &pixels {
        println!("{pixel:?}");
    }
    let printed = fastjson::to_string(&pixels);
    println!("{printed}");
    assert_eq!(fastjson::from_str::<Vec<Pixel>>(&printed)?, pixels);

    for wrong in [
        r##"[{"id": 1, "at": [3], "color": "#00c8ff"}]"##,
        r##"[{"id": 1, "at": [3, 4], "color": "blue"}]"##,
        r##"[{"id": true, "at": [3, 4], "color": "#00c8ff"}]"##,
    ] {
        match fastjson::from_str::<Vec<Pixel>>(wrong) {
            Ok(pixels) => panic!("{wrong} became {pixels:?}"),
            Err(error) => println!("{error}"),
        }
    }
    Ok(())
}
