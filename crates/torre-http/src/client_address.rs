//! The client address, also behind trusted proxies (X-Forwarded-For).

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The visitor's address: the peer, unless the peer is a trusted proxy. Then X-Forwarded-For is
/// read from the right, past every trusted proxy; what stands left of that anybody can have written.
pub fn client_address(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(&address));
    let mut visitor = peer.to_canonical();
    if !is_trusted(visitor) {
        return visitor;
    }
    let values = headers.get_all("x-forwarded-for").iter().rev();
    // Hop by hop: signs that are no text, in what a visitor wrote, must not hide what the proxy added.
    let hops = values.flat_map(|value| value.as_bytes().rsplit(|byte| *byte == b','));
    for hop in hops {
        let Some(address) = parse_hop(hop) else { return visitor };
        visitor = address;
        if !is_trusted(visitor) {
            return visitor;
        }
    }
    visitor
}

/// Some proxies write `address:port`.
fn parse_hop(hop: &[u8]) -> Option<IpAddr> {
    let hop = str::from_utf8(hop).ok()?.trim();
    let bare = hop.trim_start_matches('[').trim_end_matches(']');
    let address = bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn visitor(peer: &str, forwarded: &str) -> String {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_str(forwarded).unwrap());
        client_address(
            peer.parse().unwrap(),
            &headers,
            &["10.0.0.0/8".parse().unwrap(), "::1/128".parse().unwrap()],
        )
        .to_string()
    }

    #[test]
    fn a_stranger_cannot_forward() {
        assert_eq!(visitor("203.0.113.9", "8.8.8.8"), "203.0.113.9");
    }

    #[test]
    fn the_rightmost_untrusted_hop_is_the_visitor() {
        assert_eq!(visitor("10.0.0.1", "1.2.3.4, 5.6.7.8, 10.0.0.2"), "5.6.7.8");
    }

    #[test]
    fn a_malformed_hop_ends_the_search() {
        assert_eq!(visitor("10.0.0.1", "1.2.3.4, nonsense, 10.0.0.2"), "10.0.0.2");
    }

    #[test]
    fn what_is_no_text_hides_nothing() {
        assert_eq!(visitor("10.0.0.1", "\u{f1}, 5.6.7.8"), "5.6.7.8");
    }

    #[test]
    fn ports_and_brackets_are_understood() {
        assert_eq!(visitor("::1", "[2001:db8::1]:443"), "2001:db8::1");
        assert_eq!(visitor("10.0.0.1", "5.6.7.8:1234"), "5.6.7.8");
    }
}
