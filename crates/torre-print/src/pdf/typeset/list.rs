//! Lists with square bullets; short items stand in two columns.

use crate::drawing::colour::PHOSPHOR_DEEP;
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::GlyphRun;
use crate::drawing::text_style::TextStyle;
use crate::pdf::layout_box::{LayoutBox, prevent_widows_and_orphans};
use crate::pdf::page_geometry::Column;
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{BODY, SMALL};
use crate::pdf::typeset::paragraph::{baseline, set_space_before};
use crate::pdf::typeset::typesetter::Typesetter;

const INDENT: f32 = 12.0;
const GAP: f32 = 18.0;

impl Typesetter<'_> {
    pub fn list(&mut self, items: &[String], column: Column, parent: NodeId) -> Vec<LayoutBox> {
        let list = self.structure.add_child(parent, Role::List);
        let mut boxes = Vec::new();
        for item in items {
            let body = self.item(list);
            let mut item_boxes = self.item_lines(item, &BODY, column, body);
            prevent_widows_and_orphans(&mut item_boxes);
            set_space_before(&mut item_boxes, 2.0);
            boxes.extend(item_boxes);
        }
        prevent_widows_and_orphans(&mut boxes);
        set_space_before(&mut boxes, 7.0);
        boxes
    }

    pub fn item(&mut self, list: NodeId) -> NodeId {
        let item = self.structure.add_child(list, Role::Item);
        self.structure.add_child(item, Role::Body)
    }

    fn item_lines(&self, text: &str, style: &TextStyle, column: Column, node: NodeId) -> Vec<LayoutBox> {
        let mut boxes = self.lines_of(text, style, column.inset(INDENT), node, Rag::Paragraph);
        if let Some(first) = boxes.first_mut() {
            first.decorate(bullet(column.x, style));
        }
        boxes
    }

    /// Items side by side, read down the left column and then down the right one.
    pub fn two_columns(&mut self, items: &[String], column: Column, parent: NodeId) -> LayoutBox {
        let list = self.structure.add_child(parent, Role::List);
        let half = Column { x: column.x, width: (column.width - GAP) / 2.0 };
        let measure = half.inset(INDENT).width;
        let broken: Vec<Vec<GlyphRun>> =
            items.iter().map(|item| break_lines(self.fonts, item, &SMALL, measure, Rag::Paragraph)).collect();
        let left = items.len().div_ceil(2);
        let mut layout = LayoutBox::default();
        for (start, end, x) in [(0, left, half.x), (left, items.len(), half.x + half.width + GAP)] {
            let mut y = 0.0;
            for runs in &broken[start..end] {
                let node = self.item(list);
                let mut primitive = bullet(x, &SMALL);
                primitive.move_down(y);
                layout.decorate(primitive);
                for run in runs {
                    layout.text(run.clone(), x + INDENT, y + baseline(&SMALL), &SMALL, node);
                    y += SMALL.leading;
                }
                y += 2.2;
            }
            layout.height = layout.height.max(y);
        }
        layout
    }
}

fn bullet(x: f32, style: &TextStyle) -> Primitive {
    let size = style.size * 0.36;
    let y = baseline(style) - style.size * 0.34 - size / 2.0;
    Primitive::fill(Path::rect(x + 0.5, y, size, size), PHOSPHOR_DEEP)
}
