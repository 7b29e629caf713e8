//! Where an address names its language: in a query parameter, or in a path prefix. A static host knows no `?lang=en`:
//! in an export every page that changes language in place has an English address of its own, below `/en`.

use bytes::Bytes;
use torre_base::routes::Addresses;

use crate::source::Files;

/// How pages without an English address are reached in English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LanguageAddressing {
    /// `/blog?lang=en`: by the program.
    #[default]
    QueryParameter,
    /// `/en/blog`: by a file.
    PathPrefix,
}

const QUERY: &str = "?lang=en";

impl LanguageAddressing {
    pub fn addresses(self, addresses: Addresses) -> Addresses {
        if self == LanguageAddressing::QueryParameter || !addresses.in_place() {
            return addresses;
        }
        let en = addresses.es.iter().map(|path| with_prefix(path)).collect();
        Addresses { en, ..addresses }
    }

    /// Links written with `?lang=en`, in posts and in Markdown of pages, lead to the separate address.
    pub fn files(self, files: &Files) -> Files {
        if self == LanguageAddressing::QueryParameter {
            return files.clone();
        }
        files.iter().map(|(path, bytes)| (path.clone(), self.file(path, bytes))).collect()
    }

    pub fn file(self, path: &str, bytes: &Bytes) -> Bytes {
        let is_text =
            self == LanguageAddressing::PathPrefix && (path.ends_with(".md") || path.ends_with(".toml"));
        let text = is_text.then(|| std::str::from_utf8(bytes).ok()).flatten();
        let links = text.filter(|text| text.contains(QUERY));
        links.map_or_else(|| bytes.clone(), |text| prefix_links(text).into())
    }
}

fn with_prefix(path: &str) -> String {
    format!("/en{}", path.trim_end_matches('/'))
}

fn prefix_links(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut pieces = text.split(QUERY).peekable();
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            written.push_str(piece);
            break;
        }
        let is_path = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '/' | '-' | '_');
        let start = piece.trim_end_matches(is_path).len();
        let (before, path) = piece.split_at(start);
        written.push_str(before);
        if path.starts_with('/') && !path.starts_with("//") {
            written.push_str(&with_prefix(path));
        } else {
            written.push_str(path);
            written.push_str(QUERY);
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forced_language_becomes_a_separate_address() {
        let text = "[a](/blog/x?lang=en) and [b](/?lang=en#contact), not https://other.example/x?lang=en.";
        let expected = "[a](/en/blog/x) and [b](/en#contact), not https://other.example/x?lang=en.";
        assert_eq!(prefix_links(text), expected);
    }

    #[test]
    fn only_pages_that_change_in_place_get_another_address() {
        let home = Addresses { es: vec!["/".into(), "/home".into()], en: vec![] };
        assert_eq!(LanguageAddressing::PathPrefix.addresses(home).en, ["/en", "/en/home"]);
        let courses = Addresses { es: vec!["/cursos".into()], en: vec!["/courses".into()] };
        assert_eq!(LanguageAddressing::PathPrefix.addresses(courses).en, ["/courses"]);
    }
}
