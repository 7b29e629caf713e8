//! Blocks become pieces. One file for each thing that is set in its own way.

pub mod cells;
pub mod links;
pub mod list;
pub mod phase;
pub mod route;
pub mod section;
pub mod steps;
pub mod strip;
pub mod words;

use crate::documents::model::Block;
use crate::documents::piece::Piece;
use crate::documents::sheet::Column;
use crate::documents::structure::{NodeId, Structure};
use crate::drawing::face::Faces;

/// What setting needs to know.
pub struct Setter<'a> {
    pub faces: &'a Faces<'a>,
    pub structure: &'a mut Structure,
}

impl Setter<'_> {
    pub fn block(&mut self, block: &Block, column: Column, parent: NodeId) -> Vec<Piece> {
        match block {
            Block::Lead(text) => self.lead(text, column, parent),
            Block::Paragraph(text) => self.paragraph(text, column, parent),
            Block::Heading(text) => self.subheading(text, column, parent),
            Block::Card(entry) => self.card(entry, column, parent),
            Block::List(items) => self.list(items, column, parent),
            Block::Cells(cells) => vec![self.cells(cells, column, parent)],
            Block::Steps(entries) => self.steps(entries, column, parent),
            Block::Phase(phase) => self.phase(phase, column, parent),
            Block::Strip(strip) => vec![self.strip(strip, column, parent)],
            Block::Bay { title, text, strips } => self.bay(title, text, strips, column, parent),
            Block::Route(waypoints) => vec![self.route(waypoints, column, parent)],
            Block::Question { question, answer } => self.question(question, answer, column, parent),
            Block::Links(rows) => self.links(rows, column, parent),
        }
    }
}
