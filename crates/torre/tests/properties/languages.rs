//! The language a visitor asked for: in the query, and in the cookie.

use axum::http::{HeaderMap, HeaderValue, header};
use torre_base::language::Language;
use torre_http::language_negotiation::{forced_language, preferred_language};

/// The browser reads the same query with `URLSearchParams`: both must read the same language from it, or the page
/// would change under the visitor's hands.
pub fn in_a_query_are_read_as_a_browser_reads_them(query: &str) {
    let first = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "lang");
    let expected = first.and_then(|(_, value)| Language::parse(&value));
    assert_eq!(forced_language(Some(query)), expected, "{query:?}");
}

/// Cookies of others, before and after, change nothing, and no other cookie is taken for ours.
pub fn in_a_cookie_are_found_among_others(before: &str, after: &str) {
    let is_ours = |cookies: &str| cookies.contains("language-preference");
    let read = |line: String| {
        let value = HeaderValue::from_str(&line).ok()?;
        Some(preferred_language(&HeaderMap::from_iter([(header::COOKIE, value)])))
    };
    let with = read(format!("{before}; language-preference=en;{after}"));
    if let Some(found) = with.filter(|_| before.is_ascii() && after.is_ascii()) {
        assert!(is_ours(before) || found == Some(Language::En), "{before:?} {after:?}");
    }
    if let Some(found) = read(before.to_owned()) {
        assert!(is_ours(before) || found.is_none(), "{before:?}");
    }
}
