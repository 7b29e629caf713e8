//! Labels with what they lead to: a telephone number, an address, a page.

use crate::drawing::colour::PAPER_LINE;
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::pdf::layout_box::{DisplayItem, LayoutBox, keep_together};
use crate::pdf::model::LinkRow;
use crate::pdf::page_geometry::{Column, HAIRLINE};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{DATA, LABEL, LINK};
use crate::pdf::typeset::paragraph::{baseline, set_space_before};
use crate::pdf::typeset::typesetter::Typesetter;

const INDENT: f32 = 84.0;

impl Typesetter<'_> {
    pub fn links(&mut self, rows: &[LinkRow], column: Column, parent: NodeId) -> Vec<LayoutBox> {
        let list = self.structure.add_child(parent, Role::List);
        let mut boxes: Vec<LayoutBox> = rows.iter().map(|row| self.link_row(row, column, list)).collect();
        keep_together(&mut boxes);
        set_space_before(&mut boxes, 6.0);
        boxes
    }

    fn link_row(&mut self, row: &LinkRow, column: Column, list: NodeId) -> LayoutBox {
        let item = self.structure.add_child(list, Role::Item);
        let label = self.structure.add_child(item, Role::Label);
        let body = self.structure.add_child(item, Role::Body);
        let style = if row.href.is_some() { LINK } else { DATA };
        let inner = column.inset(INDENT);
        let mut layout = LayoutBox::default();
        layout.decorate(Primitive::stroke(
            Path::line((column.x, 0.0), (column.x + column.width, 0.0)),
            HAIRLINE,
            PAPER_LINE,
        ));
        layout.text(self.fonts.shape(&row.label, &LABEL), column.x, 4.0 + baseline(&style), &LABEL, label);
        let mut y = 4.0;
        for line in break_lines(self.fonts, &row.text, &style, inner.width, Rag::Paragraph) {
            let width = line.width();
            let node = match row.href {
                Some(_) => self.structure.add_child(body, Role::Link),
                None => body,
            };
            layout.text(line, inner.x, y + baseline(&style), &style, node);
            if let Some(href) = &row.href {
                let height = style.leading;
                layout.display_list.push(DisplayItem::Link {
                    x: inner.x,
                    y,
                    width,
                    height,
                    href: href.clone(),
                    node,
                });
            }
            y += style.leading;
        }
        layout.height = y + 4.0;
        layout
    }
}
