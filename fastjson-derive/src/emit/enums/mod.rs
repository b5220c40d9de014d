//! Enums: how a value says which variant it is, and each variant as something like a struct.

mod describe;
mod members;
mod names;
mod parse;
mod print;
mod tables;
mod tagged;
mod untagged;

use proc_macro2::TokenStream;

use super::{conversion, frame};
use crate::conversion::{ParseAs, PrintAs};
use crate::enums::Enum;
use crate::expand::Directions;

/// The impls of the wanted traits, in one frame.
pub(crate) fn impls(model: &Enum<'_>, directions: Directions) -> TokenStream {
    let whole = &model.whole;
    let prints = directions.print && matches!(whole.print_as, PrintAs::Itself);
    let parses = directions.parse && matches!(whole.parse_as, ParseAs::Itself);
    let mut items = TokenStream::new();
    if prints || parses {
        items.extend(tables::of_variants(model, directions));
    }
    if prints {
        items.extend(print::items(model));
        items.extend(members::printing(model));
    } else if directions.print {
        items.extend(conversion::printing(whole));
    }
    if parses {
        items.extend(parse::items(model));
        items.extend(members::parsing(model));
    } else if directions.parse {
        items.extend(conversion::parsing(whole));
    }
    frame(&whole.runtime, &items)
}
