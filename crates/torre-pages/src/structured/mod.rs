//! What a page says to machines in the words of schema.org, as JSON-LD: made from the same content as the
//! page itself. `e2e/structured-data.ts` holds the rules it is checked against.

mod article;
mod course;
mod lists;
mod school;

use serde_json::{Value, json};
use torre_base::language::Language;
use torre_base::routes::RouteTable;
use torre_content::LocalContent;
use torre_content::post::Post;
use torre_content::sections::{Section, SectionBody};

use crate::page_data::Crumb;

/// Pages that introduce the school itself; the others only name it.
const ABOUT_THE_SCHOOL: [&str; 4] = ["home", "contact", "madrid", "canarias"];
const HOME: &str = "home";

/// One page, as far as machines are told about it.
pub struct Subject<'a> {
    pub page: &'a str,
    pub language: Language,
    pub site_url: &'a str,
    pub local: &'a LocalContent,
    pub routes: &'a RouteTable,
    pub sections: &'a [Section],
    pub breadcrumb: &'a [Crumb],
    pub post: Option<&'a Post>,
    /// The page's own address and picture, whole.
    pub canonical: &'a str,
    pub image: &'a str,
    /// The day the page last changed.
    pub changed: Option<String>,
}

impl Subject<'_> {
    fn absolute(&self, href: &str) -> String {
        if href.starts_with('/') { format!("{}{href}", self.site_url) } else { href.to_owned() }
    }
}

/// Everything the page says, as one document.
pub fn structured_data(subject: &Subject<'_>) -> String {
    let mut graph = Vec::new();
    if ABOUT_THE_SCHOOL.contains(&subject.page) {
        graph.push(school::school(subject));
    }
    if subject.page == HOME {
        graph.push(school::website(subject));
    }
    graph.extend(lists::breadcrumb(subject));
    graph.extend(subject.post.map(|post| article::article(subject, post)));
    graph.extend(course::of_page(subject));
    for section in subject.sections {
        match &section.body {
            SectionBody::CourseBoard(board) => graph.push(course::list(subject, board)),
            SectionBody::Faq(faq) => graph.push(lists::questions(subject, faq)),
            _ => {}
        }
    }
    if graph.is_empty() {
        return String::new();
    }
    in_script(&json!({ "@context": "https://schema.org", "@graph": graph }))
}

/// Inside a script element only `<` could end the data early.
fn in_script(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_can_end_the_script_it_stands_in() {
        let hostile = json!({ "name": "</script><script>alert(1)</script>" });
        let written = in_script(&hostile);
        assert!(!written.contains('<'));
        assert_eq!(serde_json::from_str::<Value>(&written).unwrap(), hostile);
    }
}
