//! The terms of FTS5: a word as SQLite's tokenizer (unicode61) takes it apart. The index keeps no positions, so a query may ask
//! for one term after another, but not for a word that is several: FTS5 would refuse it.

use unicode_normalization::char::is_combining_mark;

/// Accents that some systems type after their letter. The tokenizer leaves them out.
const ACCENTS: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';

/// What a word is made of, as beginnings of terms. Never empty: of a word without a letter FTS5 finds nothing.
pub(super) fn prefixes(word: &str) -> Vec<String> {
    let word = word.replace(|letter| ACCENTS.contains(&letter), "");
    let terms: Vec<&str> = word.split(separates).filter(|term| !term.is_empty()).collect();
    let terms = if terms.is_empty() { vec![""] } else { terms };
    terms.iter().map(|term| format!("\"{term}\"*")).collect()
}

/// Part of a word for Rust, and no letter for the tokenizer: vowel signs of Indian and other scripts, also those that were no
/// letters yet in the Unicode of its tables, and letters in circles, which are symbols.
fn separates(letter: char) -> bool {
    let is_later_letter =
        matches!(letter, '\u{19b0}'..='\u{19c0}' | '\u{19c8}'..='\u{19c9}' | '\u{1cf2}'..='\u{1cf3}');
    let is_in_circle = matches!(letter, '\u{24b6}'..='\u{24e9}' | '\u{1f130}'..='\u{1f189}');
    is_combining_mark(letter) || is_later_letter || is_in_circle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_one_term_in_latin_letters() {
        assert_eq!(prefixes("Núñez"), ["\"Núñez\"*"]);
        assert_eq!(prefixes("Pe\u{301}rez"), ["\"Perez\"*"]);
        assert_eq!(prefixes("東京"), ["\"東京\"*"]);
    }

    #[test]
    fn and_several_where_the_tokenizer_sees_several() {
        assert_eq!(prefixes("हिन्दी"), ["\"ह\"*", "\"न\"*", "\"द\"*"]);
        assert_eq!(prefixes("vueloⒶ9"), ["\"vuelo\"*", "\"9\"*"]);
        assert_eq!(prefixes("Ⓐ"), ["\"\"*"]);
    }
}
