//! Words with placeholders: parsed once, filled in once. What is filled in is never read again, whatever stands in it.

use std::collections::BTreeMap;

use crate::replies::placeholder::Placeholder;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    /// The path of a page of the site.
    Page(String),
    Value(Placeholder),
}

/// A subject or a paragraph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words(pub Vec<Piece>);

/// What is filled in for one enquiry.
#[derive(Clone, Debug, Default)]
pub struct ReplyValues {
    pub site_url: String,
    known: BTreeMap<Placeholder, String>,
}

impl ReplyValues {
    pub fn new(site_url: &str) -> ReplyValues {
        ReplyValues { site_url: site_url.to_owned(), known: BTreeMap::new() }
    }

    /// An empty text is no value.
    pub fn insert(&mut self, placeholder: Placeholder, value: impl Into<String>) {
        let value = value.into();
        if !value.is_empty() {
            self.known.insert(placeholder, value);
        }
    }
}

impl Words {
    /// None: something in it has no value for this enquiry.
    pub fn fill(&self, values: &ReplyValues) -> Option<String> {
        let mut text = String::new();
        for piece in &self.0 {
            match piece {
                Piece::Text(words) => text.push_str(words),
                Piece::Page(path) => {
                    text.push_str(&values.site_url);
                    text.push_str(path);
                }
                Piece::Value(placeholder) => text.push_str(values.known.get(placeholder)?),
            }
        }
        Some(text)
    }

    /// Whatever the enquiry is about, it can be filled in.
    pub fn always_holds(&self) -> bool {
        self.0.iter().all(|piece| match piece {
            Piece::Value(placeholder) => placeholder.is_always_known(),
            Piece::Text(_) | Piece::Page(_) => true,
        })
    }
}
