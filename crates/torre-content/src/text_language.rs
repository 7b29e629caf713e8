//! Which language a text is in, by the small words that every sentence has: enough to notice a text in the wrong place.

use std::borrow::Cow;

use torre_base::language::Language;

const SPANISH: [&str; 20] = [
    "al", "como", "con", "de", "del", "el", "en", "es", "la", "las", "los", "más", "para", "por", "que",
    "se", "su", "un", "una", "y",
];
const ENGLISH: [&str; 20] = [
    "an", "and", "are", "as", "at", "by", "for", "from", "in", "is", "it", "of", "on", "or", "our", "that",
    "the", "to", "with", "your",
];
/// Of them all, in bytes: longer words, most of a text, need no closer look.
const LONGEST: usize = 4;
/// Fewer say too little.
const ENOUGH: usize = 3;

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

/// None: too short to tell, or of both.
pub fn language_of(text: &str) -> Option<Language> {
    let (mut spanish, mut english) = (0, 0);
    let words = without_names(text);
    for word in words.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.len() <= LONGEST) {
        let word = word.to_lowercase();
        spanish += usize::from(SPANISH.contains(&word.as_str()));
        english += usize::from(ENGLISH.contains(&word.as_str()));
    }
    if spanish >= ENOUGH && spanish >= 2 * english {
        Some(Language::Es)
    } else if english >= ENOUGH && english >= 2 * spanish {
        Some(Language::En)
    } else {
        None
    }
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
    fn a_sentence_tells_its_language() {
        assert_eq!(language_of("Los bloques se hacen en orden: el 1 antes que el 2."), Some(Language::Es));
        assert_eq!(
            language_of("For those who start from scratch, in the order of the blocks."),
            Some(Language::En)
        );
        assert_eq!(language_of("Descienda a nivel de vuelo nueve cero"), None);
        assert_eq!(language_of("Cursos"), None);
    }

    #[test]
    fn no_small_word_is_longer_than_what_is_looked_at() {
        assert!(SPANISH.iter().chain(&ENGLISH).all(|word| word.len() <= LONGEST));
    }

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
