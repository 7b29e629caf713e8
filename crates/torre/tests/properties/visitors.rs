//! `X-Forwarded-For`: who the visitor is cannot be forged.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderValue};
use ipnet::IpNet;
use torre_base::client_key::ClientKey;
use torre_http::client_address::client_address;

const HEADER: &str = "x-forwarded-for";

fn trusted() -> Vec<IpNet> {
    ["10.0.0.0/8", "fd00::/8"].iter().filter_map(|network| network.parse().ok()).collect()
}

fn is_trusted(address: IpAddr) -> bool {
    trusted().iter().any(|network| network.contains(&address))
}

fn visitor(peer: IpAddr, lines: &[&str]) -> Option<IpAddr> {
    let mut headers = HeaderMap::new();
    for line in lines {
        headers.append(HEADER, HeaderValue::from_str(line).ok()?);
    }
    Some(client_address(peer, &headers, &trusted()))
}

/// Whatever `forged` says to the left of what a trusted proxy wrote, the visitor is the one the proxy saw.
pub fn are_who_the_proxy_saw(peer: IpAddr, forged: &str, seen: IpAddr) {
    let peer = peer.to_canonical();
    let Some(found) = visitor(peer, &[forged]) else { return };
    if !is_trusted(peer) {
        assert_eq!(found, peer, "a stranger forwards: {forged:?}");
        return;
    }
    let seen = seen.to_canonical();
    if is_trusted(seen) {
        return;
    }
    let through = format!("{seen}, 10.0.0.7");
    assert_eq!(visitor(peer, &[&format!("{forged}, {through}")]), Some(seen), "in one line: {forged:?}");
    assert_eq!(visitor(peer, &[forged, &through]), Some(seen), "in two lines: {forged:?}");
    let malformed = visitor(peer, &[&format!("{forged}, unknown, 10.0.0.7")]);
    assert_eq!(malformed, "10.0.0.7".parse().ok(), "{forged:?}");
}

/// One IPv6 customer is one client, and no IPv4 address shares a bucket with another address.
pub fn of_one_network_are_one_client(one: IpAddr, other: IpAddr) {
    let network = |address: IpAddr| match address.to_canonical() {
        IpAddr::V4(address) => address.to_ipv6_mapped().octets().to_vec(),
        IpAddr::V6(address) => address.octets()[..8].to_vec(),
    };
    // No customer network starts with ff: those are for many at once.
    let is_customer = |address: IpAddr| !address.is_multicast();
    if is_customer(one) && is_customer(other) {
        assert_eq!(
            ClientKey::of(one) == ClientKey::of(other),
            network(one) == network(other),
            "{one} {other}"
        );
    }
}
