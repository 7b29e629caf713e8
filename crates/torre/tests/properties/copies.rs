//! `If-None-Match`, as RFC 9110 13.1.2 has it.

use axum::http::{HeaderMap, HeaderValue, header};
use torre_serve::negotiate::has_fresh_copy;

/// Of this form are our own: a hash between quotes.
const OURS: &str = "\"0123456789abcdef\"";

/// The opaque tags of a line, read sign by sign; none when the line is no list of tags.
fn tags(line: &str) -> Option<Vec<String>> {
    let mut rest = line.trim();
    let mut tags = Vec::new();
    while !rest.is_empty() {
        let tag = rest.strip_prefix("W/").unwrap_or(rest).strip_prefix('"')?;
        let end = tag.find('"')?;
        tags.push(format!("\"{}\"", &tag[..end]));
        rest = tag[end + 1..].trim_start();
        match rest.strip_prefix(',') {
            Some(more) => rest = more.trim_start(),
            None if rest.is_empty() => {}
            None => return None,
        }
    }
    Some(tags)
}

pub fn are_recognised_by_the_standard(line: &str) {
    let Ok(value) = HeaderValue::from_str(line) else { return };
    let is_text = value.to_str().is_ok();
    let headers = HeaderMap::from_iter([(header::IF_NONE_MATCH, value)]);
    let fresh = has_fresh_copy(&headers, OURS);
    if line.trim() == "*" && is_text {
        assert!(fresh);
    } else if let Some(tags) = tags(line).filter(|_| is_text) {
        assert_eq!(fresh, tags.iter().any(|tag| tag == OURS), "{line:?}");
    } else {
        // Not a list of tags: whatever is made of it, our tag must at least stand in it.
        assert!(!fresh || line.contains(OURS), "{line:?}");
    }
}
