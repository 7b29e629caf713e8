//! Share images (Open Graph): 1200 x 630, drawn from what the page says of itself.

pub mod indexed_png;
pub mod layout;
pub mod strip;
pub mod svg;

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};
use resvg::usvg::{Options, Tree};
use torre_pages::share_card::{HEIGHT, ShareCard, WIDTH};

use crate::artefact::Artefact;
use crate::artefact_error::ArtefactError;
use crate::drawing::font_files::FontFiles;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;

impl Artefact for ShareCard {
    /// As PNG.
    fn render(&self, fonts: &FontFiles) -> Result<Vec<u8>, ArtefactError> {
        let fonts = fonts.parse().ok_or(ArtefactError::Fonts)?;
        let mut pixels = Pixmap::new(WIDTH, HEIGHT).ok_or(ArtefactError::ImageSize)?;
        draw(&layout::background(), &fonts, &mut pixels)?;
        // A cover that is no drawing after all costs the post its cover, not its picture.
        let cover =
            self.cover.as_ref().and_then(|cover| Tree::from_data(&cover.svg, &Options::default()).ok());
        match cover {
            Some(cover) => draw_cover(&cover, &mut pixels)?,
            None => draw(&layout::motif(self, &fonts), &fonts, &mut pixels)?,
        }
        draw(&layout::words(self, &fonts), &fonts, &mut pixels)?;
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

/// Over what is there already.
fn draw(primitives: &[Primitive], fonts: &Fonts<'_>, pixels: &mut Pixmap) -> Result<(), ArtefactError> {
    let tree = Tree::from_str(&svg::write(primitives, fonts), &Options::default())?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(())
}

/// As large as it must be to fill the picture above the footer; what stands out is cut off at both sides alike.
fn draw_cover(tree: &Tree, pixels: &mut Pixmap) -> Result<(), ArtefactError> {
    let (wide, high) = (WIDTH as f32, layout::FOOTER_EDGE);
    let size = tree.size();
    let scale = (wide / size.width()).max(high / size.height());
    let left = (wide - size.width() * scale) / 2.0;
    let top = (high - size.height() * scale) / 2.0;
    let mut cover = Pixmap::new(WIDTH, high as u32).ok_or(ArtefactError::ImageSize)?;
    resvg::render(tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut cover.as_mut());
    pixels.draw_pixmap(0, 0, cover.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    Ok(())
}
