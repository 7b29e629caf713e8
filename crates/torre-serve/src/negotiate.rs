//! Content negotiation and conditional requests: which encoding, and whether the visitor has this body already.

use axum::http::{HeaderMap, header};
use torre_base::encoding::Encoding;

/// Our order when the visitor takes several equally: smallest first.
const PREFERRED: [Encoding; 4] = [Encoding::Brotli, Encoding::Zstd, Encoding::Gzip, Encoding::Identity];

/// The encodings a request accepts, best first; the plain body is always among them.
pub fn encodings(headers: &HeaderMap) -> Vec<Encoding> {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
    let parts: Vec<(&str, u32)> =
        lines.flat_map(|line| line.to_str().unwrap_or_default().split(',')).map(weighted).collect();
    let named = |name: &str| parts.iter().find(|(token, _)| token.eq_ignore_ascii_case(name));
    let weight = |encoding: Encoding| match encoding.token() {
        // The star stands for all that is not named.
        Some(token) => named(token).or_else(|| named("*")).map_or(0, |(_, weight)| *weight),
        None => named("identity").map_or(0, |(_, weight)| *weight),
    };
    let mut accepted: Vec<(Encoding, u32)> =
        PREFERRED.iter().map(|encoding| (*encoding, weight(*encoding))).collect();
    accepted.retain(|(encoding, weight)| *weight > 0 || *encoding == Encoding::Identity);
    // A stable order: those with equal weights stay in ours.
    accepted.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    accepted.into_iter().map(|(encoding, _)| encoding).collect()
}

/// `gzip;q=0.8` → (`gzip`, 800)
fn weighted(part: &str) -> (&str, u32) {
    let mut fields = part.split(';').map(str::trim);
    let token = fields.next().unwrap_or_default();
    let weight = fields.find_map(|field| field.strip_prefix("q=").or_else(|| field.strip_prefix("Q=")));
    let Some(weight) = weight else { return (token, 1000) };
    // A weight that is no number asks for nothing.
    let number = weight.parse::<f64>().ok().filter(|weight| weight.is_finite()).unwrap_or(0.0);
    (token, (number.clamp(0.0, 1.0) * 1000.0) as u32)
}

/// The visitor already has this body.
pub fn has_fresh_copy(headers: &HeaderMap, etag: &str) -> bool {
    let lines = headers.get_all(header::IF_NONE_MATCH).iter();
    lines.filter_map(|line| line.to_str().ok()).any(|line| names_tag(line, etag))
}

/// A line of `If-None-Match`. Weak comparison, as RFC 9110 asks for it.
pub fn names_tag(line: &str, etag: &str) -> bool {
    fn bare(tag: &str) -> &str {
        let tag = tag.trim();
        tag.strip_prefix("W/").unwrap_or(tag)
    }
    // A star stands alone. Others' tags may hold commas and stars; ours do not, so nothing is found by mistake.
    line.trim() == "*" || line.split(',').any(|tag| bare(tag) == bare(etag))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn with(name: header::HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn the_smallest_accepted_encoding_comes_first() {
        let found = encodings(&with(header::ACCEPT_ENCODING, "gzip, deflate, br, zstd"));
        assert_eq!(found, [Encoding::Brotli, Encoding::Zstd, Encoding::Gzip, Encoding::Identity]);
    }

    #[test]
    fn weights_decide_and_zero_refuses() {
        let found = encodings(&with(header::ACCEPT_ENCODING, "br;q=0, gzip;q=0.9, zstd;q=0.1"));
        assert_eq!(found, [Encoding::Gzip, Encoding::Zstd, Encoding::Identity]);
    }

    #[test]
    fn without_the_header_the_body_is_plain() {
        assert_eq!(encodings(&HeaderMap::new()), [Encoding::Identity]);
    }

    #[test]
    fn a_fresh_copy_is_recognised_weakly_and_in_lists() {
        let headers = with(header::IF_NONE_MATCH, "\"a\", W/\"b\"");
        assert!(has_fresh_copy(&headers, "\"b\""));
        assert!(!has_fresh_copy(&headers, "\"c\""));
    }
}
