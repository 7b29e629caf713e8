//! One block of the model, handed to what sets its kind.

use crate::pdf::layout_box::LayoutBox;
use crate::pdf::model::Block;
use crate::pdf::page_geometry::Column;
use crate::pdf::structure_tree::NodeId;
use crate::pdf::typeset::typesetter::Typesetter;

impl Typesetter<'_> {
    pub fn block(&mut self, block: &Block, column: Column, parent: NodeId) -> Vec<LayoutBox> {
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
