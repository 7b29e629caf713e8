//! The sections of each page as JSON, written once for all lints that look for texts in them.

use serde_json::Value;

use crate::content::LocalContent;
use crate::page::Page;

pub struct PageValues<'c>(Vec<(&'c Page, Vec<Value>)>);

impl<'c> PageValues<'c> {
    pub fn new(local: &'c LocalContent) -> PageValues<'c> {
        let sections = |page: &Page| page.sections.iter().flat_map(serde_json::to_value).collect();
        PageValues(local.pages.values().map(|page| (page, sections(page))).collect())
    }

    pub fn pages(&self) -> impl Iterator<Item = (&'c Page, &[Value])> {
        self.0.iter().map(|(page, sections)| (*page, sections.as_slice()))
    }
}

/// Every text, at any depth.
pub fn each_text(value: &Value, found: &mut dyn FnMut(&str)) {
    match value {
        Value::String(text) => found(text),
        Value::Array(entries) => entries.iter().for_each(|entry| each_text(entry, found)),
        Value::Object(table) => table.values().for_each(|inner| each_text(inner, found)),
        _ => {}
    }
}
