//! Links to a place on their own page: a section with that name must be there, also where samples are hidden.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::content::LocalContent;
use crate::diagnostics::{Diagnostic, Diagnostics};

pub fn check(local: &LocalContent, diagnostics: &mut Diagnostics) {
    for page in local.pages.values() {
        let sections: Vec<Value> = page.sections.iter().flat_map(serde_json::to_value).collect();
        let mut ids = BTreeSet::new();
        for section in &sections {
            each_text(section, "id", &mut |id| {
                ids.insert(id.to_owned());
            });
        }
        for (index, section) in sections.iter().enumerate() {
            each_text(section, "href", &mut |href| {
                if href.strip_prefix('#').is_some_and(|id| !ids.contains(id)) {
                    let message =
                        format!("\"{href}\" leads nowhere; expected the `id` of a section of this page");
                    let fault = Diagnostic::error(&page.file, format!("sections[{index}]"), message);
                    diagnostics.push(fault.about(format!("\"{href}\"")));
                }
            });
        }
    }
}

/// Every text under this key, at any depth.
fn each_text(value: &Value, key: &str, found: &mut impl FnMut(&str)) {
    match value {
        Value::Array(entries) => entries.iter().for_each(|entry| each_text(entry, key, found)),
        Value::Object(table) => {
            for (name, inner) in table {
                match inner {
                    Value::String(text) if name == key => found(text),
                    other => each_text(other, key, found),
                }
            }
        }
        _ => {}
    }
}
