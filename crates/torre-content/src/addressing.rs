//! A static host knows no `?lang=en`: in an export every page that changes language in place has an English address
//! of its own, below `/en`.

use bytes::Bytes;
use torre_base::routes::Addresses;

use crate::source::Files;

/// How pages without an English address are reached in English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Addressing {
    /// `/blog?lang=en`: by the program.
    #[default]
    Forced,
    /// `/en/blog`: by a file.
    Separate,
}

const FORCED: &str = "?lang=en";

impl Addressing {
    pub fn addresses(self, addresses: Addresses) -> Addresses {
        if self == Addressing::Forced || !addresses.in_place() {
            return addresses;
        }
        let en = addresses.es.iter().map(|path| english(path)).collect();
        Addresses { en, ..addresses }
    }

    /// Links written with `?lang=en`, in posts and in Markdown of pages, lead to the separate address.
    pub fn files(self, files: &Files) -> Files {
        if self == Addressing::Forced {
            return files.clone();
        }
        files.iter().map(|(path, bytes)| (path.clone(), self.file(path, bytes))).collect()
    }

    pub fn file(self, path: &str, bytes: &Bytes) -> Bytes {
        let is_text = self == Addressing::Separate && (path.ends_with(".md") || path.ends_with(".toml"));
        let text = is_text.then(|| std::str::from_utf8(bytes).ok()).flatten();
        let links = text.filter(|text| text.contains(FORCED));
        links.map_or_else(|| bytes.clone(), |text| separate_links(text).into())
    }
}

fn english(path: &str) -> String {
    format!("/en{}", path.trim_end_matches('/'))
}

fn separate_links(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut pieces = text.split(FORCED).peekable();
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
            written.push_str(&english(path));
        } else {
            written.push_str(path);
            written.push_str(FORCED);
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
        assert_eq!(separate_links(text), expected);
    }

    #[test]
    fn only_pages_that_change_in_place_get_another_address() {
        let home = Addresses { es: vec!["/".into(), "/home".into()], en: vec![] };
        assert_eq!(Addressing::Separate.addresses(home).en, ["/en", "/en/home"]);
        let courses = Addresses { es: vec!["/cursos".into()], en: vec!["/courses".into()] };
        assert_eq!(Addressing::Separate.addresses(courses).en, ["/courses"]);
    }
}
