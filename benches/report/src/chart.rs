//! Bar charts as SVG, without a background and in colours that can be read on white and on
//! black.

use std::error::Error;

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use crate::record::{Entry, Group};

/// A chart of some groups.
pub(crate) struct Chart {
    /// The end of its file's name.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    /// The groups' ids, each with what it is called.
    groups: &'static [(&'static str, &'static str)],
}

pub(crate) const CHARTS: [Chart; 4] = [
    Chart {
        name: "parse",
        title: "Parse into typed values, drop included: GB/s, longer is faster",
        groups: &[
            ("parse/twitter/owned", "twitter, String"),
            ("parse/twitter/borrowed", "twitter, Cow"),
            ("parse/citm/borrowed", "citm_catalog, Cow"),
            ("parse/canada/owned", "canada"),
            ("parse/github_events/borrowed", "github_events, Cow"),
        ],
    },
    Chart {
        name: "print",
        title: "Print typed values into a kept buffer: GB/s, longer is faster",
        groups: &[
            ("print/twitter", "twitter"),
            ("print/citm", "citm_catalog"),
            ("print/canada", "canada"),
            ("print/github_events", "github_events"),
        ],
    },
    Chart {
        name: "selective",
        title: "Parse a part, or skip all: GB/s, longer is faster",
        groups: &[
            ("selective/twitter", "twitter, a part"),
            ("selective/citm", "citm_catalog, a part"),
            ("selective/3_of_60", "3 of 60 members"),
            ("skip/twitter", "twitter, nothing wanted"),
        ],
    },
    Chart {
        name: "small",
        title: "Small documents: GB/s, longer is faster",
        groups: &[
            ("parse/person/borrowed", "parse a person, Cow"),
            ("parse/albums_10/owned", "parse 10 albums, String"),
            ("parse/logs/borrowed", "parse log lines, Cow"),
            ("print/person", "print a person"),
            ("print/albums_10", "print 10 albums"),
            ("print/logs", "print log lines"),
        ],
    },
];

impl Chart {
    /// Draws the groups that were measured; nothing when none was.
    pub(crate) fn draw(&self, groups: &[Group]) -> Result<Option<String>, Box<dyn Error>> {
        let measured: Vec<(&str, Vec<&Entry>)> = self
            .groups
            .iter()
            .filter_map(|(id, name)| {
                let group = groups.iter().find(|group| group.id == *id)?;
                Some((*name, fastest_first(group)))
            })
            .collect();
        let bars: usize = measured.iter().map(|(_, entries)| entries.len()).sum();
        if bars == 0 {
            return Ok(None);
        }
        let height = TOP + (bars as i32) * BAR + (measured.len() as i32) * GAP;
        let mut svg = String::new();
        {
            let area = SVGBackend::with_string(&mut svg, (WIDTH as u32, height as u32))
                .into_drawing_area();
            let bold = |size| FontDesc::new(FontFamily::SansSerif, size, FontStyle::Bold);
            let title = text(bold(TITLE_SIZE), HPos::Left);
            area.draw(&Text::new(self.title, (0, TOP / 2), title))?;
            let longest = measured
                .iter()
                .flat_map(|(_, entries)| entries.iter().map(|e| e.gigabytes_per_second()))
                .fold(0.0, f64::max);
            let mut y = TOP;
            for (name, entries) in &measured {
                area.draw(&Text::new(*name, (0, y + BAR / 2), text(bold(SIZE), HPos::Left)))?;
                for entry in entries {
                    bar(&area, entry, longest, y)?;
                    y += BAR;
                }
                y += GAP;
            }
            area.present()?;
        }
        Ok(Some(svg))
    }
}

fn bar(
    area: &DrawingArea<SVGBackend<'_>, plotters::coord::Shift>,
    entry: &Entry,
    longest: f64,
    y: i32,
) -> Result<(), Box<dyn Error>> {
    let speed = entry.gigabytes_per_second();
    let length = (speed / longest * f64::from(RIGHT - LEFT)).round().max(1.0) as i32;
    let color = if entry.is_peer() { PEER } else { OURS };
    let corners = [(LEFT, y + 1), (LEFT + length, y + BAR - 2)];
    area.draw(&Rectangle::new(corners, color.filled()))?;
    let font = FontDesc::new(FontFamily::SansSerif, SIZE, FontStyle::Normal);
    let middle = y + BAR / 2;
    let name =
        Text::new(entry.library.clone(), (LEFT - 6, middle), text(font.clone(), HPos::Right));
    area.draw(&name)?;
    let value = Text::new(digits(speed), (LEFT + length + 6, middle), text(font, HPos::Left));
    area.draw(&value)?;
    Ok(())
}

/// Three digits.
fn digits(speed: f64) -> String {
    if speed < 10.0 { format!("{speed:.2}") } else { format!("{speed:.1}") }
}

fn text(font: FontDesc<'static>, side: HPos) -> TextStyle<'static> {
    TextStyle::from(font).color(&TEXT).pos(Pos::new(side, VPos::Center))
}

fn fastest_first(group: &Group) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = group.entries.iter().collect();
    entries.sort_by(|a, b| a.median.total_cmp(&b.median));
    entries
}

const WIDTH: i32 = 820;
/// Where bars begin and where the longest ends.
const LEFT: i32 = 330;
const RIGHT: i32 = WIDTH - 60;
const TOP: i32 = 36;
const BAR: i32 = 17;
const GAP: i32 = 12;
/// plotters writes four fifths of it.
const SIZE: f64 = 15.5;
const TITLE_SIZE: f64 = 19.0;

const OURS: RGBColor = RGBColor(0xe3, 0x6a, 0x1d);
const PEER: RGBColor = RGBColor(0x6e, 0x8c, 0xb4);
/// About 4:1 on white, 5:1 on GitHub's black.
const TEXT: RGBColor = RGBColor(0x7a, 0x82, 0x8e);

#[cfg(test)]
mod tests {
    use super::Chart;
    use crate::record::tests::groups;

    const CHART: Chart = Chart {
        name: "parse",
        title: "A title",
        groups: &[("parse/a/owned", "the first"), ("parse/absent", "not measured")],
    };

    #[test]
    fn bars_stand_in_order_of_speed() {
        let svg = CHART.draw(&groups()).unwrap().unwrap();
        let place = |word: &str| svg.find(word).unwrap_or_else(|| panic!("no {word} in {svg}"));
        assert!(place("A title") < place("the first"));
        assert!(place("fastjson") < place("flexon") && place("flexon") < place("serde_json"));
        assert!(svg.contains("2.00") && svg.contains("0.67"), "{svg}");
        assert!(!svg.contains("not measured"));
        assert_eq!(svg.matches("<rect").count(), 3);
    }

    #[test]
    fn without_groups_there_is_no_chart() {
        assert_eq!(CHART.draw(&[]).unwrap(), None);
    }
}
