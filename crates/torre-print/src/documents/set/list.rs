//! Lists with square marks; short items stand in two columns.

use crate::documents::piece::{Piece, hold_ends};
use crate::documents::set::Setter;
use crate::documents::set::words::{baseline, room_above};
use crate::documents::sheet::{BODY, Column, SMALL};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::PHOSPHOR_DEEP;
use crate::drawing::face::Run;
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::path::Path;
use crate::drawing::style::Style;

const INDENT: f32 = 12.0;
const GAP: f32 = 18.0;

impl Setter<'_> {
    pub fn list(&mut self, items: &[String], column: Column, parent: NodeId) -> Vec<Piece> {
        let list = self.structure.below(parent, Role::List);
        let mut pieces = Vec::new();
        for item in items {
            let body = self.item(list);
            let mut set = self.item_lines(item, &BODY, column, body);
            hold_ends(&mut set);
            room_above(&mut set, 2.0);
            pieces.extend(set);
        }
        hold_ends(&mut pieces);
        room_above(&mut pieces, 7.0);
        pieces
    }

    pub fn item(&mut self, list: NodeId) -> NodeId {
        let item = self.structure.below(list, Role::Item);
        self.structure.below(item, Role::Body)
    }

    fn item_lines(&self, text: &str, style: &Style, column: Column, node: NodeId) -> Vec<Piece> {
        let mut pieces = self.lines_of(text, style, column.inset(INDENT), node, Rag::Paragraph);
        if let Some(first) = pieces.first_mut() {
            first.mark(bullet(column.x, style));
        }
        pieces
    }

    /// Items side by side, read down the left column and then down the right one.
    pub fn two_columns(&mut self, items: &[String], column: Column, parent: NodeId) -> Piece {
        let list = self.structure.below(parent, Role::List);
        let half = Column { x: column.x, width: (column.width - GAP) / 2.0 };
        let measure = half.inset(INDENT).width;
        let set: Vec<Vec<Run>> =
            items.iter().map(|item| lines(self.faces, item, &SMALL, measure, Rag::Paragraph)).collect();
        let left = items.len().div_ceil(2);
        let mut piece = Piece::default();
        for (start, end, x) in [(0, left, half.x), (left, items.len(), half.x + half.width + GAP)] {
            let mut y = 0.0;
            for runs in &set[start..end] {
                let node = self.item(list);
                let mut mark = bullet(x, &SMALL);
                mark.lower(y);
                piece.mark(mark);
                for run in runs {
                    piece.text(run.clone(), x + INDENT, y + baseline(&SMALL), &SMALL, node);
                    y += SMALL.leading;
                }
                y += 2.2;
            }
            piece.height = piece.height.max(y);
        }
        piece
    }
}

fn bullet(x: f32, style: &Style) -> Mark {
    let size = style.size * 0.36;
    let y = baseline(style) - style.size * 0.34 - size / 2.0;
    Mark::fill(Path::rect(x + 0.5, y, size, size), PHOSPHOR_DEEP)
}
