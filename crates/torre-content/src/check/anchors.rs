//! Links to a place on their own page: a section with that name must be there, also where samples are hidden.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::check::page_values::PageValues;
use crate::diagnostics::{Diagnostic, Diagnostics};

pub fn check(values: &PageValues<'_>, diagnostics: &mut Diagnostics) {
    for (page, sections) in values.pages() {
        let mut ids = BTreeSet::new();
        for section in sections {
            each_text_under(section, "id", &mut |id| {
                ids.insert(id.to_owned());
            });
        }
        for (index, section) in sections.iter().enumerate() {
            each_text_under(section, "href", &mut |href| {
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
fn each_text_under(value: &Value, key: &str, found: &mut impl FnMut(&str)) {
    match value {
        Value::Array(entries) => entries.iter().for_each(|entry| each_text_under(entry, key, found)),
        Value::Object(table) => {
            for (name, inner) in table {
                match inner {
                    Value::String(text) if name == key => found(text),
                    other => each_text_under(other, key, found),
                }
            }
        }
        _ => {}
    }
}
