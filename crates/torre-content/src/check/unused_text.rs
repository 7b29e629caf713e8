//! Words of the interface that nobody uses. The front end's scripts name every key they show.

use std::collections::HashSet;

use torre_base::language::Language;

use crate::content::Content;
use crate::diagnostics::Diagnostics;

/// Keys that the server itself uses, or that are put together from parts. Those of the office stand in a script of its
/// own; `office/tests/words.test.ts` finds the ones that nobody uses.
const BY_SERVER: [&str; 8] = [
    "facts.months",
    "facts.hours",
    "facts.moreThanHours",
    "lead.",
    "subscription.",
    "editions.",
    "calls.",
    "staff.",
];

pub fn check<'s>(content: &Content, scripts: impl Iterator<Item = &'s str>, diagnostics: &mut Diagnostics) {
    // Once through each script, not once for each key.
    let quoted: HashSet<&str> = scripts.flat_map(|script| script.split(['"', '\'', '`'])).collect();
    // `t(`interest.${value}`)` names the group only.
    let groups: HashSet<&str> =
        quoted.iter().filter_map(|piece| piece.split_once(".${")).map(|(group, _)| group).collect();
    for key in content.local(Language::Es).text.0.keys() {
        let is_group = key.split_once('.').is_some_and(|(group, _)| groups.contains(group));
        let is_used = quoted.contains(key.as_str()) || is_group;
        if !is_used && !BY_SERVER.iter().any(|known| key.starts_with(known)) {
            diagnostics.warning("text.toml", key.clone(), "nobody uses this text; remove it, or use it");
        }
    }
}
