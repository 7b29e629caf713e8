//! A phase of a course: its number and facts in data type, its topics in two columns.

use crate::drawing::colour::{MIST, PAPER_LINE};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::pdf::layout_box::{LayoutBox, keep_together};
use crate::pdf::model::Phase;
use crate::pdf::page_geometry::{Column, HAIRLINE};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{BODY, DATA, NUMBER, SUBHEADING};
use crate::pdf::typeset::paragraph::set_space_before;
use crate::pdf::typeset::typesetter::Typesetter;

impl Typesetter<'_> {
    pub fn phase(&mut self, phase: &Phase, column: Column, parent: NodeId) -> Vec<LayoutBox> {
        let mut boxes = vec![self.phase_head(phase, column, parent)];
        boxes.extend(self.heading_line(&phase.title, &SUBHEADING, column, parent, 2.0));
        if let Some(text) = &phase.text {
            boxes.extend(self.words(text, &BODY, column, parent, 3.0));
        }
        if !phase.topics.is_empty() {
            boxes.push(self.two_columns(&phase.topics, column, parent).with_space_before(7.0));
        }
        keep_together(&mut boxes);
        set_space_before(&mut boxes, 18.0);
        boxes
    }

    fn phase_head(&mut self, phase: &Phase, column: Column, parent: NodeId) -> LayoutBox {
        let node = self.structure.add_child(parent, Role::Paragraph);
        let mut layout = LayoutBox::of_height(19.0);
        let right = column.x + column.width;
        layout.decorate(Primitive::stroke(Path::line((column.x, 0.5), (right, 0.5)), HAIRLINE, PAPER_LINE));
        layout.text(self.fonts.shape(&phase.label, &NUMBER), column.x, 14.0, &NUMBER, node);
        let facts = DATA.coloured(MIST);
        let run = self.fonts.shape(&phase.facts, &facts);
        let x = right - run.width();
        layout.text(run, x, 14.0, &facts, node);
        layout
    }
}
