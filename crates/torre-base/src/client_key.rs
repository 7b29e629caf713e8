//! The key under which a client is counted: rate limits and connection limits.

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
}
