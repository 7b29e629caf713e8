//! What somebody searches for: every word must be found, by its beginning. Digits in groups are also one number, as
//! telephone numbers are written in any groups.

use crate::enquiries::fts5_terms;

/// Characters.
pub const LONGEST_SEARCH: usize = 100;
/// A number without its country, in Spain and around.
const NATIONAL: usize = 9;

/// All of these must be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchWords(Vec<Part>);

/// Every word of the first kind, or any one of the second.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    words: Vec<String>,
    or: Vec<String>,
}

impl SearchWords {
    /// None: there is no word in it.
    pub fn parse(text: &str) -> Option<SearchWords> {
        let words = text.split(|letter| !is_of_word(letter));
        let words: Vec<&str> = words.filter(|word| word.contains(char::is_alphanumeric)).collect();
        let runs = words.chunk_by(|one, next| is_number(one) && is_number(next));
        let parts: Vec<Part> = runs.map(part).collect();
        (!parts.is_empty()).then_some(SearchWords(parts))
    }

    /// A query of SQLite's FTS5. Nothing but letters, digits and accents is in a word: none ends its quotes.
    pub fn fts5(&self) -> String {
        let prefixes = |words: &[String], operator: &str| {
            words.iter().flat_map(|word| fts5_terms::prefixes(word)).collect::<Vec<_>>().join(operator)
        };
        let part = |part: &Part| match part.or.is_empty() {
            true => format!("({})", prefixes(&part.words, " AND ")),
            false => format!("(({}) OR {})", prefixes(&part.words, " AND "), prefixes(&part.or, " OR ")),
        };
        self.0.iter().map(part).collect::<Vec<_>>().join(" AND ")
    }

    /// The same as an expression of PostgreSQL: `lexeme` writes down a word and says how its query is called there.
    pub fn tsquery(&self, mut lexeme: impl FnMut(&str) -> String) -> String {
        let mut joined = |words: &[String], operator: &str| {
            words.iter().map(|word| lexeme(word)).collect::<Vec<_>>().join(operator)
        };
        let mut part = |part: &Part| match part.or.is_empty() {
            true => format!("({})", joined(&part.words, " && ")),
            false => format!("(({}) || {})", joined(&part.words, " && "), joined(&part.or, " || ")),
        };
        self.0.iter().map(&mut part).collect::<Vec<_>>().join(" && ")
    }
}

/// Of one word, or of a run of numbers.
fn part(run: &[&str]) -> Part {
    let words: Vec<String> = run.iter().map(|word| (*word).to_owned()).collect();
    let number = run.concat();
    let mut or = Vec::new();
    if is_number(&number) {
        if number.len() > NATIONAL {
            or.push(number[number.len() - NATIONAL..].to_owned());
        }
        if run.len() > 1 {
            or.push(number);
        }
    }
    Part { words, or }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// With the accents that some systems type after their letter.
fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fts5(text: &str) -> Option<String> {
        SearchWords::parse(text).map(|words| words.fts5())
    }

    #[test]
    fn every_word_must_be_found_by_its_beginning() {
        assert_eq!(
            fts5(" Núñez, ana.p@x.es").as_deref(),
            Some("(\"Núñez\"*) AND (\"ana\"*) AND (\"p\"*) AND (\"x\"*) AND (\"es\"*)")
        );
        assert_eq!(fts5("\" OR * --"), Some("(\"OR\"*)".to_owned()));
        assert_eq!(fts5("+ ¿? \u{301}"), None);
        assert_eq!(fts5("Pe\u{301}rez"), Some("(\"Perez\"*)".to_owned()));
    }

    #[test]
    fn numbers_in_groups_are_also_one_number() {
        assert_eq!(fts5("600 12"), Some("((\"600\"* AND \"12\"*) OR \"60012\"*)".to_owned()));
        assert_eq!(
            fts5("+34600123456"),
            Some("((\"34600123456\"*) OR \"600123456\"*)".to_owned()),
            "also where it was given without its country"
        );
        assert_eq!(fts5("ana 600"), Some("(\"ana\"*) AND (\"600\"*)".to_owned()));
    }

    #[test]
    fn the_same_is_asked_of_postgres() {
        let words = SearchWords::parse("ana 600 12").unwrap();
        assert_eq!(words.tsquery(|word| format!("<{word}>")), "(<ana>) && ((<600> && <12>) || <60012>)");
    }
}
