//! Words that the list of terms rules out, in every text of the content: what a reader would take for another thing.
//!
//! The files are read as they were written, so that a message names the place to mend.

use serde_json::Value;
use torre_base::language::Language;

use crate::diagnostics::{Diagnostic, Diagnostics, field_path};
use crate::parsing;
use crate::placeholders::list;
use crate::post_path::parse_post_path;
use crate::replies::template_reader::parse_reply_path;
use crate::source::Files;
use crate::synonyms;
use crate::terms::{self, Terms};

/// Files that visitors do not read, and the words they type themselves.
const NOT_READ: [&str; 4] = [terms::FILE, synonyms::FILE, list::FILE, "dates.toml"];
/// What people type into a search engine is theirs to choose; addresses are no texts.
const NO_TEXTS: [&str; 2] = ["keywords", "addresses"];

pub fn check(files: &Files, diagnostics: &mut Diagnostics) {
    let Some(terms) = Terms::read(files, diagnostics) else { return };
    let lint = TermLint::new(&terms);
    let mut found = Vec::new();
    for (file, bytes) in files {
        let Ok(text) = std::str::from_utf8(bytes) else { continue };
        let mut report = |field: &str, fault: Fault<'_>| {
            found.push(Diagnostic::warning(file, field, fault.to_string()).about(fault.word));
        };
        if let Some((_, language)) = parse_post_path(file).or_else(|| parse_reply_path(file)) {
            lint.post(text, language, &mut report);
        } else if file.ends_with(".toml") && !NOT_READ.contains(&file.as_str()) {
            // What is no TOML was reported when it was read.
            let value = parsing::toml(file, text, &mut Diagnostics::default());
            lint.visit(&value, "", None, &mut report);
        }
    }
    for fault in found {
        diagnostics.push(fault);
    }
}

/// A word that is not the term.
#[derive(Debug, PartialEq, thiserror::Error)]
#[error("\"{word}\" is not the term; expected \"{term}\" (see terms.toml)")]
struct Fault<'a> {
    word: &'a str,
    term: &'a str,
}

/// What is not to be written in one language, in small letters, and what to write instead.
struct Rule<'a> {
    language: Language,
    small: String,
    fault: (&'a str, &'a str),
}

struct TermLint<'a> {
    terms: &'a Terms,
    rules: Vec<Rule<'a>>,
}

impl<'a> TermLint<'a> {
    fn new(terms: &'a Terms) -> TermLint<'a> {
        let rules = Language::ALL.into_iter().flat_map(|language| {
            terms.terms.iter().flat_map(move |term| {
                term.not.of(language).iter().map(move |word| Rule {
                    language,
                    small: word.to_lowercase(),
                    fault: (word.as_str(), term.of(language)),
                })
            })
        });
        TermLint { terms, rules: rules.collect() }
    }

    /// Tables of the shape `{ es = …, en = … }` say which language their texts are in; other texts are in none.
    fn visit(
        &self,
        value: &Value,
        field: &str,
        language: Option<Language>,
        report: &mut dyn FnMut(&str, Fault<'a>),
    ) {
        match value {
            Value::String(text) => {
                for fault in language.into_iter().flat_map(|language| self.faults(text, language)) {
                    report(field, fault);
                }
            }
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.visit(item, &format!("{field}[{index}]"), language, report);
                }
            }
            Value::Object(table) => {
                for (key, item) in table.iter().filter(|(key, _)| !NO_TEXTS.contains(&key.as_str())) {
                    match Language::ALL.into_iter().find(|language| language.code() == key) {
                        Some(language) => self.visit(item, field, Some(language), report),
                        None => self.visit(item, &field_path(field, key), language, report),
                    }
                }
            }
            _ => {}
        }
    }

