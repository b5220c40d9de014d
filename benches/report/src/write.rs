//! Writes the report, its charts and the README's part.

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use crate::chart::CHARTS;
use crate::footprint;
use crate::machine;
use crate::mode::Mode;
use crate::readme;
use crate::run::{self, Folders, Results};
use crate::table;

const COMMAND: &str = "cargo run --manifest-path benches/Cargo.toml -p fastjson-benches-report";

/// Writes all from what is recorded, and says where the report is.
pub(crate) fn write(folders: &Folders) -> Result<PathBuf, Box<dyn Error>> {
    let mut all = Vec::new();
    for mode in Mode::ALL {
        all.extend(run::results(folders, mode)?);
    }
    let footprint = footprint::recorded(&folders.records)?;
    if all.is_empty() && footprint.is_none() {
        return Err("nothing was measured yet".into());
    }
    let (date, processor) = (machine::today(), machine::processor());
    let name = format!("{date}-{}", machine::slug(&processor));
    let folder = folders.project.join("docs/benchmarks");
    fs::create_dir_all(&folder)?;
    let charts = match all.first() {
        Some(first) => draw(first, &folder, &name)?,
        None => Vec::new(),
    };
    let path = folder.join(format!("{name}.md"));
    fs::write(&path, report(&all, footprint.as_deref(), &charts))?;
    if let Some(first) = all.first() {
        embed(folders, first, &name, &charts)?;
    }
    Ok(path)
}

/// The charts' files and titles.
type Charts = Vec<(String, &'static str)>;

fn draw(results: &Results, folder: &std::path::Path, name: &str) -> Result<Charts, Box<dyn Error>> {
    let mut charts = Vec::new();
    for chart in &CHARTS {
        if let Some(svg) = chart.draw(&results.groups)? {
            let file = format!("{name}-{}.svg", chart.name);
            fs::write(folder.join(&file), svg)?;
            charts.push((file, chart.title));
        }
    }
    Ok(charts)
}

fn report(all: &[Results], footprint: Option<&str>, charts: &Charts) -> String {
    let mut out = format!(
        "# Benchmarks\n\nWritten by `{COMMAND}`. Libraries are measured in turns in one process, \
         after their results were compared; a time is the median of the batches, the spread is \
         how far the quartiles lie apart. `x` columns: times as fast. Allocations are per \
         operation. How each library is called: `benches/README.md`.\n",
    );
    for (file, title) in charts {
        out += &format!("\n![{title}]({file})\n");
    }
    for results in all {
        out += &format!(
            "\n## {}\n\n{}\n\n",
            capitalised(results.mode.describe()),
            results.about.join(", ")
        );
        out += &table::summary(&results.groups);
        out += &format!(
            "\n<details><summary>All libraries</summary>\n\n{}\n</details>\n",
            table::full(&results.groups)
        );
        if !results.exact.is_empty() {
            out += &format!(
                "\nserde_json reads floats exactly with its feature `float_roundtrip`; in a \
                 process of its own, nanoseconds. The last column is the exact mode's time as a \
                 multiple of the default mode's, by way of sonic-rs, which is in both processes.\
                 \n\n{}",
                table::exact(&results.exact, &results.groups)
            );
        }
    }
    if let Some(footprint) = footprint {
        out += &format!("\n## Build time and size\n\n{footprint}");
    }
    out
}

fn embed(
    folders: &Folders,
    results: &Results,
    name: &str,
    charts: &Charts,
) -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    for (file, title) in charts {
        text += &format!("![{title}](docs/benchmarks/{file})\n\n");
    }
    text += &format!(
        "{} ({}).\nMade by `{COMMAND}`;\n[the report](docs/benchmarks/{name}.md) has all figures, \
         also of other builds.\n",
        capitalised(results.mode.describe()),
        results.about.join(", "),
    );
    let path = folders.project.join("README.md");
    match readme::embed(&fs::read_to_string(&path)?, &text) {
        Some(new) => fs::write(&path, new)?,
        None => println!("README.md has no marks, so nothing was embedded"),
    }
    Ok(())
}

fn capitalised(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
}
