//! Titles and descriptions that search engines would cut, or that two pages share.

use std::collections::HashMap;

use crate::content::LocalContent;
use crate::content::fault::Faults;

/// What fits in a search result.
const LONGEST_TITLE: usize = 65;
const LONGEST_DESCRIPTION: usize = 160;
const SHORTEST_DESCRIPTION: usize = 70;

pub fn check(local: &LocalContent, faults: &mut Faults) {
    let mut titles = HashMap::new();
    let mut descriptions = HashMap::new();
    for page in local.pages.values().filter(|page| !page.head.noindex) {
        let (file, head) = (page.file.as_str(), &page.head);
        if head.title.chars().count() > LONGEST_TITLE {
            faults.warning(
                file,
                "head.title",
                format!("\"{}\" is long; search engines cut after {LONGEST_TITLE} characters", head.title),
            );
        }
        let length = head.description.chars().count();
        if !(SHORTEST_DESCRIPTION..=LONGEST_DESCRIPTION).contains(&length) {
            faults.warning(
                file,
                "head.description",
                format!("has {length} characters; expected {SHORTEST_DESCRIPTION} to {LONGEST_DESCRIPTION}"),
            );
        }
        for (seen, field, text) in [
            (&mut titles, "head.title", &head.title),
            (&mut descriptions, "head.description", &head.description),
        ] {
            if let Some(other) = seen.insert(text.clone(), file.to_owned()) {
                faults.warning(file, field, format!("is the same as in {other}; expected one of its own"));
            }
        }
    }
}
