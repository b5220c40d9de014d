//! Counts, in the text of a feed, which names are used and what the types do not want.
//!
//! This is a hand-written [`FromJson`]: it walks the text with the parser's own steps and
//! never builds a value.

use fastjson::{Error, FromJson, Parser};

/// What a walk over a feed has counted.
#[derive(Default)]
pub(crate) struct Survey {
    /// For each row of [`EVENT_NAMES`], how often each of its names occurs.
    pub(crate) uses: [[usize; 3]; EVENT_NAMES.len()],
    /// Members that no field of the feed's types takes, those inside of them not counted.
    pub(crate) unwanted_members: usize,
    /// Bytes of those members, from the opening quote of the key to the end of the value.
    pub(crate) unwanted_bytes: usize,
}

/// The names that `Event` reads, the newest first.
pub(crate) const EVENT_NAMES: [&[&str]; 9] = [
    &["eventId", "event_id", "id"],
    &["eventType", "event_type", "type"],
    &["occurredAt", "timestamp", "ts"],
    &["userId", "user_id", "uid"],
    &["userName", "user_name", "name"],
    &["amount", "amt"],
    &["note", "comment"],
    &["tags", "labels"],
    &["place", "loc"],
];

impl<'de> FromJson<'de> for Survey {
    fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
        let mut survey = Self::default();
        let mut more = parser.begin_object()?;
        while more {
            let start = parser.offset();
            match &*parser.take_key()? {
                "shop" => parser.skip_value()?,
                "events" => survey.walk_events(parser)?,
                _ => survey.skip_unwanted(parser, start)?,
            }
            more = parser.next_member()?;
        }
        Ok(survey)
    }
}

impl Survey {
    fn walk_events(&mut self, parser: &mut Parser<'_>) -> Result<(), Error> {
        let mut more = parser.begin_array()?;
        while more {
            self.walk_event(parser)?;
            more = parser.next_element()?;
        }
        Ok(())
    }

    fn walk_event(&mut self, parser: &mut Parser<'_>) -> Result<(), Error> {
        let mut more = parser.begin_object()?;
        while more {
            let start = parser.offset();
            let key = parser.take_key()?;
            match find_name(&key) {
                None => self.skip_unwanted(parser, start)?,
                Some((row, name)) => {
                    self.uses[row][name] += 1;
                    if EVENT_NAMES[row][0] == "place" {
                        self.walk_place(parser)?;
                    } else {
                        parser.skip_value()?;
                    }
                }
            }
            more = parser.next_member()?;
        }
        Ok(())
    }

    fn walk_place(&mut self, parser: &mut Parser<'_>) -> Result<(), Error> {
        if parser.try_null()? {
            return Ok(());
        }
        let mut more = parser.begin_object()?;
        while more {
            let start = parser.offset();
            match &*parser.take_key()? {
                "city" | "country" => parser.skip_value()?,
                _ => self.skip_unwanted(parser, start)?,
            }
            more = parser.next_member()?;
        }
        Ok(())
    }

    fn skip_unwanted(&mut self, parser: &mut Parser<'_>, start: usize) -> Result<(), Error> {
        parser.skip_value()?;
        self.unwanted_members += 1;
        self.unwanted_bytes += parser.offset() - start;
        Ok(())
    }
}

/// The row of [`EVENT_NAMES`] that has the key, and the place in it.
fn find_name(key: &str) -> Option<(usize, usize)> {
    EVENT_NAMES.iter().enumerate().find_map(|(row, names)| {
        let name = names.iter().position(|name| *name == key)?;
        Some((row, name))
    })
}
