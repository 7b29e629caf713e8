//! Pieces on pages: what holds together stays together, and every page has its head and foot.

use torre_content::text::interpolate;

use crate::documents::model::Document;
use crate::documents::piece::{Op, Piece};
use crate::documents::sheet::{BOTTOM, HAIR, HEIGHT, LABEL, LEFT, RIGHT, TOP, WIDTH};
use crate::drawing::colour::{GRAPHITE, INK_LINE, PAPER, PAPER_LINE, PHOSPHOR_DEEP};
use crate::drawing::face::Faces;
use crate::drawing::mark::Mark;
use crate::drawing::motif::brand::brand;
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

/// One page: things at their place on the sheet.
#[derive(Debug, Default)]
pub struct Page {
    /// Ornaments, and words that every page repeats.
    pub frame: Vec<Mark>,
    pub ops: Vec<(Op, f32)>,
    /// Where sections begin: their titles and heights.
    pub anchors: Vec<(String, f32)>,
}

/// Puts pieces on as many pages as they need.
pub fn paginate(pieces: Vec<Piece>) -> Vec<Page> {
    let mut pages = vec![Page::default()];
    let mut y = TOP;
    for group in groups(pieces) {
        if y > TOP && y + height(&group) > BOTTOM {
            pages.push(Page::default());
            y = TOP;
        }
        for piece in group {
            y += if y > TOP { piece.before } else { 0.0 };
            if let Some(page) = pages.last_mut() {
                page.anchors.extend(piece.anchor.map(|title| (title, y)));
                page.ops.extend(piece.ops.into_iter().map(|op| (op, y)));
            }
            y += piece.height;
        }
    }
    pages
}

/// Pieces up to the first that may stand at the foot of a page.
fn groups(pieces: Vec<Piece>) -> Vec<Vec<Piece>> {
    let mut groups = Vec::new();
    let mut group = Vec::new();
    for piece in pieces {
        let keep = piece.keep;
        group.push(piece);
        if !keep {
            groups.push(std::mem::take(&mut group));
        }
    }
    groups.push(group);
    groups
}

fn height(group: &[Piece]) -> f32 {
    group.iter().map(|piece| piece.before + piece.height).sum()
}

/// The paper, its head and its foot.
pub fn frame(document: &Document, faces: &Faces<'_>, page: usize, pages: usize) -> Vec<Mark> {
    let mut marks = vec![Mark::fill(Path::rect(0.0, 0.0, WIDTH, HEIGHT), PAPER)];
    marks.extend(ticks());
    marks.extend(brand(LEFT, 34.0, 17.0, GRAPHITE, PHOSPHOR_DEEP));
    let name = Style::new(Typeface::Display, 9.6, 9.6, GRAPHITE);
    let text = |run, x, y, style: &Style| Mark::Text { run, x, y, colour: style.colour };
    marks.push(text(faces.run(&document.cover.school, &name), LEFT + 24.0, 46.0, &name));
    let running = faces.run(&document.running, &LABEL);
    let x = RIGHT - running.width();
    marks.push(text(running, x, 45.0, &LABEL));
    let foot = HEIGHT - 48.0;
    marks.push(Mark::stroke(Path::line((LEFT, foot), (RIGHT, foot)), HAIR, INK_LINE.at(0.35)));
    marks.push(text(faces.run(&document.imprint, &LABEL), LEFT, foot + 14.0, &LABEL));
    let values = [("page", page.to_string()), ("pages", pages.to_string())];
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let number = faces.run(&interpolate(&document.page_label, &values), &LABEL);
    let x = RIGHT - number.width();
    marks.push(text(number, x, foot + 14.0, &LABEL));
    marks
}

/// The divided edge of a chart, down the outer margin.
fn ticks() -> Vec<Mark> {
    let mut path = Path::default();
    for index in 1..60u8 {
        let y = f32::from(index) * 14.0;
        let length = if index.is_multiple_of(5) { 9.0 } else { 4.5 };
        path = path.and(Path::line((0.0, y), (length, y)));
        path = path.and(Path::line((WIDTH - length, y), (WIDTH, y)));
    }
    vec![Mark::stroke(path, HAIR, PAPER_LINE)]
}
