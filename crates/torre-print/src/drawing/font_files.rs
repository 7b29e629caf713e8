//! The font files, as the front-end build made them.

use bytes::Bytes;
use torre_content::source::Files;

use crate::drawing::font::Font;
use crate::drawing::shaping::Fonts;
use crate::drawing::typeface::Typeface;

#[derive(Clone, Debug)]
pub struct FontFiles([Bytes; 4]);

/// Which file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FontError {
    #[error("{0} is missing")]
    Missing(&'static str),
    #[error("{0} is no font")]
    Invalid(&'static str),
}

impl FontFiles {
    pub fn load(files: &Files) -> Result<FontFiles, FontError> {
        let mut fonts = [const { Bytes::new() }; 4];
        for (font, typeface) in fonts.iter_mut().zip(Typeface::ALL) {
            let file = typeface.file();
            let bytes = files.get(file).ok_or(FontError::Missing(file))?;
            Font::parse(bytes).ok_or(FontError::Invalid(file))?;
            *font = bytes.clone();
        }
        Ok(FontFiles(fonts))
    }

    pub fn bytes(&self, typeface: Typeface) -> &Bytes {
        &self.0[typeface as usize]
    }

    /// The fonts, ready to shape text. `None` cannot happen: the files were parsed when they were loaded.
    pub fn parse(&self) -> Option<Fonts<'_>> {
        let [display, mono, text, strong] = &self.0;
        Some(Fonts::new([
            Font::parse(display)?,
            Font::parse(mono)?,
            Font::parse(text)?,
            Font::parse(strong)?,
        ]))
    }
}
