//! Everything the shelf offers, by address.

use std::sync::Arc;

use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_base::routes::PageId;
use torre_content::content::Content;
use torre_pages::blog_pages;
use torre_pages::share_card::{self, ShareCard};

use crate::artefact::{Made, Wanted};
use crate::calendar;
use crate::documents;

pub fn stock(content: &Content, site_url: &str) -> Vec<Wanted> {
    let mut stock: Vec<Wanted> =
        Language::ALL.into_iter().flat_map(|language| share_images(content, language)).collect();
    for language in Language::ALL {
        let documents = documents::all(content, site_url, language);
        stock.extend(documents.into_iter().map(|(path, document)| wanted(path, document)));
        let calendars = calendar::all(content, site_url, language);
        stock.extend(calendars.into_iter().map(|(path, dates)| wanted(path, dates)));
    }
    stock
}

fn wanted(path: String, made: impl Made + 'static) -> Wanted {
    Wanted { path, made: Arc::new(made), kept: true }
}

fn share_images(content: &Content, language: Language) -> Vec<Wanted> {
    let newest = blog_pages::newest(&content.local(language).posts);
    let image = |page: &PageId| {
        let key = PageKey { page: page.clone(), language };
        let kept = !blog_pages::is_post(page) || newest.contains(page);
        Some(Wanted { kept, ..wanted(share_card::path(&key), ShareCard::of(content, &key)?) })
    };
    content.routes.pages().filter_map(|(page, _)| image(page)).collect()
}
