//! A phase of a course: its number and facts in data type, its topics in two columns.

use crate::documents::model::Phase;
use crate::documents::piece::{Piece, hold_all};
use crate::documents::set::Setter;
use crate::documents::set::words::room_above;
use crate::documents::sheet::{BODY, Column, DATA, HAIR, NUMBER, SUBHEADING};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::{MIST, PAPER_LINE};
use crate::drawing::mark::Mark;
use crate::drawing::path::Path;

impl Setter<'_> {
    pub fn phase(&mut self, phase: &Phase, column: Column, parent: NodeId) -> Vec<Piece> {
        let mut pieces = vec![self.phase_head(phase, column, parent)];
        pieces.extend(self.heading_line(&phase.title, &SUBHEADING, column, parent, 2.0));
        if let Some(text) = &phase.text {
            pieces.extend(self.words(text, &BODY, column, parent, 3.0));
        }
        if !phase.topics.is_empty() {
            pieces.push(self.two_columns(&phase.topics, column, parent).after(7.0));
        }
        hold_all(&mut pieces);
        room_above(&mut pieces, 18.0);
        pieces
    }

    fn phase_head(&mut self, phase: &Phase, column: Column, parent: NodeId) -> Piece {
        let node = self.structure.below(parent, Role::Paragraph);
        let mut piece = Piece::of(19.0);
        let right = column.x + column.width;
        piece.mark(Mark::stroke(Path::line((column.x, 0.5), (right, 0.5)), HAIR, PAPER_LINE));
        piece.text(self.faces.run(&phase.label, &NUMBER), column.x, 14.0, &NUMBER, node);
        let facts = DATA.coloured(MIST);
        let run = self.faces.run(&phase.facts, &facts);
        let x = right - run.width();
        piece.text(run, x, 14.0, &facts, node);
        piece
    }
}
