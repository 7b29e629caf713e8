//! The PDF writer: tagged, with an outline, links, a title and a language, as PDF/UA-1 asks.

use std::collections::HashMap;

use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::Point;
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::text::Font;
use krilla::{Document as Pdf, SerializeSettings};

use crate::artefact_error::ArtefactError;
use crate::drawing::font_files::FontFiles;
use crate::drawing::typeface::Typeface;
use crate::pdf::model::Document;
use crate::pdf::page_writer::write_page;
use crate::pdf::structure_tree::StructureTree;
use crate::pdf::surface::EmbeddedFonts;
use crate::pdf::typeset::document::typeset;

pub fn write(document: &Document, files: &FontFiles) -> Result<Vec<u8>, ArtefactError> {
    let fonts = files.parse().ok_or(ArtefactError::Fonts)?;
    let embedded = embed(files)?;
    let mut structure = StructureTree::default();
    let pages = typeset(document, &fonts, &mut structure);
    let mut pdf = Pdf::new_with(settings()?);
    let mut outline = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        write_page(&mut pdf, page, &embedded, &mut structure)?;
        for (title, y) in &page.outline_entries {
            let destination = XyzDestination::new(index, Point::from_xy(0.0, (y - 12.0).max(0.0)));
            outline.push_child(OutlineNode::new(title.clone(), destination));
        }
    }
    pdf.set_outline(outline);
    pdf.set_metadata(metadata(document));
    pdf.set_tag_tree(structure.to_tag_tree().with_lang(Some(document.language.code().to_owned())));
    pdf.finish().map_err(ArtefactError::Pdf)
}

fn settings() -> Result<SerializeSettings, ArtefactError> {
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = accessible.map_err(ArtefactError::PdfConfiguration)?;
    Ok(SerializeSettings { configuration, enable_tagging: true, ..SerializeSettings::default() })
}

fn embed(files: &FontFiles) -> Result<EmbeddedFonts, ArtefactError> {
    let mut fonts = HashMap::new();
    for typeface in Typeface::ALL {
        let bytes = files.bytes(typeface).to_vec();
        fonts.insert(typeface, Font::new(bytes.into(), 0).ok_or(ArtefactError::FontEmbedding)?);
    }
    Ok(fonts)
}

fn metadata(document: &Document) -> Metadata {
    let (year, month) = document.edition;
    let date = DateTime::new(year.unsigned_abs()).month(month.unsigned_abs()).day(1);
    Metadata::new()
        .title(document.title.clone())
        .description(document.description.clone())
        .keywords(document.keywords.clone())
        .authors(vec![document.author.clone()])
        .language(document.language.code().to_owned())
        .creation_date(date)
        // The same content gives the same bytes, and so the same ETag.
        .document_id(document.file_name.clone())
}
