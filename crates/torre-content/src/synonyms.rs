//! `search.toml`: what people type into the search, and what they mean.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use torre_base::routes::RouteTable;

use crate::diagnostics::{Diagnostic, Diagnostics, Missing};

pub const FILE: &str = "search.toml";

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SynonymsFile {
    /// Groups of words, in any order.
    pub synonyms: Vec<SynonymGroup>,
}

/// Words and phrases that stand for one another.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SynonymGroup {
    /// Words and phrases; the beginning of a word is enough.
    pub words: Vec<String>,
    /// The page that answers them best: `costs`, `blog/slug`.
    pub page: Option<String>,
}

impl SynonymsFile {
    pub fn check(&self, routes: &RouteTable, diagnostics: &mut Diagnostics) {
        let mut places = BTreeMap::new();
        for (index, group) in self.synonyms.iter().enumerate() {
            let at = format!("synonyms[{index}]");
            if group.words.len() < 2 && group.page.is_none() {
                let message = "expected at least two words for one thing, or the page that answers one";
                diagnostics.error(FILE, format!("{at}.words"), message);
            }
            for word in &group.words {
                if let Some(other) = places.insert(word.to_lowercase(), index) {
                    let message = format!("\"{word}\" stands in synonyms[{other}] already");
                    diagnostics.error(FILE, format!("{at}.words"), message);
                }
            }
            check_page(group.page.as_deref(), &format!("{at}.page"), routes, diagnostics);
        }
    }
}

/// The site is whole without its posts: one that is not there is no error.
fn check_page(page: Option<&str>, at: &str, routes: &RouteTable, diagnostics: &mut Diagnostics) {
    let Some(page) = page.filter(|page| routes.addresses(page).is_none()) else { return };
    let message = format!("there is no page \"{page}\" with an address; expected for example \"costs\"");
    if page.starts_with("blog/") {
        diagnostics.warning(FILE, at, message);
    } else {
        let missing = Missing::Fact(format!("pages/{page}"));
        diagnostics.push(Diagnostic::error(FILE, at, message).because_of(missing));
    }
}
