//! Text shaping: from a text and its style to positioned glyphs.

use std::ops::Range;

use crate::drawing::font::Font;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;

#[derive(Clone, Debug)]
pub struct Glyph {
    pub id: u16,
    /// Advance and offsets in em, letter spacing included.
    pub advance: f32,
    pub x: f32,
    pub y: f32,
    /// The bytes of the run's text that it stands for.
    pub text: Range<usize>,
}

/// Shaped text in one typeface and size, on one line.
#[derive(Clone, Debug)]
pub struct GlyphRun {
    pub text: String,
    pub glyphs: Vec<Glyph>,
    pub typeface: Typeface,
    pub size: f32,
}

impl GlyphRun {
    pub fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * self.size
    }
}

/// The font of every typeface.
pub struct Fonts<'a>([Font<'a>; 4]);

impl<'a> Fonts<'a> {
    /// In the order of [`Typeface::ALL`].
    pub(super) fn new(fonts: [Font<'a>; 4]) -> Fonts<'a> {
        Fonts(fonts)
    }

    pub fn font(&self, typeface: Typeface) -> &Font<'a> {
        &self.0[typeface as usize]
    }

    pub fn shape(&self, text: &str, style: &TextStyle) -> GlyphRun {
        let font = self.font(style.typeface);
        let text = printable(text, font, style.capitals);
        let shaped = font.shape(&text);
        let em = font.units_per_em;
        let starts: Vec<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions()).enumerate();
        let glyphs = glyphs.map(|(index, (info, position))| Glyph {
            id: u16::try_from(info.glyph_id).unwrap_or_default(),
            advance: position.x_advance as f32 / em + style.tracking,
            x: position.x_offset as f32 / em,
            y: position.y_offset as f32 / em,
            text: starts[index]
                ..starts[index..].iter().find(|next| **next > starts[index]).copied().unwrap_or(text.len()),
        });
        let glyphs = glyphs.collect();
        GlyphRun { text, glyphs, typeface: style.typeface, size: style.size }
    }

    pub fn width(&self, text: &str, style: &TextStyle) -> f32 {
        self.shape(text, style).width()
    }
}

/// A character that the font lacks would print as an empty box.
fn printable(text: &str, font: &Font<'_>, capitals: bool) -> String {
    let text = if capitals { text.to_uppercase() } else { text.to_owned() };
    text.chars()
        .map(|character| {
            if font.has_glyph(character) {
                character
            } else if character.is_whitespace() {
                ' '
            } else {
                '?'
            }
        })
        .collect()
}
