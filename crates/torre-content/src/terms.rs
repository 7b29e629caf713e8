//! The list of terms, `terms.toml`: one term for one thing in each language, and the words not to write instead.

use schemars::JsonSchema;
use serde::Deserialize;
use torre_base::language::Language;

use crate::diagnostics::Diagnostics;
use crate::parsing;
use crate::source::Files;

pub const FILE: &str = "terms.toml";

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Phrases that stay as they are; spelled exactly.
    #[serde(default)]
    pub exempt: Words,
    /// Terms, in the order of the table in docs/content.md.
    pub terms: Vec<Term>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// The term in Spanish.
    pub es: String,
    /// The term in English.
    pub en: String,
    /// The words not to write instead.
    #[serde(default)]
    pub not: Words,
}

#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Words {
    /// In Spanish.
    pub es: Vec<String>,
    /// In English.
    pub en: Vec<String>,
}

impl Words {
    pub fn of(&self, language: Language) -> &[String] {
        match language {
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }
}

impl Term {
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }
}

impl Terms {
    /// None where there is no list.
    pub fn read(files: &Files, diagnostics: &mut Diagnostics) -> Option<Terms> {
        files.get(FILE)?;
        let value = parsing::toml_file(files, FILE, diagnostics)?;
        parsing::typed(FILE, "", value, diagnostics)
    }

    /// The rows of the table in `docs/content.md`.
    pub fn table(&self) -> String {
        let row = |term: &Term| {
            let not: Vec<&str> = term.not.es.iter().chain(&term.not.en).map(String::as_str).collect();
            format!("| {} | {} | {} |\n", term.es, term.en, not.join(", "))
        };
        self.terms.iter().map(row).collect()
    }
}
