//! What many parsers hold at the same time, and where the table of a type is found.

use alloc::boxed::Box;
use alloc::vec;

use crate::fields::Fields;

#[cfg(not(target_has_atomic = "ptr"))]
pub(crate) use alloc::rc::Rc as Shared;
#[cfg(target_has_atomic = "ptr")]
pub(crate) use alloc::sync::Arc as Shared;

/// From the address of a type's table of fields to its number: a hash table that is at most
/// half full. The address is the type's identity, each static has its own.
#[derive(Debug)]
pub(crate) struct Places {
    /// Address and number, or address 0.
    slots: Box<[(usize, u32)]>,
}

impl Places {
    pub(crate) fn new<'f>(tables: impl ExactSizeIterator<Item = &'f &'static Fields>) -> Self {
        let len = (tables.len() * 2).next_power_of_two();
        let mut slots = vec![(0, 0); len].into_boxed_slice();
        for (number, fields) in (0_u32..).zip(tables) {
            let address = address(fields);
            let mut at = Self::start(address, len);
            while slots[at].0 != 0 {
                at = (at + 1) % len;
            }
            slots[at] = (address, number);
        }
        Self { slots }
    }

    /// The number of a type.
    #[inline]
    pub(crate) fn find(&self, fields: &'static Fields) -> Option<u32> {
        let address = address(fields);
        let mut at = Self::start(address, self.slots.len());
        loop {
            match self.slots.get(at)? {
                (0, _) => return None,
                (known, number) if *known == address => return Some(*number),
                _ => at = (at + 1) & (self.slots.len() - 1),
            }
        }
    }

    /// Statics lie a hundred bytes apart, so the lowest bits say little.
    fn start(address: usize, len: usize) -> usize {
        (address / 8).wrapping_mul(0x9e37_79b1) >> 7 & (len - 1)
    }
}

fn address(fields: &'static Fields) -> usize {
    core::ptr::from_ref(fields).addr()
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;
    use alloc::vec::Vec;

    use super::Places;
    use crate::fields::{Fields, Unknown};
    use crate::kernels::Tails;

    fn table() -> &'static Fields {
        Box::leak(Box::new(Fields {
            type_name: "T",
            module_path: "m",
            fields: &[],
            sorted: &[],
            unknown: Unknown::Undeclared,
            declares_duplicates: false,
            any_case: false,
            own: None,
            tails: Tails::ALL,
        }))
    }

    #[test]
    fn every_table_is_found_and_no_other() {
        for count in [0, 1, 2, 3, 7, 8, 100] {
            let tables: Vec<&'static Fields> = (0..count).map(|_| table()).collect();
            let places = Places::new(tables.iter());
            for (number, fields) in tables.iter().enumerate() {
                assert_eq!(places.find(fields), Some(number as u32));
            }
            assert_eq!(places.find(table()), None);
        }
    }
}
