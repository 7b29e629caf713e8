//! The `Host` of a request, as RFC 9112 section 3.2 wants it: exactly one, and well-formed. A proxy in front and the
//! program behind it must not be able to read two different ones.

use axum::http::uri::Authority;
use axum::http::{Request, Version, header};

/// Whether the request names its host once and in a way that can be read.
pub(crate) fn is_valid<B>(request: &Request<B>) -> bool {
    let mut lines = request.headers().get_all(header::HOST).iter();
    match (lines.next(), lines.next()) {
        (Some(line), None) => is_valid_name(line.as_bytes()),
        (None, _) => request.uri().authority().is_some() || request.version() < Version::HTTP_11,
        (Some(_), Some(_)) => false,
    }
}

/// `host`, `host:port` or `[address]:port`, without a user. Empty is allowed where an address has no host; ours has.
pub(crate) fn is_valid_name(line: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    // Names as they almost always are, without allocating.
    if !line.is_empty() && line.iter().all(is_name) {
        return true;
    }
    !line.contains(&b'@')
        && Authority::try_from(line).is_ok_and(|authority| {
            let port = authority.as_str().rsplit_once(':').filter(|_| !authority.as_str().ends_with(']'));
            !authority.host().is_empty() && port.is_none_or(|(_, port)| port.parse::<u16>().is_ok())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_are_names_or_addresses_with_or_without_a_port() {
        for host in
            ["torre.example", "localhost:8080", "203.0.113.1:80", "[2001:db8::1]", "[2001:db8::1]:443"]
        {
            assert!(is_valid_name(host.as_bytes()), "{host}");
        }
        for host in [
            "",
            "a b",
            "torre.example/path",
            "user@torre.example",
            "torre:port",
            "torre:99999",
            "a,b",
            "a\tb",
            "[::1",
        ] {
            assert!(!is_valid_name(host.as_bytes()), "{host}");
        }
    }
}
