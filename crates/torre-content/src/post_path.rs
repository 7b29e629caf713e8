//! Paths of a post: its file in the content folder, its percent-encoded address on the site.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use torre_base::language::Language;
use torre_base::routes::Addresses;

/// What an address may contain as it is.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// `blog/<slug>/post.es.md` → (slug, es)
pub fn parse_post_path(file: &str) -> Option<(&str, Language)> {
    let (id, name) = file.strip_prefix("blog/")?.split_once('/')?;
    let code = name.strip_prefix("post.")?.strip_suffix(".md")?;
    Some((id, Language::parse(code)?))
}

pub fn post_addresses(id: &str) -> Addresses {
    Addresses { es: vec![format!("/blog/{}", utf8_percent_encode(id, ENCODED))], en: Vec::new() }
}

/// A post's address as the site writes it, however the browser encoded it.
pub fn canonical_path(path: &str) -> String {
    let Some(slug) = path.strip_prefix("/blog/") else { return path.to_owned() };
    let decoded = percent_decode_str(slug).decode_utf8();
    decoded.map_or_else(|_| path.to_owned(), |id| format!("/blog/{}", utf8_percent_encode(&id, ENCODED)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slug_with_strange_characters_has_one_address_however_it_is_encoded() {
        let written = post_addresses("año nuevo & 1/2").main(Language::Es);
        assert_eq!(written, "/blog/a%C3%B1o%20nuevo%20%26%201%2F2");
        assert_eq!(canonical_path("/blog/a%c3%b1o%20nuevo%20&%201%2f2"), written);
        assert_eq!(canonical_path("/blog/%FF"), "/blog/%FF");
        assert_eq!(canonical_path("/cursos"), "/cursos");
    }
}
