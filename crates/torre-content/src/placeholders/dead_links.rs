//! Links to sections that were left out: a button that would lead nowhere goes with what it led to.

use serde_json::Value;

use crate::page_files::PageFile;

/// Ids of sections that a page had and has no longer.
pub struct LostAnchors {
    pub file: String,
    pub addresses: Vec<String>,
    pub ids: Vec<String>,
}

pub fn remove_dead_links(page: &mut PageFile, lost: &[LostAnchors]) {
    let is_dead = |href: &str| {
        let Some((path, id)) = href.split_once('#') else { return false };
        lost.iter().any(|anchors| {
            let is_there = if path.is_empty() {
                anchors.file == page.file
            } else {
                anchors.addresses.iter().any(|address| address == path)
            };
            is_there && anchors.ids.iter().any(|lost| lost == id)
        })
    };
    remove_links(&mut page.value, &is_dead);
}

/// Whatever carries such an `href` goes: an entry of a list, or a field.
fn remove_links(value: &mut Value, is_dead: &impl Fn(&str) -> bool) {
    let leads_nowhere = |entry: &Value| entry.get("href").and_then(Value::as_str).is_some_and(is_dead);
    match value {
        Value::Array(entries) => {
            entries.retain(|entry| !leads_nowhere(entry));
            entries.iter_mut().for_each(|entry| remove_links(entry, is_dead));
        }
        Value::Object(table) => {
            table.retain(|_, inner| !leads_nowhere(inner));
            table.values_mut().for_each(|inner| remove_links(inner, is_dead));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn buttons_to_what_is_gone_are_gone() {
        let mut page = json!({
            "actions": [{ "label": "gone", "href": "/madrid#rooms" }, { "label": "there", "href": "/madrid" }],
            "card": { "title": "stays", "action": { "href": "#rooms" } },
        });
        remove_links(&mut page, &|href| href.ends_with("#rooms"));
        let left =
            json!({ "actions": [{ "label": "there", "href": "/madrid" }], "card": { "title": "stays" } });
        assert_eq!(page, left);
    }
}
