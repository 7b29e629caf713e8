//! `FAQPage`: the questions a page answers.

use serde_json::{Value, json};
use torre_content::sections::general::Faq;

use crate::structured_data::subject::Subject;

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
