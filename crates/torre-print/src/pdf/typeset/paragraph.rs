//! Paragraphs and headings.

use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::text_style::TextStyle;
use crate::pdf::layout_box::{LayoutBox, keep_together, prevent_widows_and_orphans};
use crate::pdf::page_geometry::Column;
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{BODY, LEAD, STRONG, SUBHEADING};
use crate::pdf::typeset::typesetter::Typesetter;

impl Typesetter<'_> {
    /// One box a line, all of one node.
    pub fn lines_of(
        &self,
        text: &str,
        style: &TextStyle,
        column: Column,
        node: NodeId,
        rag: Rag,
    ) -> Vec<LayoutBox> {
        let lines = break_lines(self.fonts, text, style, column.width, rag);
        let boxes = lines.into_iter().map(|line| {
            let mut layout = LayoutBox::of_height(style.leading);
            layout.text(line, column.x, baseline(style), style, node);
            layout
        });
        boxes.collect()
    }

    pub fn paragraph(&mut self, text: &str, column: Column, parent: NodeId) -> Vec<LayoutBox> {
        self.words(text, &BODY, column, parent, 7.0)
    }

    pub fn lead(&mut self, text: &str, column: Column, parent: NodeId) -> Vec<LayoutBox> {
        self.words(text, &LEAD, column, parent, 0.0)
    }

    pub fn words(
        &mut self,
        text: &str,
        style: &TextStyle,
        column: Column,
        parent: NodeId,
        before: f32,
    ) -> Vec<LayoutBox> {
        let node = self.structure.add_child(parent, Role::Paragraph);
        let mut boxes = self.lines_of(text, style, column, node, Rag::Paragraph);
        prevent_widows_and_orphans(&mut boxes);
        set_space_before(&mut boxes, before);
        boxes
    }

    pub fn subheading(&mut self, text: &str, column: Column, parent: NodeId) -> Vec<LayoutBox> {
        self.heading_line(text, &SUBHEADING, column, parent, 14.0)
    }

    /// A heading below the section's: it never stands at the foot of a page.
    pub fn heading_line(
        &mut self,
        text: &str,
        style: &TextStyle,
        column: Column,
        parent: NodeId,
        before: f32,
    ) -> Vec<LayoutBox> {
        let node = self.structure.add_child(parent, Role::Heading(3, text.to_owned()));
        let mut boxes = self.lines_of(text, style, column, node, Rag::Balanced);
        for layout in &mut boxes {
            layout.keep_with_next = true;
        }
        set_space_before(&mut boxes, before);
        boxes
    }

    pub fn question(
        &mut self,
        question: &str,
        answer: &str,
        column: Column,
        parent: NodeId,
    ) -> Vec<LayoutBox> {
        let mut boxes = self.heading_line(question, &STRONG, column, parent, 12.0);
        keep_together(&mut boxes);
        let mut answer = self.words(answer, &BODY, column, parent, 1.5);
        prevent_widows_and_orphans(&mut answer);
        boxes.extend(answer);
        boxes
    }
}

pub fn set_space_before(boxes: &mut [LayoutBox], space: f32) {
    if let Some(first) = boxes.first_mut() {
        first.space_before = space;
    }
}

/// Where the baseline of a line stands below its upper edge.
pub fn baseline(style: &TextStyle) -> f32 {
    (style.leading - style.size) / 2.0 + style.size * 0.82
}
