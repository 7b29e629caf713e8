//! The cover: the control room at night, the title, and the facts on a strip.

use crate::drawing::colour::{BEACON, GRAPHITE, HAZE, INK, INK_LINE, PAPER, PAPER_LINE, PHOSPHOR, WHITE};
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::motif;
use crate::drawing::motif::brand::brand;
use crate::drawing::motif::frame::Frame;
use crate::drawing::motif::grid;
use crate::drawing::motif::strip::edge;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;
use crate::pdf::layout_box::{DisplayItem, LayoutBox};
use crate::pdf::model::{Document, Strip};
use crate::pdf::page::Page;
use crate::pdf::page_geometry::{HEIGHT, LEFT, RIGHT, WIDTH};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::LABEL;
use crate::pdf::typeset::typesetter::Typesetter;

/// The drawing ends here, the words begin.
const FLOOR: f32 = 428.0;
const FRAME: Frame =
    Frame { width: WIDTH, height: HEIGHT, left: 120.0, bottom: FLOOR, hairline: 0.6, label_size: 7.4 };
const STRIP: f32 = 58.0;
const STRIP_TOP: f32 = HEIGHT - 152.0;

impl Typesetter<'_> {
    pub fn cover(&mut self, document: &Document) -> Page {
        let cover = &document.cover;
        let mut page = Page { background: self.background(document), ..Page::default() };
        let mut layout = LayoutBox::default();
        let node = self.structure.add_root(Role::Section);
        let kind = self.structure.add_child(node, Role::Paragraph);
        let label = TextStyle::label(8.4, PHOSPHOR);
        let mut y = FLOOR + 34.0;
        page.background.push(Primitive::fill(Path::rect(LEFT, y - 6.4, 6.4, 6.4), BEACON));
        layout.text(self.fonts.shape(&cover.kind, &label), LEFT + 14.0, y, &label, kind);
        y = self.title(&mut layout, &cover.title, y + 14.0, node);
        let lead = TextStyle::new(Typeface::Text, 11.6, 18.0, HAZE);
        let paragraph = self.structure.add_child(node, Role::Paragraph);
        y += 12.0;
        for line in break_lines(self.fonts, &cover.lead, &lead, 396.0, Rag::Paragraph) {
            y += lead.leading;
            layout.text(line, LEFT, y, &lead, paragraph);
        }
        self.cover_strip(&mut layout, &cover.strip, node);
        let imprint = self.structure.add_child(node, Role::Paragraph);
        let small = LABEL.coloured(HAZE);
        layout.text(self.fonts.shape(&document.imprint, &small), LEFT, HEIGHT - 58.0, &small, imprint);
        page.display_list = layout.display_list.into_iter().map(|display_item| (display_item, 0.0)).collect();
        page.outline_entries.push((document.title.clone(), 0.0));
        page
    }

    /// The control room at night.
    fn background(&self, document: &Document) -> Vec<Primitive> {
        let cover = &document.cover;
        let mut primitives = vec![
            Primitive::fill(Path::rect(0.0, 0.0, WIDTH, HEIGHT), INK),
            grid::grid(WIDTH, HEIGHT, WIDTH / 14.0, 0.5, INK_LINE, 0.45),
        ];
        primitives.extend(motif::draw(cover.motif, self.fonts, &FRAME, &cover.seed));
        primitives.push(Primitive::fill(Path::rect(0.0, FLOOR, WIDTH, HEIGHT - FLOOR), INK));
        primitives.push(Primitive::stroke(Path::line((0.0, FLOOR), (WIDTH, FLOOR)), 0.6, INK_LINE));
        primitives.extend(grid::edge(18.0, 18.0, WIDTH - 36.0, HEIGHT - 36.0, 10.0, 0.6, INK_LINE));
        primitives.extend(brand(LEFT, 46.0, 28.0, WHITE, PHOSPHOR));
        let name = TextStyle::new(Typeface::Display, 17.0, 17.0, WHITE);
        let run = self.fonts.shape(&cover.school, &name);
        primitives.push(Primitive::Text { run, x: LEFT + 38.0, y: 66.0, colour: WHITE });
        primitives
    }

    /// The largest size at which the title takes three lines at most.
    fn title(&mut self, layout: &mut LayoutBox, title: &str, top: f32, parent: NodeId) -> f32 {
        let node = self.structure.add_child(parent, Role::Heading(1, title.to_owned()));
        let mut size = 38.0;
        let (style, lines) = loop {
            let style = TextStyle::new(Typeface::Display, size, size * 1.14, WHITE).tracked(-0.016);
            let lines = break_lines(self.fonts, title, &style, RIGHT - LEFT, Rag::Balanced);
            if lines.len() <= 2 || size <= 28.0 {
                break (style, lines);
            }
            size -= 1.0;
        };
        let mut y = top;
        for line in lines {
            y += style.leading;
            layout.text(line, LEFT - 1.0, y - style.size * 0.2, &style, node);
        }
        y
    }

    fn cover_strip(&mut self, layout: &mut LayoutBox, strip: &Strip, parent: NodeId) {
        let list = self.structure.add_child(parent, Role::List);
        let width = RIGHT - LEFT;
        let mut ground = vec![Primitive::fill(Path::rect(LEFT, STRIP_TOP, width, STRIP), PAPER)];
        ground.extend(edge(strip.category, LEFT, STRIP_TOP, 7.0, STRIP));
        layout.display_list.extend(ground.into_iter().map(DisplayItem::Decoration));
        let code = TextStyle::new(Typeface::Display, 18.0, 18.0, GRAPHITE);
        let run = self.fonts.shape(&strip.code, &code);
        let mut x = LEFT + 7.0 + 12.0;
        let code_width = run.width();
        let node = self.structure.add_child(list, Role::Item);
        let node = self.structure.add_child(node, Role::Body);
        layout.text(run, x, STRIP_TOP + STRIP / 2.0 + 6.4, &code, node);
        x += code_width + 12.0;
        let cell = (RIGHT - x) / strip.cells.len().max(1) as f32;
        for data in &strip.cells {
            let rule = Path::line((x, STRIP_TOP), (x, STRIP_TOP + STRIP));
            layout.decorate(Primitive::stroke(rule, 0.6, PAPER_LINE));
            self.cell(layout, data, (x + 9.0, STRIP_TOP + 15.0), cell - 12.0, list);
            x += cell;
        }
    }
}
