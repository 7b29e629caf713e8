//! Breadcrumb: the pages above a page, from the top down to itself.

use serde::Serialize;
use torre_base::page_key::PageKey;
use torre_base::routes::Addresses;
use torre_content::content::Content;
use torre_content::page::{POST_TEMPLATE, Page};
use ts_rs::TS;

use crate::blog_pages::BlogPage;

#[derive(Clone, Debug, Serialize, TS)]
pub struct Crumb {
    pub label: String,
    pub href: String,
}

pub fn breadcrumb(
    content: &Content,
    page: &Page,
    blog: &BlogPage<'_>,
    addresses: Option<&Addresses>,
    key: &PageKey,
) -> Vec<Crumb> {
    let local = content.local(key.language);
    let href = |id: &str| content.routes.href(id, key.language);
    let mut crumbs = Vec::new();
    if let Some((label, own)) = blog.name().zip(addresses) {
        crumbs.push(Crumb { label: label.to_owned(), href: own.main(key.language) });
    }
    let here = blog.template(&key.page);
    let mut above =
        if here == POST_TEMPLATE && !crumbs.is_empty() { page.parent.as_deref() } else { Some(here) };
    // A page cannot stand further down than there are pages, whatever the files say.
    while let Some((id, page)) = above.and_then(|id| Some((id, local.pages.get(id)?))) {
        crumbs.push(Crumb { label: page.name.clone(), href: href(id) });
        above = page.parent.as_deref();
        if crumbs.len() > local.pages.len() {
            break;
        }
    }
    crumbs.reverse();
    crumbs
}
