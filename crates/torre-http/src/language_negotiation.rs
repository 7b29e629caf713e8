//! Language negotiation: by the address or by the stored preference.

use axum::http::{HeaderMap, header};
use torre_base::language::{Language, preference_in};

/// `?lang=en`, read as the browser's `URLSearchParams` reads it.
pub fn forced_language(query: Option<&str>) -> Option<Language> {
    let (_, lang) = form_urlencoded::parse(query?.as_bytes()).find(|(name, _)| name == "lang")?;
    Language::parse(&lang)
}

/// The stored preference, as its cookie twin tells it.
pub fn preferred_language(headers: &HeaderMap) -> Option<Language> {
    let lines = headers.get_all(header::COOKIE).iter();
    lines.filter_map(|line| line.to_str().ok()).find_map(preference_in)
}

/// The first language of the browser that is one of ours. Only for what is never indexed: pages do not guess.
pub fn accepted_language(headers: &HeaderMap) -> Option<Language> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let tags = accepted.split(',').filter_map(|range| range.split([';', '-']).next());
    tags.filter_map(|tag| Language::parse(tag.trim())).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preference_is_read_from_its_cookie() {
        let headers =
            HeaderMap::from_iter([(header::COOKIE, "a=b; language-preference=en".parse().unwrap())]);
        assert_eq!(preferred_language(&headers), Some(Language::En));
    }

    #[test]
    fn the_browsers_first_known_language_is_taken() {
        let accepted = |value: &'static str| {
            accepted_language(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, value.parse().unwrap())]))
        };
        assert_eq!(accepted("de-DE,de;q=0.9,en-GB;q=0.8,es;q=0.7"), Some(Language::En));
        assert_eq!(accepted("de, *"), None);
    }

    #[test]
    fn an_unknown_language_is_no_signal() {
        assert_eq!(forced_language(Some("category=initial&lang=fr")), None);
        assert_eq!(forced_language(Some("category=initial&lang=en")), Some(Language::En));
    }
}
