//! The part of the README that is generated.

/// Puts the text between the two marks.
pub(crate) fn embed(readme: &str, text: &str) -> Option<String> {
    let start = readme.find(START)? + START.len();
    let end = start + readme[start..].find(END)?;
    Some(format!("{}\n{}\n{}", &readme[..start], text.trim(), &readme[end..]))
}

pub(crate) const START: &str = "<!-- speed: written by the report of the benches -->";
pub(crate) const END: &str = "<!-- /speed -->";

#[cfg(test)]
mod tests {
    use super::{END, START, embed};

    #[test]
    fn only_the_part_between_the_marks_changes() {
        let readme = format!("before\n{START}\nold\n{END}\nafter\n");
        let new = embed(&readme, "new\n").unwrap();
        assert_eq!(new, format!("before\n{START}\nnew\n{END}\nafter\n"));
        assert_eq!(embed(&new, "new").unwrap(), new);
    }

    #[test]
    fn without_marks_nothing_is_embedded() {
        assert_eq!(embed("text", "new"), None);
    }
}
