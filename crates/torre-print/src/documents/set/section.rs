//! A section: a rule across the page, a number, its heading, and its blocks.

use crate::documents::model::{Block, Section};
use crate::documents::piece::{Op, Piece, hold_all};
use crate::documents::set::Setter;
use crate::documents::set::words::baseline;
use crate::documents::sheet::{HAIR, HEADING, HEADING_WIDTH, LEFT, NUMBER, RIGHT, TEXT, WIDE, WIDE_HEADING};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::{GRAPHITE, PHOSPHOR_DEEP};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::path::Path;
use crate::drawing::style::Style;

/// From the rule to the first line.
const HEAD: f32 = 16.0;
const ROOM: f32 = 30.0;

impl Setter<'_> {
    pub fn section(&mut self, section: &Section, number: usize) -> Vec<Piece> {
        let node = self.structure.top(Role::Section);
        let heading = self.structure.below(node, Role::Heading(2, section.title.clone()));
        let column = if section.wide { WIDE } else { TEXT };
        let mut pieces = Vec::new();
        let mut first = true;
        for block in &section.blocks {
            let mut set = self.block(block, column, node);
            if first && let Some(piece) = set.first_mut() {
                piece.before = 0.0;
                first = false;
            }
            pieces.extend(set);
        }
        let head = self.head(section, number, heading);
        let mut pieces = if section.wide { above(head, pieces) } else { beside(head, pieces) };
        if is_whole(section) {
            hold_all(&mut pieces);
        }
        pieces
    }

    /// The rule with its mark, the number and the heading, in the left column or across the page.
    fn head(&self, section: &Section, number: usize, node: NodeId) -> Piece {
        let (style, width) = if section.wide { (WIDE_HEADING, WIDE.width) } else { (HEADING, HEADING_WIDTH) };
        let mut piece = Piece { anchor: Some(section.title.clone()), ..Piece::default() };
        piece.mark(Mark::stroke(Path::line((LEFT, 0.0), (RIGHT, 0.0)), HAIR, GRAPHITE.at(0.45)));
        piece.mark(Mark::fill(Path::rect(LEFT, -1.2, 22.0, 2.4), PHOSPHOR_DEEP));
        let number = self.faces.run(&format!("{number:02}"), &NUMBER);
        let mut y = HEAD;
        piece.mark(Mark::Text { run: number, x: LEFT, y: y + 6.0, colour: NUMBER.colour });
        y += if section.wide { 14.0 } else { 13.0 };
        y = self.heading_lines(&mut piece, &section.title, &style, width, y, node);
        piece.height = y;
        piece.before = ROOM;
        piece
    }

    fn heading_lines(
        &self,
        piece: &mut Piece,
        title: &str,
        style: &Style,
        width: f32,
        mut y: f32,
        node: NodeId,
    ) -> f32 {
        for line in lines(self.faces, title, style, width, Rag::Balanced) {
            piece.text(line, LEFT, y + baseline(style), style, node);
            y += style.leading;
        }
        y
    }
}

/// Addresses and charts: continued overleaf they are of no use.
fn is_whole(section: &Section) -> bool {
    let is_address = |block: &Block| matches!(block, Block::Links(_) | Block::Heading(_));
    let is_chart = |block: &Block| matches!(block, Block::Route(_));
    section.blocks.iter().all(is_address) || section.blocks.iter().any(is_chart)
}

/// The heading across the page, its blocks below.
fn above(mut head: Piece, mut pieces: Vec<Piece>) -> Vec<Piece> {
    head.keep = true;
    if let Some(first) = pieces.first_mut() {
        first.before = 12.0;
    }
    pieces.insert(0, head);
    pieces
}

/// The heading in the left column, beside the first pieces; these stay together as long as it is high.
fn beside(head: Piece, mut pieces: Vec<Piece>) -> Vec<Piece> {
    let Some(first) = pieces.first_mut() else { return vec![head] };
    for op in &mut first.ops {
        lower(op, HEAD);
    }
    first.height += HEAD;
    first.before = head.before;
    first.anchor = head.anchor;
    // The heading is read before what stands beside it.
    first.ops.splice(0..0, head.ops);
    let mut covered = 0.0;
    let count = pieces.len();
    for (index, piece) in pieces.iter_mut().enumerate() {
        covered += if index == 0 { piece.height } else { piece.before + piece.height };
        if covered >= head.height {
            break;
        }
        piece.keep |= index + 1 < count;
    }
    if let Some(last) = pieces.last_mut() {
        last.height += (head.height - covered).max(0.0);
    }
    pieces
}

fn lower(op: &mut Op, by: f32) {
    match op {
        Op::Text { y, .. } | Op::Link { y, .. } => *y += by,
        Op::Mark(mark) => mark.lower(by),
    }
}
