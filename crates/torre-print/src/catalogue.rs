//! The catalogue of artefacts: every one that the content gives rise to, by address.

use std::sync::Arc;

use torre_base::language::Language;
use torre_base::page_key::PageKey;
use torre_base::routes::PageId;
use torre_content::content::Content;
use torre_pages::blog_pages;
use torre_pages::share_card::{self, ShareCard};

use crate::artefact::{Artefact, ArtefactEntry};
use crate::calendar;
use crate::pdf;

pub fn catalogue(content: &Content, site_url: &str) -> Vec<ArtefactEntry> {
    let mut entries: Vec<ArtefactEntry> =
        Language::ALL.into_iter().flat_map(|language| share_images(content, language)).collect();
    for language in Language::ALL {
        let documents = pdf::documents(content, site_url, language);
        entries.extend(documents.into_iter().map(|(path, document)| entry(path, document)));
        let calendars = calendar::calendars(content, site_url, language);
        entries.extend(calendars.into_iter().map(|(path, calendar)| entry(path, calendar)));
    }
    entries
}

fn entry(path: String, artefact: impl Artefact + 'static) -> ArtefactEntry {
    ArtefactEntry { path, artefact: Arc::new(artefact), cached: true }
}

fn share_images(content: &Content, language: Language) -> Vec<ArtefactEntry> {
    let newest = blog_pages::newest(&content.local(language).posts);
    let image = |page: &PageId| {
        let key = PageKey { page: page.clone(), language };
        let cached = !blog_pages::is_post(page) || newest.contains(page);
        Some(ArtefactEntry { cached, ..entry(share_card::path(&key), ShareCard::of(content, &key)?) })
    };
    content.routes.pages().filter_map(|(page, _)| image(page)).collect()
}
