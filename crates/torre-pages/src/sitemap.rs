//! Sitemap: every address that search engines should know, with its counterpart in the other language and the day it
//! last changed.

use std::fmt::Write as _;

use torre_base::html::escape;
use torre_base::language::Language;
use torre_content::content::Content;

use crate::language_versions::LanguageVersions;

pub fn sitemap(content: &Content, site_url: &str) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    let spanish = content.local(Language::Es);
    for (page, addresses) in content.routes.pages() {
        if spanish.pages.get(page).is_some_and(|page| page.head.noindex) {
            continue;
        }
        let versions = LanguageVersions::of(content, page, addresses, site_url);
        let modified = content.last_modified.of_page(page).map(|day| day.to_string());
        for language in versions.languages() {
            entry(&mut xml, &versions, *language, modified.as_deref());
        }
    }
    xml.push_str("</urlset>\n");
    xml
}

fn entry(xml: &mut String, versions: &LanguageVersions<'_>, language: Language, modified: Option<&str>) {
    let _ = write!(xml, "<url><loc>{}</loc>", escape(&versions.canonical(language)));
    if let Some(day) = modified {
        let _ = write!(xml, "<lastmod>{day}</lastmod>");
    }
    for (code, href) in versions.alternates() {
        let _ = write!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{}\"/>", escape(&href));
    }
    xml.push_str("</url>\n");
}
