//! The keys under which clients and their networks are counted: rate limits and connection limits.

use std::net::IpAddr;

/// One client: an IPv4 address, or the /64 network that one IPv6 customer has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientKey([u8; 8]);

impl ClientKey {
    pub fn of(address: IpAddr) -> ClientKey {
        let mut key = [0; 8];
        match address.to_canonical() {
            IpAddr::V4(address) => {
                // No customer network starts with ff: the two kinds cannot meet.
                key[0] = 0xff;
                key[4..].copy_from_slice(&address.octets());
            }
            IpAddr::V6(address) => key.copy_from_slice(&address.octets()[..8]),
        }
        ClientKey(key)
    }
}

/// How much of an address names its network. Whoever has one IPv6 network may have many beside it: a provider gives a
/// household up to a /56, and an organisation a /48.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NetworkScope {
    /// IPv6 /64, an IPv4 address.
    Client,
    /// IPv6 /56, an IPv4 address.
    Household,
    /// IPv6 /48, IPv4 /24.
    Organisation,
}

impl NetworkScope {
    /// From the smallest to the largest.
    pub const ALL: [NetworkScope; 3] =
        [NetworkScope::Client, NetworkScope::Household, NetworkScope::Organisation];

    /// How many bytes of an IPv4 and of an IPv6 address.
    fn bytes(self) -> (usize, usize) {
        match self {
            NetworkScope::Client => (4, 8),
            NetworkScope::Household => (4, 7),
            NetworkScope::Organisation => (3, 6),
        }
    }
}

/// The network of an address. Keys of different scopes never meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NetworkKey {
    scope: NetworkScope,
    client: ClientKey,
}

impl NetworkKey {
    pub fn of(address: IpAddr, scope: NetworkScope) -> NetworkKey {
        let mut client = ClientKey::of(address);
        let (ipv4, ipv6) = scope.bytes();
        let kept = if address.to_canonical().is_ipv4() { 4 + ipv4 } else { ipv6 };
        client.0[kept..].fill(0);
        NetworkKey { scope, client }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(address: &str) -> ClientKey {
        ClientKey::of(address.parse().unwrap())
    }

    #[test]
    fn an_ipv6_customer_is_one_client() {
        assert_eq!(client("2001:db8:1:2::1"), client("2001:db8:1:2:ffff::9"));
        assert_ne!(client("2001:db8:1:2::1"), client("2001:db8:1:3::1"));
        assert_eq!(client("::ffff:203.0.113.1"), client("203.0.113.1"));
    }

    #[test]
    fn larger_networks_hold_smaller_ones() {
        let same = |one: &str, other: &str| {
            let key = |address: &str, scope| NetworkKey::of(address.parse().unwrap(), scope);
            NetworkScope::ALL.map(|scope| key(one, scope) == key(other, scope))
        };
        assert_eq!(same("2001:db8:1:2::1", "2001:db8:1:2::9"), [true, true, true]);
        assert_eq!(same("2001:db8:1:201::", "2001:db8:1:2ff::"), [false, true, true]);
        assert_eq!(same("2001:db8:1:200::", "2001:db8:1:300::"), [false, false, true]);
        assert_eq!(same("2001:db8:1::", "2001:db8:2::"), [false, false, false]);
        assert_eq!(same("203.0.113.1", "::ffff:203.0.113.1"), [true, true, true]);
        assert_eq!(same("203.0.113.1", "203.0.113.2"), [false, false, true]);
        assert_eq!(same("203.0.113.1", "203.0.114.1"), [false, false, false]);
    }
}
