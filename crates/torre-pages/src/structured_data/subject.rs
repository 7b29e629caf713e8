//! The subject of structured data: one page, as far as machines are told about it.

use torre_base::language::Language;
use torre_base::routes::RouteTable;
use torre_content::content::LocalContent;
use torre_content::post::Post;
use torre_content::sections::Section;

use crate::breadcrumb::Crumb;

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
    pub modified: Option<String>,
}

impl Subject<'_> {
    pub(super) fn absolute(&self, href: &str) -> String {
        if href.starts_with('/') { format!("{}{href}", self.site_url) } else { href.to_owned() }
    }
}
