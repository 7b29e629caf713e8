//! Everything the shelf offers, by address.

use std::sync::Arc;

use crate::calendar;
use crate::content::Content;
use crate::documents;
use crate::language::Language;
use crate::render::page_data::PageDataBuilder;
use crate::render::shelf::Made;
use crate::share;
use crate::share::card::Card;

pub fn stock(content: &Content, site_url: &str) -> Vec<(String, Arc<dyn Made>)> {
    let mut stock = share_images(content, site_url);
    for language in Language::ALL {
        let documents = documents::all(content, site_url, language);
        stock.extend(
            documents.into_iter().map(|(path, document)| (path, Arc::new(document) as Arc<dyn Made>)),
        );
        let calendars = calendar::all(content, site_url, language);
        stock.extend(calendars.into_iter().map(|(path, dates)| (path, Arc::new(dates) as Arc<dyn Made>)));
    }
    stock
}

fn share_images(content: &Content, site_url: &str) -> Vec<(String, Arc<dyn Made>)> {
    let keys = PageDataBuilder { content, site_url }.keys();
    let image = |key| Some((share::path(&key), Arc::new(Card::of(content, &key)?) as Arc<dyn Made>));
    keys.into_iter().filter_map(image).collect()
}
