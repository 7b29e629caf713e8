//! A course as a flight strip across the page.

use crate::drawing::colour::{GRAPHITE, MIST, PAPER_LINE, WHITE};
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::motif::strip::edge;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;
use crate::pdf::layout_box::{DisplayItem, LayoutBox, keep_together};
use crate::pdf::model::Strip;
use crate::pdf::page_geometry::{Column, HAIRLINE};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::{LABEL, SMALL, SUBHEADING};
use crate::pdf::typeset::paragraph::baseline;
use crate::pdf::typeset::typesetter::Typesetter;

const EDGE: f32 = 6.0;
const CODE: f32 = 56.0;
const PADDING: f32 = 9.0;
const VALUE: TextStyle = TextStyle::new(Typeface::Mono, 7.2, 9.8, GRAPHITE);

impl Typesetter<'_> {
    pub fn bay(
        &mut self,
        title: &str,
        text: &str,
        strips: &[Strip],
        column: Column,
        parent: NodeId,
    ) -> Vec<LayoutBox> {
        let mut boxes = self.heading_line(title, &SUBHEADING, column, parent, 16.0);
        boxes.extend(self.words(text, &SMALL, column, parent, 1.0));
        for strip in strips {
            boxes.push(self.strip(strip, column, parent));
        }
        keep_together(&mut boxes);
        boxes
    }

    pub fn strip(&mut self, strip: &Strip, column: Column, parent: NodeId) -> LayoutBox {
        let cell = 68.0;
        let titles = Column {
            x: column.x + EDGE + CODE,
            width: column.width - EDGE - CODE - cell * strip.cells.len() as f32,
        };
        let mut layout = LayoutBox::default();
        let height = self.titles(&mut layout, strip, titles, parent).max(46.0);
        let list = self.structure.add_child(parent, Role::List);
        for (index, data) in strip.cells.iter().enumerate() {
            let x = titles.x + titles.width + cell * index as f32;
            layout.decorate(Primitive::stroke(Path::line((x, 0.0), (x, height)), HAIRLINE, PAPER_LINE));
            let item = self.structure.add_child(list, Role::Item);
            let label = self.structure.add_child(item, Role::Label);
            let value = self.structure.add_child(item, Role::Body);
            layout.text(self.fonts.shape(&data.label, &LABEL), x + PADDING - 2.0, 15.0, &LABEL, label);
            for (row, line) in
                break_lines(self.fonts, &data.value, &VALUE, cell - PADDING - 1.0, Rag::Balanced)
                    .into_iter()
                    .enumerate()
            {
                let y = 28.0 + VALUE.leading * row as f32;
                layout.text(line, x + PADDING - 2.0, y, &VALUE, value);
            }
        }
        self.strip_ground(&mut layout, strip, column, height);
        layout.height = height;
        layout.with_space_before(7.0)
    }

    /// Code, title and what the course is; returns how high they are.
    fn titles(&mut self, layout: &mut LayoutBox, strip: &Strip, column: Column, parent: NodeId) -> f32 {
        let heading = self.structure.add_child(parent, Role::Heading(3, strip.title.clone()));
        let code = TextStyle::new(Typeface::Display, 13.0, 13.0, GRAPHITE);
        layout.text(self.fonts.shape(&strip.code, &code), column.x - CODE + PADDING, 25.0, &code, heading);
        let words = Column { x: column.x + PADDING, width: column.width - 2.0 * PADDING };
        let title = match strip.href {
            Some(_) => self.structure.add_child(heading, Role::Link),
            None => heading,
        };
        let mut y = PADDING - 1.0;
        for line in break_lines(self.fonts, &strip.title, &SUBHEADING, words.width, Rag::Balanced) {
            let width = line.width();
            layout.text(line, words.x, y + baseline(&SUBHEADING), &SUBHEADING, title);
            if let Some(href) = &strip.href {
                let (x, height) = (words.x, SUBHEADING.leading);
                layout.display_list.push(DisplayItem::Link {
                    x,
                    y,
                    width,
                    height,
                    href: href.clone(),
                    node: title,
                });
            }
            y += SUBHEADING.leading;
        }
        let note = SMALL.coloured(MIST);
        let paragraph = self.structure.add_child(parent, Role::Paragraph);
        for line in break_lines(self.fonts, &strip.note, &note, words.width, Rag::Paragraph) {
            layout.text(line, words.x, y + baseline(&note), &note, paragraph);
            y += note.leading;
        }
        y + PADDING
    }

    fn strip_ground(&self, layout: &mut LayoutBox, strip: &Strip, column: Column, height: f32) {
        let whole = Path::rect(column.x, 0.0, column.width, height);
        let after_code = column.x + EDGE + CODE;
        let mut ground = vec![
            Primitive::fill(whole.clone(), WHITE),
            Primitive::stroke(whole, HAIRLINE, PAPER_LINE),
            Primitive::stroke(Path::line((after_code, 0.0), (after_code, height)), HAIRLINE, PAPER_LINE),
        ];
        ground.extend(edge(strip.category, column.x, 0.0, EDGE, height));
        layout.display_list.splice(0..0, ground.into_iter().map(DisplayItem::Decoration));
    }
}
