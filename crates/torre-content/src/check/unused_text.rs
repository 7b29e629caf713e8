//! Words of the interface that nobody uses. The front end's script names every key it shows.

use torre_base::language::Language;

use crate::content::Content;
use crate::diagnostics::Diagnostics;

/// Keys that the server itself uses, or that are put together from parts.
const BY_SERVER: [&str; 4] = ["facts.months", "facts.hours", "facts.moreThanHours", "lead."];

pub fn check(content: &Content, bundle: &str, diagnostics: &mut Diagnostics) {
    for key in content.local(Language::Es).text.0.keys() {
        let quoted = ['"', '\'', '`'].iter().any(|quote| bundle.contains(&format!("{quote}{key}{quote}")));
        // `t(`interest.${value}`)` names the group only.
        let group = key.split_once('.').is_some_and(|(group, _)| bundle.contains(&format!("`{group}.${{")));
        if !quoted && !group && !BY_SERVER.iter().any(|known| key.starts_with(known)) {
            diagnostics.warning("text.toml", key.clone(), "nobody uses this text; remove it, or use it");
        }
    }
}
