//! What each library's derive is told.

/// How the fields of one struct are written.
#[derive(Clone, Copy)]
pub(crate) struct Flavor {
    /// Whether the text type borrows.
    pub(crate) borrowed: bool,
    /// Whether miniserde's derive takes the model: it refuses serde's `skip_serializing_if`.
    pub(crate) miniserde: bool,
}

/// A field as its attributes and its type describe it.
#[derive(Default)]
pub(crate) struct Field {
    pub(crate) rename: Option<String>,
    pub(crate) optional: bool,
    pub(crate) is_option: bool,
    pub(crate) has_text: bool,
}

impl Flavor {
    /// The attributes of a struct.
    pub(crate) fn derives(self) -> String {
        let mut peers = vec!["::simd_json_derive::Serialize", "::simd_json_derive::Deserialize"];
        if !self.borrowed {
            peers.extend(["::nanoserde::SerJson", "::nanoserde::DeJson", "::jsony::Jsony"]);
        }
        if self.miniserde && !self.borrowed {
            peers.push("::miniserde::Deserialize");
        }
        let jsony = if self.borrowed { "" } else { ", jsony(FromJson, ToJson)" };
        format!(
            "#[derive(Debug, PartialEq, ::fastjson::FastJson, ::serde::Serialize, \
             ::serde::Deserialize)] #[cfg_attr(feature = \"peers\", derive({}){jsony})]",
            peers.join(", ")
        )
    }

    /// The attributes of a field.
    pub(crate) fn attributes(self, field: &Field) -> String {
        let (mut ours, mut serde, mut jsony, mut nano) = (vec![], vec![], vec![], vec![]);
        if let Some(name) = &field.rename {
            let rename = format!("rename = {name}");
            for attribute in [&mut ours, &mut serde, &mut jsony, &mut nano] {
                attribute.push(rename.clone());
            }
        }
        if field.optional {
            let skip = "skip_serializing_if = \"Option::is_none\"".to_owned();
            ours.push(skip.clone());
            serde.push(skip);
            jsony.push("skip_if = Option::is_none".to_owned());
        }
        if field.is_option {
            // Both would take an absent member for an error, or leave out a null.
            jsony.push("default".to_owned());
            if !field.optional {
                nano.push("serialize_none_as_null".to_owned());
            }
        }
        if self.borrowed && field.has_text {
            serde.push("borrow".to_owned());
        }
        let mut text = plain("fastjson", &ours) + &plain("serde", &serde);
        if !self.borrowed {
            text += &of_a_peer("jsony", &jsony);
            text += &of_a_peer("nserde", &nano);
        }
        text
    }
}

fn plain(name: &str, items: &[String]) -> String {
    if items.is_empty() { String::new() } else { format!("#[{name}({})]", items.join(", ")) }
}

/// nanoserde reads one item per attribute.
fn of_a_peer(name: &str, items: &[String]) -> String {
    items.iter().map(|item| format!("#[cfg_attr(feature = \"peers\", {name}({item}))]")).collect()
}
