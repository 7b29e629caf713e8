//! Pages as PDF: tagged, with an outline, links, a title and a language, as PDF/UA-1 asks.

use std::collections::HashMap;

use krilla::action::{Action, LinkAction};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{Point, Rect};
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::text::Font;
use krilla::{Document as Pdf, SerializeSettings};

use crate::documents::ink;
use crate::documents::ink::Fonts;
use crate::documents::model::Document;
use crate::documents::pages;
use crate::documents::pages::Page;
use crate::documents::piece::Op;
use crate::documents::set::Setter;
use crate::documents::sheet::{HEIGHT, WIDTH};
use crate::documents::structure::Structure;
use crate::drawing::face::{Faces, FontFiles};
use crate::drawing::mark::Mark;
use crate::drawing::typeface::Typeface;

pub fn pdf(document: &Document, files: &FontFiles) -> Result<Vec<u8>, String> {
    let faces = files.open().ok_or("the fonts cannot be read")?;
    let fonts = krilla_fonts(files)?;
    let mut structure = Structure::default();
    let pages = set(document, &faces, &mut structure);
    let mut pdf = Pdf::new_with(settings()?);
    let mut outline = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        paint(&mut pdf, page, &fonts, &mut structure)?;
        for (title, y) in &page.anchors {
            let place = XyzDestination::new(index, Point::from_xy(0.0, (y - 12.0).max(0.0)));
            outline.push_child(OutlineNode::new(title.clone(), place));
        }
    }
    pdf.set_outline(outline);
    pdf.set_metadata(metadata(document));
    pdf.set_tag_tree(structure.tree().with_lang(Some(document.language.code().to_owned())));
    pdf.finish().map_err(|error| format!("{error:?}"))
}

fn set(document: &Document, faces: &Faces<'_>, structure: &mut Structure) -> Vec<Page> {
    let mut setter = Setter { faces, structure };
    let cover = setter.cover(document);
    let sections = document.sections.iter().enumerate();
    let pieces = sections.flat_map(|(index, section)| setter.section(section, index + 1)).collect();
    let mut pages = pages::paginate(pieces);
    let count = pages.len() + 1;
    for (index, page) in pages.iter_mut().enumerate() {
        page.frame = pages::frame(document, faces, index + 2, count);
    }
    pages.insert(0, cover);
    pages
}

fn settings() -> Result<SerializeSettings, String> {
    let accessible = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
    let configuration = accessible.map_err(|error| format!("{error:?}"))?;
    Ok(SerializeSettings { configuration, enable_tagging: true, ..SerializeSettings::default() })
}

fn krilla_fonts(files: &FontFiles) -> Result<Fonts, String> {
    let mut fonts = HashMap::new();
    for face in Typeface::ALL {
        let font = Font::new(files.bytes(face).to_vec().into(), 0).ok_or("a font cannot be embedded")?;
        fonts.insert(face, font);
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

fn paint(pdf: &mut Pdf, page: &Page, fonts: &Fonts, structure: &mut Structure) -> Result<(), String> {
    let size = PageSettings::from_wh(WIDTH, HEIGHT).ok_or("a page of this size cannot be")?;
    let mut sheet = pdf.start_page_with(size);
    let mut surface = sheet.surface();
    ornament(&mut surface, page.frame.iter().map(|mark| (mark, 0.0)), ArtifactType::PaginationOther, fonts);
    let mut links = Vec::new();
    for (op, top) in &page.ops {
        match op {
            Op::Mark(mark) => ornament(&mut surface, [(mark, *top)], ArtifactType::Layout, fonts),
            Op::Text { run, x, y, style, node } => {
                let content = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
                ink::text(&mut surface, run, *x, top + y, style.colour, fonts);
                surface.end_tagged();
                structure.drawn(*node, content);
            }
            Op::Link { .. } => links.push((op, *top)),
        }
    }
    surface.finish();
    for (op, top) in links {
        if let Op::Link { x, y, width, height, href, node } = op {
            let place = Rect::from_xywh(*x, top + y, *width, *height).ok_or("a link has no size")?;
            let target = Target::Action(Action::Link(LinkAction::new(href.clone())));
            let link = Annotation::new_link(LinkAnnotation::new(place, target), Some(href.clone()));
            structure.drawn(*node, sheet.add_tagged_annotation(link));
        }
    }
    sheet.finish();
    Ok(())
}

fn ornament<'a>(
    surface: &mut Surface<'_>,
    marks: impl IntoIterator<Item = (&'a Mark, f32)>,
    kind: ArtifactType,
    fonts: &Fonts,
) {
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(kind)));
    for (mark, top) in marks {
        ink::mark(surface, mark, top, fonts);
    }
    surface.end_tagged();
}
