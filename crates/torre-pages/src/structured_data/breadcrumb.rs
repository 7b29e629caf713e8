//! `BreadcrumbList`: where a page stands.

use serde_json::{Value, json};

use crate::structured_data::subject::Subject;

/// A page at the top stands in no trail.
pub(super) fn breadcrumb(subject: &Subject<'_>) -> Option<Value> {
    if subject.breadcrumb.len() < 2 {
        return None;
    }
    let items: Vec<Value> = subject
        .breadcrumb
        .iter()
        .enumerate()
        .map(|(index, crumb)| {
            json!({
                "@type": "ListItem",
                "position": index + 1,
                "name": crumb.label,
                "item": subject.absolute(&crumb.href),
            })
        })
        .collect();
    Some(json!({ "@type": "BreadcrumbList", "itemListElement": items }))
}
