//! The typefaces, and text set in them: which glyphs, how wide.

use std::ops::Range;

use bytes::Bytes;
use harfrust::{ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use torre_content::source::Files;

use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

/// The font files, as the front-end build made them.
#[derive(Clone, Debug)]
pub struct FontFiles([Bytes; 4]);

impl FontFiles {
    /// Or says which file is missing or broken.
    pub fn load(files: &Files) -> Result<FontFiles, String> {
        let mut fonts = [const { Bytes::new() }; 4];
        for (font, face) in fonts.iter_mut().zip(Typeface::ALL) {
            let bytes = files.get(face.file()).ok_or_else(|| format!("{} is missing", face.file()))?;
            Face::open(bytes).ok_or_else(|| format!("{} is no font", face.file()))?;
            *font = bytes.clone();
        }
        Ok(FontFiles(fonts))
    }

    pub fn bytes(&self, face: Typeface) -> &Bytes {
        &self.0[face as usize]
    }

    /// The faces, ready to set text. `None` cannot happen: the files were read when they were loaded.
    pub fn open(&self) -> Option<Faces<'_>> {
        let [display, mono, text, strong] = &self.0;
        Some(Faces([Face::open(display)?, Face::open(mono)?, Face::open(text)?, Face::open(strong)?]))
    }
}

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

/// A stretch of text in one face and size, on one line.
#[derive(Clone, Debug)]
pub struct Run {
    pub text: String,
    pub glyphs: Vec<Glyph>,
    pub face: Typeface,
    pub size: f32,
}

impl Run {
    pub fn width(&self) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * self.size
    }
}

/// One font, and what setting text in it needs again and again.
pub struct Face<'a> {
    font: FontRef<'a>,
    shaping: ShaperData,
    pub units_per_em: f32,
}

impl<'a> Face<'a> {
    fn open(bytes: &'a [u8]) -> Option<Face<'a>> {
        let font = FontRef::new(bytes).ok()?;
        let units_per_em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
        let shaping = ShaperData::new(&font);
        (units_per_em > 0.0).then_some(Face { font, shaping, units_per_em })
    }

    fn knows(&self, sign: char) -> bool {
        self.font.charmap().map(sign).is_some_and(|glyph| glyph != GlyphId::NOTDEF)
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

pub struct Faces<'a>([Face<'a>; 4]);

impl<'a> Faces<'a> {
    pub fn face(&self, face: Typeface) -> &Face<'a> {
        &self.0[face as usize]
    }

    /// Sets a text on one line.
    pub fn run(&self, text: &str, style: &Style) -> Run {
        let face = self.face(style.face);
        let text = printable(text, face, style.capitals);
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(&text);
        buffer.guess_segment_properties();
        let shaped = face.shaping.shaper(&face.font).build().shape(buffer, ShapeOptions::new());
        let em = face.units_per_em;
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
        Run { text, glyphs, face: style.face, size: style.size }
    }

    pub fn width(&self, text: &str, style: &Style) -> f32 {
        self.run(text, style).width()
    }
}

/// A character that the face lacks would print as an empty box.
fn printable(text: &str, face: &Face<'_>, capitals: bool) -> String {
    let text = if capitals { text.to_uppercase() } else { text.to_owned() };
    text.chars()
        .map(|sign| {
            if face.knows(sign) {
                sign
            } else if sign.is_whitespace() {
                ' '
            } else {
                '?'
            }
        })
        .collect()
}
