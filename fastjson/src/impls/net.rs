//! Network addresses, as the strings that `Display` writes and `FromStr` reads.

use core::fmt::{self, Write};
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};

use super::text::from_text;
use crate::{Error, FromJson, FromJsonKey, Parser, Printer, ToJson, ToJsonKey};

/// Implements all the traits for addresses, like this for `Ipv4Addr`:
/// ```text
/// impl ToJson for Ipv4Addr { fn print(&self, printer) { print_plain(self, printer) } }
/// impl FromJson for Ipv4Addr { fn parse(parser) { from_text(parser, "an IPv4 address", …) } }
/// impl ToJsonKey for Ipv4Addr { … } impl FromJsonKey for Ipv4Addr { … }
/// ```
macro_rules! addresses {
    ($($type:ident $what:literal;)*) => {$(
        impl ToJson for $type {
            fn print(&self, printer: &mut Printer<'_>) {
                print_plain(self, printer);
            }
        }

        impl<'de> FromJson<'de> for $type {
            #[inline]
            fn shape() -> crate::Shape {
                crate::Shape::STRING
            }

            fn parse(parser: &mut Parser<'de>) -> Result<Self, Error> {
                from_text(parser, $what, |text| text.parse().ok())
            }
        }

        impl ToJsonKey for $type {
            fn print_key(&self, printer: &mut Printer<'_>) {
                print_plain(self, printer);
            }
        }

        impl<'de> FromJsonKey<'de> for $type {
            fn parse_key(parser: &mut Parser<'de>) -> Result<Self, Error> {
                Self::parse(parser)
            }
        }
    )*};
}

addresses! {
    IpAddr "an IP address";
    Ipv4Addr "an IPv4 address";
    Ipv6Addr "an IPv6 address";
    SocketAddr "an IP address and a port";
    SocketAddrV4 "an IPv4 address and a port";
    SocketAddrV6 "an IPv6 address and a port";
}

/// Prints as a string what is displayed without any character that needs an escape.
fn print_plain(value: &dyn fmt::Display, printer: &mut Printer<'_>) {
    struct Plain<'p, 's>(&'p mut Printer<'s>);

    impl Write for Plain<'_, '_> {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.raw(text);
            Ok(())
        }
    }

    // Neither the writer nor an address ever fails.
    let _ = write!(Plain(printer), "\"{value}\"");
}
