//! The picture that social networks show of a page: 1200 x 630, drawn from what the page says of itself.

pub mod card;
pub mod layout;
pub mod palette;
pub mod strip;
pub mod svg;

use crate::content::Content;
use crate::content::documents::fill;
use crate::drawing::face::FontFiles;
use crate::render::page_data::PageKey;
use crate::render::shelf::{Made, version};
use crate::share::card::Card;

pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// Draws a card and writes it as PNG.
pub fn draw(card: &Card, fonts: &FontFiles) -> Result<Vec<u8>, String> {
    let faces = fonts.open().ok_or("the fonts cannot be read")?;
    let svg = svg::write(&layout::marks(card, &faces), &faces);
    let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default())
        .map_err(|error| error.to_string())?;
    let mut pixels = resvg::tiny_skia::Pixmap::new(WIDTH, HEIGHT).ok_or("no picture of this size")?;
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut pixels.as_mut());
    palette::png(pixels.data()).map_err(|error| error.to_string())
}

/// Raised when the same card is drawn differently: addresses carry it, and networks keep pictures by address.
const REVISION: &str = "1";

impl Made for Card {
    fn make(&self, fonts: &FontFiles) -> Result<Vec<u8>, String> {
        draw(self, fonts)
    }

    fn content_type(&self) -> &'static str {
        "image/png"
    }

    fn input(&self) -> Vec<u8> {
        serde_json::to_vec(&(REVISION, self)).unwrap_or_default()
    }

    fn shown_elsewhere(&self) -> bool {
        true
    }
}

/// `/share/block-1.es.png`, `/share/blog/<slug>.en.png`
pub fn path(key: &PageKey) -> String {
    format!("/share/{}.{}.png", key.page, key.language)
}

/// A page's picture as its head names it.
pub struct ShareImage {
    pub href: String,
    pub alt: String,
}

impl ShareImage {
    /// None where a page has no address, and so nobody shares it.
    pub fn of(content: &Content, key: &PageKey) -> Option<ShareImage> {
        let card = Card::of(content, key)?;
        let href = format!("{}?v={}", path(key), version(&card));
        let words = [
            ("title", card.title.as_str()),
            ("kind", &card.kind),
            ("school", &card.school),
            ("tagline", &card.tagline),
        ];
        let alt = fill(&content.local(key.language).documents.share.alt, &words);
        Some(ShareImage { href, alt })
    }
}
