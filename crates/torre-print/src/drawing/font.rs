//! One font: its character map, its outlines, and what shaping text in it needs again and again.

use harfrust::{GlyphBuffer, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

pub struct Font<'a> {
    font: FontRef<'a>,
    shaper: ShaperData,
    pub units_per_em: f32,
}

impl<'a> Font<'a> {
    /// None: these bytes are no font.
    pub(super) fn parse(bytes: &'a [u8]) -> Option<Font<'a>> {
        let font = FontRef::new(bytes).ok()?;
        let units_per_em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        let shaper = ShaperData::new(&font);
        (units_per_em > 0.0).then_some(Font { font, shaper, units_per_em })
    }

    pub(super) fn has_glyph(&self, character: char) -> bool {
        self.font.charmap().map(character).is_some_and(|glyph| glyph != GlyphId::NOTDEF)
    }

    pub(super) fn shape(&self, text: &str) -> GlyphBuffer {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        self.shaper.shaper(&self.font).build().shape(buffer, ShapeOptions::new())
    }

    /// Draws a glyph in the units of the font. One without an outline, a space, leaves no trace.
    pub fn outline(&self, glyph: u16, pen: &mut impl OutlinePen) {
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        if let Some(outline) = self.font.outline_glyphs().get(GlyphId::from(glyph)) {
            // A glyph that is broken in the file is left out.
            let _ = outline.draw(settings, pen);
        }
    }
}
