//! On what and when it was measured.

use std::fs;
use std::process::Command;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

/// The processor as people know it, with its numbers where the name says nothing.
pub(crate) fn processor() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let from_text = describe(&text);
    let name = from_text.unwrap_or_else(|| {
        output("sysctl", &["-n", "machdep.cpu.brand_string"])
            .unwrap_or_else(|| format!("unknown {}", std::env::consts::ARCH))
    });
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!("{name}, {cores} cores")
}

/// The compiler's version line.
pub(crate) fn compiler() -> String {
    output("rustc", &["--version"]).unwrap_or_else(|| "unknown rustc".to_owned())
}

/// Today, as `2026-12-31`, in UTC.
pub(crate) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    date(seconds / 86_400)
}

/// A processor's name as a part of a file's name.
pub(crate) fn slug(processor: &str) -> String {
    let mut name = processor.split(", ").next().unwrap_or_default().to_lowercase();
    for noise in ["(r)", "(tm)", "processor", " cpu"] {
        name = name.replace(noise, " ");
    }
    let name = name.split('@').next().unwrap_or_default();
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

fn describe(cpuinfo: &str) -> Option<String> {
    let value = |wanted: &str| {
        cpuinfo.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            (key.trim() == wanted).then(|| value.trim())
        })
    };
    let name = value("model name")?;
    match (value("cpu family"), value("model")) {
        (Some(family), Some(model)) if !name.contains(|c: char| c.is_ascii_digit()) => {
            Some(format!("{name} family {family} model {model}"))
        }
        _ => Some(name.to_owned()),
    }
}

fn output(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// The day so many days after 1970-01-01 (Howard Hinnant, "chrono-compatible low-level date
/// algorithms"): years begin in March, so that the leap day is the last.
fn date(days: u64) -> String {
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::{date, describe, slug};

    #[test]
    fn dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(19_722), "2023-12-31");
        assert_eq!(date(20_788), "2026-12-01");
    }

    #[test]
    fn names_that_say_nothing_get_numbers() {
        let text = "model name\t: Intel(R) Xeon(R) Processor\ncpu family\t: 6\nmodel\t\t: 207\n";
        let name = describe(text).unwrap();
        assert_eq!(name, "Intel(R) Xeon(R) Processor family 6 model 207");
        assert_eq!(slug(&format!("{name}, 2 cores")), "intel-xeon-family-6-model-207");
        let text = "model\t\t: 1\nmodel name\t: AMD Ryzen 9 7950X 16-Core Processor\n";
        assert_eq!(slug(&describe(text).unwrap()), "amd-ryzen-9-7950x-16-core");
        assert_eq!(slug("Intel(R) Core(TM) i7-9700K CPU @ 3.60GHz"), "intel-core-i7-9700k");
    }
}
