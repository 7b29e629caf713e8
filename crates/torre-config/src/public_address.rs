//! Whether the site's address is one that the public can reach.

use std::net::IpAddr;

use url::{Host, Url};

pub(crate) fn is_loopback(address: IpAddr) -> bool {
    address.to_canonical().is_loopback()
}

/// Any host but this machine itself.
pub(crate) fn is_public(site_url: &str) -> bool {
    let Ok(url) = Url::parse(site_url) else { return true };
    match url.host() {
        Some(Host::Domain(name)) => name != "localhost",
        Some(Host::Ipv4(address)) => !address.is_loopback(),
        Some(Host::Ipv6(address)) => !is_loopback(address.into()),
        None => true,
    }
}
