//! Paragraphs and headings.

use crate::documents::piece::{Piece, hold_all, hold_ends};
use crate::documents::set::Setter;
use crate::documents::sheet::{BODY, Column, LEAD, STRONG, SUBHEADING};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::style::Style;

impl Setter<'_> {
    /// One piece a line, all of one node.
    pub fn lines_of(&self, text: &str, style: &Style, column: Column, node: NodeId, rag: Rag) -> Vec<Piece> {
        let lines = lines(self.faces, text, style, column.width, rag);
        let set = lines.into_iter().map(|line| {
            let mut piece = Piece::of(style.leading);
            piece.text(line, column.x, baseline(style), style, node);
            piece
        });
        set.collect()
    }

    pub fn paragraph(&mut self, text: &str, column: Column, parent: NodeId) -> Vec<Piece> {
        self.words(text, &BODY, column, parent, 7.0)
    }

    pub fn lead(&mut self, text: &str, column: Column, parent: NodeId) -> Vec<Piece> {
        self.words(text, &LEAD, column, parent, 0.0)
    }

    pub fn words(
        &mut self,
        text: &str,
        style: &Style,
        column: Column,
        parent: NodeId,
        before: f32,
    ) -> Vec<Piece> {
        let node = self.structure.below(parent, Role::Paragraph);
        let mut pieces = self.lines_of(text, style, column, node, Rag::Paragraph);
        hold_ends(&mut pieces);
        room_above(&mut pieces, before);
        pieces
    }

    pub fn subheading(&mut self, text: &str, column: Column, parent: NodeId) -> Vec<Piece> {
        self.heading_line(text, &SUBHEADING, column, parent, 14.0)
    }

    /// A heading below the section's: it never stands at the foot of a page.
    pub fn heading_line(
        &mut self,
        text: &str,
        style: &Style,
        column: Column,
        parent: NodeId,
        before: f32,
    ) -> Vec<Piece> {
        let node = self.structure.below(parent, Role::Heading(3, text.to_owned()));
        let mut pieces = self.lines_of(text, style, column, node, Rag::Balanced);
        for piece in &mut pieces {
            piece.keep = true;
        }
        room_above(&mut pieces, before);
        pieces
    }

    pub fn question(&mut self, question: &str, answer: &str, column: Column, parent: NodeId) -> Vec<Piece> {
        let mut pieces = self.heading_line(question, &STRONG, column, parent, 12.0);
        hold_all(&mut pieces);
        let mut answer = self.words(answer, &BODY, column, parent, 1.5);
        hold_ends(&mut answer);
        pieces.extend(answer);
        pieces
    }
}

pub fn room_above(pieces: &mut [Piece], room: f32) {
    if let Some(first) = pieces.first_mut() {
        first.before = room;
    }
}

/// Where the baseline of a line stands below its upper edge.
pub fn baseline(style: &Style) -> f32 {
    (style.leading - style.size) / 2.0 + style.size * 0.82
}
