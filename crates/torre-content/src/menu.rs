//! `menu.toml`: what the menu and the footer lead to.

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::Deserialize;
use torre_base::routes::PageId;

use crate::diagnostics::{Diagnostic, Diagnostics, Missing};
use crate::nearest::nearest;

pub const FILE: &str = "menu.toml";

/// Pages by the names of their files, in order.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Menu {
    /// At the head of every page.
    pub menu: Vec<PageId>,
    /// What the footer leads to besides.
    #[serde(default)]
    pub footer: Vec<PageId>,
    /// At the foot of every page. The privacy policy first: forms lead to the first one.
    pub policies: Vec<PageId>,
    /// The page on which visitors ask to be told of something; shown only where mail can be sent.
    pub tell_me: Option<PageId>,
}

impl Menu {
    /// A name that is no page's would be a gap that nobody notices.
    pub fn check<'a>(&self, pages: impl Iterator<Item = &'a str>, diagnostics: &mut Diagnostics) {
        let known: BTreeSet<&str> = pages.collect();
        let lists = [("menu", &self.menu), ("footer", &self.footer), ("policies", &self.policies)];
        let named = lists.into_iter().flat_map(|(list, pages)| {
            pages.iter().enumerate().map(move |(index, page)| (format!("{list}[{index}]"), page))
        });
        let tell_me = self.tell_me.iter().map(|page| ("tellMe".to_owned(), page));
        for (field, page) in named.chain(tell_me).filter(|(_, page)| !known.contains(page.as_str())) {
            let near = nearest(page, known.iter().copied());
            let near = near.map_or_else(String::new, |near| format!(", perhaps \"{near}\""));
            let message = format!("there is no pages/{page}.toml; expected the name of a page's file{near}");
            let missing = Missing::Fact(format!("pages/{page}"));
            diagnostics.push(Diagnostic::error(FILE, field, message).because_of(missing));
        }
    }
}
