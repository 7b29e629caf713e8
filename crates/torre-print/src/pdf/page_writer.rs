//! One page of the PDF: decoration as PDF artifacts, text tagged for the structure tree, links as annotations.

use krilla::Document as Pdf;
use krilla::action::{Action, LinkAction};
use krilla::annotation::{Annotation, LinkAnnotation, Target};
use krilla::geom::Rect;
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};

use crate::artefact_error::ArtefactError;
use crate::drawing::primitive::Primitive;
use crate::pdf::layout_box::DisplayItem;
use crate::pdf::page::Page;
use crate::pdf::page_geometry::{HEIGHT, WIDTH};
use crate::pdf::structure_tree::StructureTree;
use crate::pdf::surface::{EmbeddedFonts, draw_primitive, draw_text};

pub fn write_page(
    pdf: &mut Pdf,
    page: &Page,
    fonts: &EmbeddedFonts,
    structure: &mut StructureTree,
) -> Result<(), ArtefactError> {
    let size = PageSettings::from_wh(WIDTH, HEIGHT).ok_or(ArtefactError::PageSize)?;
    let mut pdf_page = pdf.start_page_with(size);
    let mut surface = pdf_page.surface();
    let background = page.background.iter().map(|primitive| (primitive, 0.0));
    decorate(&mut surface, background, ArtifactType::PaginationOther, fonts);
    let mut links = Vec::new();
    for (item, top) in &page.display_list {
        match item {
            DisplayItem::Decoration(primitive) => {
                decorate(&mut surface, [(primitive, *top)], ArtifactType::Layout, fonts);
            }
            DisplayItem::Text { run, x, y, style, node } => {
                let content = surface.start_tagged(ContentTag::Span(SpanTag::empty()));
                draw_text(&mut surface, run, *x, top + y, style.colour, fonts);
                surface.end_tagged();
                structure.attach(*node, content);
            }
            DisplayItem::Link { x, y, width, height, href, node } => {
                let area = Rect::from_xywh(*x, top + y, *width, *height).ok_or(ArtefactError::LinkSize)?;
                links.push((area, href, *node));
            }
        }
    }
    surface.finish();
    // Annotations belong to the page, which is free again only after its surface.
    for (area, href, node) in links {
        let target = Target::Action(Action::Link(LinkAction::new(href.clone())));
        let link = Annotation::new_link(LinkAnnotation::new(area, target), Some(href.clone()));
        structure.attach(node, pdf_page.add_tagged_annotation(link));
    }
    pdf_page.finish();
    Ok(())
}

fn decorate<'a>(
    surface: &mut Surface<'_>,
    primitives: impl IntoIterator<Item = (&'a Primitive, f32)>,
    kind: ArtifactType,
    fonts: &EmbeddedFonts,
) {
    surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(kind)));
    for (primitive, top) in primitives {
        draw_primitive(surface, primitive, top, fonts);
    }
    surface.end_tagged();
}
