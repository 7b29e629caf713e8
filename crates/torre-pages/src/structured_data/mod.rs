//! Structured data (schema.org, as JSON-LD), made from the same content as the page itself.
//! `e2e/structured-data.ts` holds the rules it is checked against.

mod article;
mod breadcrumb;
mod course;
mod faq;
mod school;
pub mod subject;

use serde_json::json;
use torre_base::html::escape_script_json;
use torre_content::sections::SectionBody;

use crate::structured_data::subject::Subject;

/// Pages that introduce the school itself; the others only name it.
const ABOUT_THE_SCHOOL: [&str; 4] = ["home", "contact", "madrid", "canarias"];
const HOME: &str = "home";

/// Everything the page says, as one document.
pub fn structured_data(subject: &Subject<'_>) -> String {
    let mut graph = Vec::new();
    if ABOUT_THE_SCHOOL.contains(&subject.page) {
        graph.push(school::school(subject));
    }
    if subject.page == HOME {
        graph.push(school::website(subject));
    }
    graph.extend(breadcrumb::breadcrumb(subject));
    graph.extend(subject.post.map(|post| article::article(subject, post)));
    graph.extend(course::of_page(subject));
    for section in subject.sections {
        match &section.body {
            SectionBody::CourseBoard(board) => graph.push(course::list(subject, board)),
            SectionBody::Faq(faq) => graph.push(faq::questions(subject, faq)),
            _ => {}
        }
    }
    if graph.is_empty() {
        return String::new();
    }
    let document = json!({ "@context": "https://schema.org", "@graph": graph });
    escape_script_json(&document.to_string())
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn no_text_can_end_the_script_it_stands_in() {
        let hostile = json!({ "name": "</script><script>alert(1)</script>" });
        let written = escape_script_json(&hostile.to_string());
        assert!(!written.contains('<'));
        assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), hostile);
    }
}
