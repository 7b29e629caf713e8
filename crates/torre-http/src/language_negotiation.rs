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
    fn an_unknown_language_is_no_signal() {
        assert_eq!(forced_language(Some("category=initial&lang=fr")), None);
        assert_eq!(forced_language(Some("category=initial&lang=en")), Some(Language::En));
    }
}
