//! Share images (Open Graph): 1200 x 630, drawn from what the page says of itself.

pub mod indexed_png;
pub mod layout;
pub mod strip;
pub mod svg;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use torre_pages::share_card::{HEIGHT, ShareCard, WIDTH};

use crate::artefact::Artefact;
use crate::artefact_error::ArtefactError;
use crate::drawing::font_files::FontFiles;

impl Artefact for ShareCard {
    /// As PNG.
    fn render(&self, fonts: &FontFiles) -> Result<Vec<u8>, ArtefactError> {
        let fonts = fonts.parse().ok_or(ArtefactError::Fonts)?;
        let svg = svg::write(&layout::primitives(self, &fonts), &fonts);
        let tree = Tree::from_str(&svg, &Options::default())?;
        let mut pixels = Pixmap::new(WIDTH, HEIGHT).ok_or(ArtefactError::ImageSize)?;
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        Ok(indexed_png::encode(pixels.data())?)
    }

    fn content_type(&self) -> &'static str {
        "image/png"
    }

    fn input(&self) -> Vec<u8> {
        self.input()
    }

    fn is_embeddable(&self) -> bool {
        true
    }
}
