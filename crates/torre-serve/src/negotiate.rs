//! Content negotiation and conditional requests: which encoding, and whether the client has this body already.

use axum::http::{HeaderMap, header};
use torre_base::encoding::Encoding;

use crate::encoding_set::EncodingSet;

/// Our order when a client takes several equally: smallest first.
const PREFERRED: [Encoding; 4] = [Encoding::Brotli, Encoding::Zstd, Encoding::Gzip, Encoding::Identity];

/// The encodings that a request accepts, best first; the plain body is always among them.
#[derive(Clone, Copy, Debug)]
pub struct AcceptedEncodings {
    order: [Encoding; PREFERRED.len()],
    length: usize,
}

impl AcceptedEncodings {
    pub fn of(headers: &HeaderMap) -> AcceptedEncodings {
        let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
        AcceptedEncodings::in_lines(lines.map(|line| line.to_str().unwrap_or_default()))
    }

    /// Lines of `Accept-Encoding`. It runs for every request that the cache may answer: nothing is allocated, and bytes are
    /// looked at one by one, since a search costs more than it saves in a line so short.
    pub fn in_lines<'a>(lines: impl Iterator<Item = &'a str>) -> AcceptedEncodings {
        let mut weights = [None; PREFERRED.len()];
        let mut any_other = None;
        for (token, weight) in lines.flat_map(|line| split(line.as_bytes(), b',')).map(weighted) {
            let named = |encoding: &Encoding| {
                token.eq_ignore_ascii_case(encoding.token().unwrap_or("identity").as_bytes())
            };
            // Whatever is named twice counts as it was named first.
            if token == b"*" {
                any_other.get_or_insert(weight);
            } else if let Some(index) = PREFERRED.iter().position(named) {
                weights[index].get_or_insert(weight);
            }
        }
        AcceptedEncodings::by_weight(weights, any_other.unwrap_or(0))
    }

    fn by_weight(weights: [Option<u32>; PREFERRED.len()], any_other: u32) -> AcceptedEncodings {
        let mut order = [(Encoding::Identity, 0); PREFERRED.len()];
        let mut length = 0;
        for (encoding, weight) in PREFERRED.into_iter().zip(weights) {
            let is_plain = encoding == Encoding::Identity;
            // The star stands for all that is not named.
            let weight = weight.unwrap_or(if is_plain { 0 } else { any_other });
            if weight > 0 || is_plain {
                order[length] = (encoding, weight);
                length += 1;
            }
        }
        // A stable order: those with equal weights stay in ours.
        order[..length].sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        AcceptedEncodings { order: order.map(|(encoding, _)| encoding), length }
    }

    pub fn as_slice(&self) -> &[Encoding] {
        &self.order[..self.length]
    }

    /// The best of those that a body exists in; every body exists as it is.
    pub fn first_of(&self, available: EncodingSet) -> Encoding {
        let found = self.as_slice().iter().copied().find(|encoding| available.contains(*encoding));
        found.unwrap_or(Encoding::Identity)
    }
}

/// The encodings a request accepts, best first; the plain body is always among them.
pub fn encodings(headers: &HeaderMap) -> Vec<Encoding> {
    AcceptedEncodings::of(headers).as_slice().to_vec()
}

/// `gzip;q=0.8` → (`gzip`, 800)
fn weighted(part: &[u8]) -> (&[u8], u32) {
    let mut fields = split(part, b';');
    let token = fields.next().unwrap_or_default();
    let weight = fields.find_map(|field| field.strip_prefix(b"q=").or_else(|| field.strip_prefix(b"Q=")));
    let Some(weight) = weight else { return (token, 1000) };
    // A weight that is no number asks for nothing.
    let number = str::from_utf8(weight).ok().and_then(|weight| weight.parse::<f64>().ok());
    let number = number.filter(|weight| weight.is_finite()).unwrap_or(0.0);
    (token, (number.clamp(0.0, 1.0) * 1000.0) as u32)
}

/// The parts between separators, without the space around them.
fn split(text: &[u8], separator: u8) -> impl Iterator<Item = &[u8]> {
    text.split(move |byte| *byte == separator).map(<[u8]>::trim_ascii)
}

/// The client already has this body.
pub fn has_fresh_copy(headers: &HeaderMap, etag: &str) -> bool {
    let lines = headers.get_all(header::IF_NONE_MATCH).iter();
    lines.filter_map(|line| line.to_str().ok()).any(|line| names_tag(line, etag))
}

/// A line of `If-None-Match`. Weak comparison, as RFC 9110 asks for it.
pub fn names_tag(line: &str, etag: &str) -> bool {
    fn bare(tag: &[u8]) -> &[u8] {
        tag.strip_prefix(b"W/").unwrap_or(tag)
    }
    // Nearly always it is the one tag that was sent.
    if line == etag {
        return true;
    }
    // A star stands alone. Others' tags may hold commas and stars; ours do not, so nothing is found by mistake.
    line.trim_ascii() == "*" || split(line.as_bytes(), b',').any(|tag| bare(tag) == bare(etag.as_bytes()))
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
    fn the_best_encoding_that_exists_is_chosen() {
        let accepted = AcceptedEncodings::of(&with(header::ACCEPT_ENCODING, "br, gzip"));
        let set = |encodings: &[Encoding]| encodings.iter().copied().collect::<EncodingSet>();
        assert_eq!(accepted.first_of(set(&[Encoding::Gzip, Encoding::Zstd])), Encoding::Gzip);
        assert_eq!(accepted.first_of(set(&[Encoding::Zstd])), Encoding::Identity);
    }

    #[test]
    fn a_fresh_copy_is_recognised_weakly_and_in_lists() {
        let headers = with(header::IF_NONE_MATCH, "\"a\", W/\"b\"");
        assert!(has_fresh_copy(&headers, "\"b\""));
        assert!(!has_fresh_copy(&headers, "\"c\""));
    }
}
