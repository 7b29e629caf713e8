//! Labels with what they lead to: a telephone number, an address, a page.

use crate::documents::model::LinkRow;
use crate::documents::piece::{Op, Piece, hold_all};
use crate::documents::set::Setter;
use crate::documents::set::words::{baseline, room_above};
use crate::documents::sheet::{Column, DATA, HAIR, LABEL, LINK};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::PAPER_LINE;
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::path::Path;

const INDENT: f32 = 84.0;

impl Setter<'_> {
    pub fn links(&mut self, rows: &[LinkRow], column: Column, parent: NodeId) -> Vec<Piece> {
        let list = self.structure.below(parent, Role::List);
        let mut pieces: Vec<Piece> = rows.iter().map(|row| self.link_row(row, column, list)).collect();
        hold_all(&mut pieces);
        room_above(&mut pieces, 6.0);
        pieces
    }

    fn link_row(&mut self, row: &LinkRow, column: Column, list: NodeId) -> Piece {
        let item = self.structure.below(list, Role::Item);
        let label = self.structure.below(item, Role::Label);
        let body = self.structure.below(item, Role::Body);
        let style = if row.href.is_some() { LINK } else { DATA };
        let inner = column.inset(INDENT);
        let mut piece = Piece::default();
        piece.mark(Mark::stroke(
            Path::line((column.x, 0.0), (column.x + column.width, 0.0)),
            HAIR,
            PAPER_LINE,
        ));
        piece.text(self.faces.run(&row.label, &LABEL), column.x, 4.0 + baseline(&style), &LABEL, label);
        let mut y = 4.0;
        for line in lines(self.faces, &row.text, &style, inner.width, Rag::Paragraph) {
            let width = line.width();
            let node = match row.href {
                Some(_) => self.structure.below(body, Role::Link),
                None => body,
            };
            piece.text(line, inner.x, y + baseline(&style), &style, node);
            if let Some(href) = &row.href {
                let height = style.leading;
                piece.ops.push(Op::Link { x: inner.x, y, width, height, href: href.clone(), node });
            }
            y += style.leading;
        }
        piece.height = y + 4.0;
        piece
    }
}
