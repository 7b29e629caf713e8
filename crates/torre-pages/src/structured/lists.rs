//! Where a page stands, and the questions it answers.

use serde_json::{Value, json};
use torre_content::sections::plain::Faq;

use crate::structured::Subject;

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

pub(super) fn questions(subject: &Subject<'_>, faq: &Faq) -> Value {
    let questions: Vec<Value> = faq
        .items
        .iter()
        .map(|item| {
            json!({
                "@type": "Question",
                "name": item.question,
                "acceptedAnswer": { "@type": "Answer", "text": item.answer },
            })
        })
        .collect();
    json!({
        "@type": "FAQPage",
        "@id": format!("{}#faq", subject.canonical),
        "name": faq.title,
        "inLanguage": subject.language.code(),
        "mainEntity": questions,
    })
}
