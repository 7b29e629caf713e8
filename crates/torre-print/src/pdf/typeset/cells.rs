//! A row of data cells, ruled like the cells of a strip.

use crate::drawing::colour::{PAPER_LINE, WHITE};
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::pdf::layout_box::{DisplayItem, LayoutBox};
use crate::pdf::model::Cell;
use crate::pdf::page_geometry::{Column, HAIRLINE};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{DATA, LABEL};
use crate::pdf::typeset::typesetter::Typesetter;

const PADDING: f32 = 9.0;
/// In a row.
const MOST: usize = 3;

impl Typesetter<'_> {
    pub fn cells(&mut self, cells: &[Cell], column: Column, parent: NodeId) -> LayoutBox {
        let list = self.structure.add_child(parent, Role::List);
        let mut layout = LayoutBox::default();
        let width = column.width / MOST.min(cells.len()) as f32;
        for row in cells.chunks(MOST) {
            let top = layout.height;
            let height = self.row(&mut layout, row, column.x, width, list);
            for index in 0..MOST.min(cells.len()) {
                let frame = Path::rect(column.x + width * index as f32, top, width, height);
                layout
                    .display_list
                    .insert(0, DisplayItem::Decoration(Primitive::stroke(frame, HAIRLINE, PAPER_LINE)));
            }
            let ground = Path::rect(column.x, top, column.width, height);
            layout.display_list.insert(0, DisplayItem::Decoration(Primitive::fill(ground, WHITE)));
            layout.height = top + height;
        }
        layout.with_space_before(9.0)
    }

    fn row(&mut self, layout: &mut LayoutBox, row: &[Cell], x: f32, width: f32, list: NodeId) -> f32 {
        let top = layout.height;
        let mut height = 0.0_f32;
        for (index, cell) in row.iter().enumerate() {
            let left = x + width * index as f32 + PADDING;
            let bottom = self.cell(layout, cell, (left, top + PADDING), width - 2.0 * PADDING, list);
            height = height.max(bottom + PADDING - 3.0 - top);
        }
        height
    }

    /// Label above, value below; returns where it ends.
    pub fn cell(
        &mut self,
        layout: &mut LayoutBox,
        cell: &Cell,
        at: (f32, f32),
        width: f32,
        list: NodeId,
    ) -> f32 {
        let item = self.structure.add_child(list, Role::Item);
        let label = self.structure.add_child(item, Role::Label);
        let value = self.structure.add_child(item, Role::Body);
        let (x, y) = at;
        layout.text(self.fonts.shape(&cell.label, &LABEL), x, y + LABEL.size, &LABEL, label);
        let mut y = y + LABEL.size + 5.0;
        for line in break_lines(self.fonts, &cell.value, &DATA, width, Rag::Balanced) {
            layout.text(line, x, y + DATA.size, &DATA, value);
            y += DATA.leading;
        }
        y
    }
}
