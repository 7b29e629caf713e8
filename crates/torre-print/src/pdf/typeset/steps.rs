//! Numbered steps: the number in its own narrow column.

use crate::drawing::primitive::Primitive;
use crate::pdf::layout_box::{LayoutBox, keep_together};
use crate::pdf::model::Entry;
use crate::pdf::page_geometry::Column;
use crate::pdf::structure_tree::NodeId;
use crate::pdf::text_styles::{BODY, NUMBER, STRONG};
use crate::pdf::typeset::paragraph::set_space_before;
use crate::pdf::typeset::typesetter::Typesetter;

const INDENT: f32 = 28.0;

impl Typesetter<'_> {
    pub fn steps(&mut self, entries: &[Entry], column: Column, parent: NodeId) -> Vec<LayoutBox> {
        let mut boxes = Vec::new();
        for (index, entry) in entries.iter().enumerate() {
            boxes.extend(self.step(entry, index + 1, column, parent));
        }
        boxes
    }

    /// Like a step, but with a heading of its own and no number.
    pub fn card(&mut self, entry: &Entry, column: Column, parent: NodeId) -> Vec<LayoutBox> {
        let mut boxes = self.subheading(&entry.title, column, parent);
        if let Some(text) = &entry.text {
            boxes.extend(self.words(text, &BODY, column, parent, 2.0));
        }
        if !entry.items.is_empty() {
            boxes.extend(self.list(&entry.items, column, parent));
        }
        keep_together(&mut boxes);
        if let Some(last) = boxes.last_mut() {
            last.keep_with_next = false;
        }
        boxes
    }

    fn step(&mut self, entry: &Entry, number: usize, column: Column, parent: NodeId) -> Vec<LayoutBox> {
        let inner = column.inset(INDENT);
        let mut boxes = self.heading_line(&entry.title, &STRONG, inner, parent, 0.0);
        if let Some(first) = boxes.first_mut() {
            let run = self.fonts.shape(&format!("{number:02}"), &NUMBER);
            first.decorate(Primitive::Text { run, x: column.x, y: 10.2, colour: NUMBER.colour });
        }
        if let Some(text) = &entry.text {
            let mut words = self.words(text, &BODY, inner, parent, 1.0);
            keep_together(&mut words);
            boxes.extend(words);
        }
        if !entry.items.is_empty() {
            boxes.extend(self.list(&entry.items, inner, parent));
        }
        if let Some(last) = boxes.last_mut() {
            last.keep_with_next = false;
        }
        set_space_before(&mut boxes, 9.0);
        boxes
    }
}
