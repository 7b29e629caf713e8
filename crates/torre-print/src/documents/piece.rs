//! A piece of a page that is never divided: a line, a row of cells, a strip. Its things stand where they stand
//! relative to its upper left corner.

use crate::documents::structure::NodeId;
use crate::drawing::face::Run;
use crate::drawing::mark::Mark;
use crate::drawing::style::Style;

#[derive(Clone, Debug)]
pub enum Op {
    /// An ornament.
    Mark(Mark),
    /// Words that belong to a node of the structure.
    Text { run: Run, x: f32, y: f32, style: Style, node: NodeId },
    /// A place that leads somewhere.
    Link { x: f32, y: f32, width: f32, height: f32, href: String, node: NodeId },
}

#[derive(Clone, Debug, Default)]
pub struct Piece {
    pub height: f32,
    /// Room above it, except at the head of a page.
    pub before: f32,
    /// Stays on the page of the piece after it.
    pub keep: bool,
    pub ops: Vec<Op>,
    /// Where a section begins: an entry of the outline.
    pub anchor: Option<String>,
}

impl Piece {
    pub fn of(height: f32) -> Piece {
        Piece { height, ..Piece::default() }
    }

    pub fn after(mut self, room: f32) -> Piece {
        self.before = room;
        self
    }

    pub fn mark(&mut self, mark: Mark) {
        self.ops.push(Op::Mark(mark));
    }

    pub fn text(&mut self, run: Run, x: f32, y: f32, style: &Style, node: NodeId) {
        self.ops.push(Op::Text { run, x, y, style: *style, node });
    }
}

/// Lines of one text hold together at both ends: no line stands alone at the foot or the head of a page.
pub fn hold_ends(pieces: &mut [Piece]) {
    let count = pieces.len();
    for (index, piece) in pieces.iter_mut().enumerate() {
        let first = index == 0 && count > 1;
        let last = count > 1 && index + 2 == count;
        piece.keep |= first || last;
    }
}

/// All but the last stay with the next.
pub fn hold_all(pieces: &mut [Piece]) {
    let count = pieces.len();
    for piece in pieces.iter_mut().take(count.saturating_sub(1)) {
        piece.keep = true;
    }
}
