//! Layout boxes: a box is a part of a page that is never divided, a line, a row of cells, a strip. Its display list
//! stands relative to its upper left corner.

use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::GlyphRun;
use crate::drawing::text_style::TextStyle;
use crate::pdf::structure_tree::NodeId;

#[derive(Clone, Debug)]
pub enum DisplayItem {
    /// No part of the text; screen readers skip it.
    Decoration(Primitive),
    /// Words that belong to a node of the structure tree.
    Text { run: GlyphRun, x: f32, y: f32, style: TextStyle, node: NodeId },
    /// A place that leads somewhere.
    Link { x: f32, y: f32, width: f32, height: f32, href: String, node: NodeId },
}

#[derive(Clone, Debug, Default)]
pub struct LayoutBox {
    pub height: f32,
    /// Room above it, except at the head of a page.
    pub space_before: f32,
    /// Stays on the page of the box after it.
    pub keep_with_next: bool,
    pub display_list: Vec<DisplayItem>,
    /// Where a section begins: an entry of the outline.
    pub outline_title: Option<String>,
}

impl LayoutBox {
    pub fn of_height(height: f32) -> LayoutBox {
        LayoutBox { height, ..LayoutBox::default() }
    }

    pub fn with_space_before(mut self, space: f32) -> LayoutBox {
        self.space_before = space;
        self
    }

    pub fn decorate(&mut self, primitive: Primitive) {
        self.display_list.push(DisplayItem::Decoration(primitive));
    }

    pub fn text(&mut self, run: GlyphRun, x: f32, y: f32, style: &TextStyle, node: NodeId) {
        self.display_list.push(DisplayItem::Text { run, x, y, style: *style, node });
    }
}

/// No line of a text stands alone at the foot or the head of a page.
pub fn prevent_widows_and_orphans(boxes: &mut [LayoutBox]) {
    let count = boxes.len();
    for (index, layout) in boxes.iter_mut().enumerate() {
        let first = index == 0 && count > 1;
        let last = count > 1 && index + 2 == count;
        layout.keep_with_next |= first || last;
    }
}

/// All but the last stay with the next.
pub fn keep_together(boxes: &mut [LayoutBox]) {
    let count = boxes.len();
    for layout in boxes.iter_mut().take(count.saturating_sub(1)) {
        layout.keep_with_next = true;
    }
}
