//! The `Host` of a request, as RFC 9112 section 3.2 wants it: exactly one, and well-formed. A proxy in front and the
//! program behind it must not be able to read two different ones.

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

/// `host`, `host:port`, `[address]` or `[address]:port`, of the signs that names in use have: no user, no list, no
/// escapes.
pub(crate) fn is_valid_name(line: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    let is_address = |byte: &u8| byte.is_ascii_hexdigit() || matches!(byte, b'.' | b':');
    let (is_host, port) = if let Some(bracketed) = line.strip_prefix(b"[") {
        let Some(end) = bracketed.iter().position(|byte| *byte == b']') else { return false };
        (end > 0 && bracketed[..end].iter().all(is_address), &bracketed[end + 1..])
    } else {
        let end = line.iter().position(|byte| *byte == b':').unwrap_or(line.len());
        (end > 0 && line[..end].iter().all(is_name), &line[end..])
    };
    is_host && (port.is_empty() || is_port(port))
}

/// `:443`
fn is_port(bytes: &[u8]) -> bool {
    let number = bytes.strip_prefix(b":").and_then(|digits| std::str::from_utf8(digits).ok());
    number.is_some_and(|number| {
        number.starts_with(|first: char| first.is_ascii_digit()) && number.parse::<u16>().is_ok()
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
            "[]",
            "[::1]x",
            "torre:",
            "torre:+1",
            "%74orre",
        ] {
            assert!(!is_valid_name(host.as_bytes()), "{host}");
        }
    }
}
