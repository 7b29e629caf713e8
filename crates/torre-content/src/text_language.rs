//! Which texts of the content must be written in both languages, and which language a text is in.

use std::borrow::Cow;

use torre_base::language::Language;
use torre_base::written_language::written_language;

/// Fields that visitors read as words, whatever section they stand in.
const READ: [&str; 12] = [
    "alt",
    "answer",
    "badge",
    "body",
    "description",
    "intro",
    "message",
    "note",
    "question",
    "subtitle",
    "text",
    "title",
];
/// Names and addresses are the same in every language.
const SAME: [&str; 8] = ["name", "legalName", "street", "city", "href", "mapSrc", "mapHref", "official"];
/// Files in which everything is said to somebody.
const WORDS: [&str; 2] = ["text.toml", "mail.toml"];

/// None: too short to tell, or of both. Facts that are filled in later say nothing.
pub fn language_of(text: &str) -> Option<Language> {
    written_language(&without_names(text))
}

/// A text for visitors that stands outside `{ es = …, en = … }` is read in both languages and written in one.
pub fn needs_both_languages(file: &str, key: &str, text: &str) -> bool {
    let has_words = !text.starts_with('@') && without_names(text).contains(char::is_alphabetic);
    has_words
        && !SAME.contains(&key)
        && (WORDS.contains(&file) || READ.contains(&key) || language_of(text).is_some())
}

/// `{courses.block-1.title}` is filled in later.
fn without_names(text: &str) -> Cow<'_, str> {
    if !text.contains('{') {
        return text.into();
    }
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + " " + part.split_once('}').map_or(part, |(_, rest)| rest)).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_visitors_read_needs_both_languages() {
        assert!(needs_both_languages("pages/a.toml", "title", "Cursos"));
        assert!(needs_both_languages("pages/a.toml", "motto", "La escuela de los que miran el cielo"));
        assert!(!needs_both_languages("pages/a.toml", "title", "{school.name} 2027"));
        assert!(!needs_both_languages("pages/a.toml", "text", "@call"));
        assert!(!needs_both_languages("school.toml", "street", "Calle de la Torre de Control, 1"));
        assert!(!needs_both_languages("pages/a.toml", "code", "APP · APS"));
    }
}
