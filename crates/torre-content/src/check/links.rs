//! Links inside texts: Markdown of pages and posts. Links of their own field are checked where they are resolved.

use torre_base::language::Language;
use torre_base::routes::path_of;

use crate::check::page_values::{PageValues, each_text};
use crate::content::Content;
use crate::diagnostics::{Diagnostic, Diagnostics, Missing};
use crate::links::LinkError;
use crate::markdown::hrefs;

pub fn check(content: &Content, values: &PageValues<'_>, language: Language, diagnostics: &mut Diagnostics) {
    for (page, sections) in values.pages() {
        for (index, section) in sections.iter().enumerate() {
            let at = format!("sections[{index}]");
            each_text(section, &mut |text| {
                check_links(content, language, hrefs(text), &page.file, &at, diagnostics);
            });
        }
    }
    let posts = &content.local(language).posts;
    for post in posts.iter().filter(|post| post.language == language && !post.links.is_empty()) {
        let file = format!("blog/{}/post.{language}.md", post.id);
        check_links(content, language, post.links.iter().map(String::as_str), &file, "", diagnostics);
    }
}

fn check_links<'a>(
    content: &Content,
    language: Language,
    hrefs: impl Iterator<Item = &'a str>,
    file: &str,
    at: &str,
    diagnostics: &mut Diagnostics,
) {
    for href in hrefs.filter(|href| href.starts_with('/')) {
        let path = path_of(href);
        if content.media.file(path).is_some() {
            continue;
        }
        match content.routes.find(path) {
            None => {
                let fault = Diagnostic::error(file, at, LinkError::NoPage(href.to_owned()).to_string());
                diagnostics.push(fault.about(href).because_of(Missing::Page(path.to_owned())));
            }
            Some(route) if !speaks(href, route.language, language) => {
                let expected = content.routes.href(&route.page, language);
                let message = format!("\"{href}\" is in the other language; expected \"{expected}\"");
                diagnostics.push(Diagnostic::error(file, at, message).about(href));
            }
            Some(_) => {}
        }
    }
}

fn speaks(href: &str, address: Option<Language>, language: Language) -> bool {
    match address {
        Some(address) => address == language,
        None => href.contains("lang=en") == (language == Language::En),
    }
}
