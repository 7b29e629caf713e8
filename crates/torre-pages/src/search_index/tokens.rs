//! Tokenisation: the words of a text as a search compares them, folded to small letters without accents.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;

/// Shorter ones say nothing, unless they are codes.
const SHORTEST: usize = 3;

/// Fields of sections that hold no words: addresses, names of drawings, names for machines.
const NOT_WORDS: [&str; 15] = [
    "kind", "id", "ground", "href", "src", "srcset", "sources", "mapSrc", "mapHref", "icon", "iso", "style",
    "modal", "interest", "slot",
];

/// Each word once, in order: neighbours share their beginnings, which compresses well.
#[derive(Debug, Default)]
pub(super) struct Tokens(BTreeSet<String>);

impl Tokens {
    pub(super) fn add(&mut self, text: &str) {
        self.0.extend(tokenize(text));
    }

    pub(super) fn add_html(&mut self, html: &str) {
        for part in html.split('<') {
            self.add(part.split_once('>').map_or(part, |(_, text)| text));
        }
    }

    /// Everything a person reads in it.
    pub(super) fn add_all<T: Serialize>(&mut self, thing: &T) {
        self.add_value(&serde_json::to_value(thing).unwrap_or_default());
    }

    fn add_value(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.add_html(text),
            Value::Array(items) => items.iter().for_each(|item| self.add_value(item)),
            Value::Object(fields) => {
                for (_, inner) in fields.iter().filter(|(name, _)| !NOT_WORDS.contains(&name.as_str())) {
                    self.add_value(inner);
                }
            }
            _ => {}
        }
    }

    pub(super) fn remove(&mut self, text: &str) {
        for word in tokenize(text) {
            self.0.remove(&word);
        }
    }

    pub(super) fn joined(&self) -> String {
        self.0.iter().map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

fn tokenize(text: &str) -> impl Iterator<Item = String> {
    let words = folded_words(text).into_iter();
    words.filter(|word| word.len() >= SHORTEST || word.chars().any(|sign| sign.is_ascii_digit()))
}

/// A phrase as it is compared: its words with a space between them.
pub(super) fn fold(phrase: &str) -> String {
    folded_words(phrase).join(" ")
}

fn folded_words(text: &str) -> Vec<String> {
    let folded: String = text.chars().flat_map(char::to_lowercase).map(fold_accent).collect();
    let words = folded.split(|sign: char| !sign.is_ascii_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The letters of Spanish and of the names that occur in it; `fold.ts` does the same with the browser's own tables.
fn fold_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn words_stand_once_without_accents_and_short_ones_only_as_codes() {
        let mut tokens = Tokens::default();
        tokens.add("La habilitación de Torre: torre, B1 y GMC. Índice ñandú");
        assert_eq!(tokens.joined(), "b1 gmc habilitacion indice nandu torre");
    }

    #[test]
    fn addresses_and_tags_are_no_words() {
        let mut tokens = Tokens::default();
        tokens.add_all(
            &json!({ "href": "/cursos", "title": "Cursos", "body": "<p class=\"x\">Hola <b>mundo</b></p>" }),
        );
        assert_eq!(tokens.joined(), "cursos hola mundo");
    }

    #[test]
    fn what_is_shown_anyway_is_left_out() {
        let mut tokens = Tokens::default();
        tokens.add("torre y aproximación");
        tokens.remove("Torre");
        assert_eq!(tokens.joined(), "aproximacion");
    }
}
