//! Every address that search engines should know, with its counterpart in the other language.

use std::fmt::Write as _;

use crate::content::Content;
use crate::content::dates::parse_date;
use crate::language::Language;
use crate::render::document::escape;
use crate::seo::head::alternates;

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
        let post = page.strip_prefix("blog/").and_then(|id| spanish.posts.get(id));
        let written = post.and_then(|post| parse_date(&post.date.iso));
        let versions = alternates(addresses, site_url);
        for language in Language::ALL {
            let _ =
                write!(xml, "<url><loc>{}</loc>", escape(&format!("{site_url}{}", addresses.main(language))));
            for (code, href) in &versions {
                let _ = write!(
                    xml,
                    "<xhtml:link rel=\"alternate\" hreflang=\"{code}\" href=\"{}\"/>",
                    escape(href)
                );
            }
            if let Some(day) = written {
                let _ = write!(xml, "<lastmod>{day}</lastmod>");
            }
            xml.push_str("</url>\n");
        }
    }
    xml.push_str("</urlset>\n");
    xml
}
