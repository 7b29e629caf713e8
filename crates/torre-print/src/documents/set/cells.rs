//! A row of data cells, ruled like the cells of a strip.

use crate::documents::model::Cell;
use crate::documents::piece::{Op, Piece};
use crate::documents::set::Setter;
use crate::documents::sheet::{Column, DATA, HAIR, LABEL};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::{PAPER_LINE, WHITE};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::path::Path;

const PADDING: f32 = 9.0;
/// In a row.
const MOST: usize = 3;

impl Setter<'_> {
    pub fn cells(&mut self, cells: &[Cell], column: Column, parent: NodeId) -> Piece {
        let list = self.structure.below(parent, Role::List);
        let mut piece = Piece::default();
        let width = column.width / MOST.min(cells.len()) as f32;
        for row in cells.chunks(MOST) {
            let top = piece.height;
            let height = self.row(&mut piece, row, column.x, width, list);
            for index in 0..MOST.min(cells.len()) {
                let frame = Path::rect(column.x + width * index as f32, top, width, height);
                piece.ops.insert(0, Op::Mark(Mark::stroke(frame, HAIR, PAPER_LINE)));
            }
            let ground = Path::rect(column.x, top, column.width, height);
            piece.ops.insert(0, Op::Mark(Mark::fill(ground, WHITE)));
            piece.height = top + height;
        }
        piece.after(9.0)
    }

    fn row(&mut self, piece: &mut Piece, row: &[Cell], x: f32, width: f32, list: NodeId) -> f32 {
        let top = piece.height;
        let mut height = 0.0_f32;
        for (index, cell) in row.iter().enumerate() {
            let left = x + width * index as f32 + PADDING;
            let bottom = self.cell(piece, cell, (left, top + PADDING), width - 2.0 * PADDING, list);
            height = height.max(bottom + PADDING - 3.0 - top);
        }
        height
    }

    /// Label above, value below; returns where it ends.
    pub fn cell(&mut self, piece: &mut Piece, cell: &Cell, at: (f32, f32), width: f32, list: NodeId) -> f32 {
        let item = self.structure.below(list, Role::Item);
        let label = self.structure.below(item, Role::Label);
        let value = self.structure.below(item, Role::Body);
        let (x, y) = at;
        piece.text(self.faces.run(&cell.label, &LABEL), x, y + LABEL.size, &LABEL, label);
        let mut y = y + LABEL.size + 5.0;
        for line in lines(self.faces, &cell.value, &DATA, width, Rag::Balanced) {
            piece.text(line, x, y + DATA.size, &DATA, value);
            y += DATA.leading;
        }
        y
    }
}
