//! The picture that social networks show of a page: 1200 x 630, drawn from what the page says of itself.

pub mod layout;
pub mod palette;
pub mod strip;
pub mod svg;

use torre_pages::share_card::{HEIGHT, ShareCard, WIDTH};

use crate::artefact::Made;
use crate::drawing::face::FontFiles;

/// Draws a card and writes it as PNG.
pub fn draw(card: &ShareCard, fonts: &FontFiles) -> Result<Vec<u8>, String> {
    let faces = fonts.open().ok_or("the fonts cannot be read")?;
    let svg = svg::write(&layout::marks(card, &faces), &faces);
    let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default())
        .map_err(|error| error.to_string())?;
    let mut pixels = resvg::tiny_skia::Pixmap::new(WIDTH, HEIGHT).ok_or("no picture of this size")?;
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut pixels.as_mut());
    palette::png(pixels.data()).map_err(|error| error.to_string())
}

impl Made for ShareCard {
    fn make(&self, fonts: &FontFiles) -> Result<Vec<u8>, String> {
        draw(self, fonts)
    }

    fn content_type(&self) -> &'static str {
        "image/png"
    }

    fn input(&self) -> Vec<u8> {
        self.input()
    }

    fn shown_elsewhere(&self) -> bool {
        true
    }
}
