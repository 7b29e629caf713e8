//! A whole document: its cover, and its sections on pages.

use crate::drawing::shaping::Fonts;
use crate::pdf::model::Document;
use crate::pdf::page::Page;
use crate::pdf::page_background::background;
use crate::pdf::pagination::paginate;
use crate::pdf::structure_tree::StructureTree;
use crate::pdf::typeset::typesetter::Typesetter;

pub fn typeset(document: &Document, fonts: &Fonts<'_>, structure: &mut StructureTree) -> Vec<Page> {
    let mut typesetter = Typesetter { fonts, structure };
    let cover = typesetter.cover(document);
    let sections = document.sections.iter().enumerate();
    let boxes = sections.flat_map(|(index, section)| typesetter.section(section, index + 1)).collect();
    let mut pages = paginate(boxes);
    let count = pages.len() + 1;
    for (index, page) in pages.iter_mut().enumerate() {
        page.background = background(document, fonts, index + 2, count);
    }
    pages.insert(0, cover);
    pages
}