    fn post(&self, text: &str, language: Language, report: &mut dyn FnMut(&str, Fault<'a>)) {
        for (line, number) in text.lines().zip(1..) {
            for fault in self.faults(line, language) {
                report(&format!("line {number}"), fault);
            }
        }
    }

    fn faults(&self, text: &str, language: Language) -> impl Iterator<Item = Fault<'a>> {
        let looked_at = self.terms.exempt.of(language).iter();
        let rest = looked_at.fold(text.to_owned(), |text, exempt| text.replace(exempt, "·"));
        let small = without_references(&rest).to_lowercase();
        let rules = self.rules.iter().filter(move |rule| rule.language == language);
        rules
            .filter(move |rule| has_words(&small, &rule.small))
            .map(|rule| Fault { word: rule.fault.0, term: rule.fault.1 })
    }
}

/// `{courses.block-1.seats}` is a fact and no word.
fn without_references(text: &str) -> String {
    let after =
        |part: &str| part.split_once('}').map_or_else(|| part.to_owned(), |(_, rest)| rest.to_owned());
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "·" + &after(part))
}

/// "program" is in "a program." and not in "programme".
fn has_words(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(place, _)| {
        let before = text[..place].chars().next_back();
        let after = text[place + words.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const LIST: &str = r#"
        [exempt]
        es = ["Ruta y Aproximación"]
        en = ["Call preparation"]

        [[terms]]
        es = "control de área"
        en = "area control"
        not.es = ["control de ruta", "ruta y aproximación"]
        not.en = ["route control"]

        [[terms]]
        es = "convocatoria"
        en = "selection round"
        not.en = ["call preparation", "the call"]
    "#;

    fn list() -> Terms {
        toml::from_str(LIST).unwrap()
    }

    fn faults(language: Language, text: &str) -> Vec<String> {
        TermLint::new(&list()).faults(text, language).map(|fault| fault.to_string()).collect()
    }

    #[test]
    fn a_word_that_is_not_the_term_is_named_with_the_term() {
        assert_eq!(
            faults(Language::Es, "Aprende Control de Ruta."),
            ["\"control de ruta\" is not the term; expected \"control de área\" (see terms.toml)"]
        );
    }

    #[test]
    fn parts_of_words_and_the_other_language_are_left_alone() {
        assert!(faults(Language::En, "He answered the caller.").is_empty());
        assert!(faults(Language::En, "control de ruta").is_empty());
        assert_eq!(faults(Language::En, "Before the call, read the rules").len(), 1);
    }

    #[test]
    fn names_of_facts_are_no_words() {
        assert!(faults(Language::En, "{courses.the call.hours} of training").is_empty());
        assert_eq!(faults(Language::En, "{courses.block-1.hours} before the call").len(), 1);
    }

    #[test]
    fn exempt_phrases_stay_where_they_are_spelled_exactly() {
        assert!(faults(Language::Es, "Bloque 2: Ruta y Aproximación").is_empty());
        assert_eq!(faults(Language::Es, "Bloque 2: ruta y aproximación").len(), 1);
        assert!(faults(Language::En, "Call preparation, evening group").is_empty());
    }

    #[test]
    fn texts_are_found_wherever_they_stand_and_keywords_are_none() {
        let page = json!({
            "head": { "keywords": [{ "es": "control de ruta", "en": "route control" }] },
            "sections": [{ "items": [{ "es": "Control de ruta", "en": "Area control" }] }],
        });
        let mut found = Vec::new();
        let list = list();
        TermLint::new(&list).visit(&page, "", None, &mut |field, _| found.push(field.to_owned()));
        assert_eq!(found, ["sections[0].items[0]"]);
    }

    #[test]
    fn a_post_is_named_by_its_line() {
        let mut found = Vec::new();
        let list = list();
        let report = &mut |field: &str, _: Fault<'_>| found.push(field.to_owned());
        TermLint::new(&list).post("# Title\n\nWait for the call.\n", Language::En, report);
        assert_eq!(found, ["line 3"]);
    }
}
