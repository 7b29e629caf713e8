#![no_main]
//! `X-Forwarded-For` in front of what a proxy adds, and the addresses themselves.

#[path = "../../crates/torre/tests/properties/visitors.rs"]
mod visitors;

use std::net::IpAddr;

type Address = [u8; 16];

libfuzzer_sys::fuzz_target!(|input: (bool, Address, Address, &str)| {
    let (from_proxy, one, other, forged) = input;
    let peer = if from_proxy { IpAddr::from([10, 0, 0, 1]) } else { IpAddr::from(one) };
    visitors::are_who_the_proxy_saw(peer, forged, IpAddr::from(other));
    visitors::of_one_network_are_one_client(IpAddr::from(one), IpAddr::from(other));
});
