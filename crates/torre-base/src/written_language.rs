//! Language identification by stop words: the small words that every sentence has, enough to notice a text in the wrong
//! place. It looks at every text of the content whenever that is read, so it stands where code is compiled with optimisation.

use crate::language::Language;

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

/// None: too short to tell, or of both.
pub fn written_language(text: &str) -> Option<Language> {
    let (mut spanish, mut english) = (0, 0);
    for word in text.split(|letter: char| !letter.is_alphabetic()) {
        if word.is_empty() || word.len() > LONGEST {
            continue;
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_tells_its_language() {
        let spanish = "Los bloques se hacen en orden: el 1 antes que el 2.";
        assert_eq!(written_language(spanish), Some(Language::Es));
        let english = "For those who start from scratch, in the order of the blocks.";
        assert_eq!(written_language(english), Some(Language::En));
        assert_eq!(written_language("Descienda a nivel de vuelo nueve cero"), None);
        assert_eq!(written_language("Cursos"), None);
    }

    #[test]
    fn no_small_word_is_longer_than_what_is_looked_at() {
        assert!(SPANISH.iter().chain(&ENGLISH).all(|word| word.len() <= LONGEST));
    }
}
