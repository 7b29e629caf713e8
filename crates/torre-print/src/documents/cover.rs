//! The cover: the control room at night, the title, and the facts on a strip.

use crate::documents::model::{Document, Strip};
use crate::documents::pages::Page;
use crate::documents::piece::{Op, Piece};
use crate::documents::set::Setter;
use crate::documents::sheet::{HEIGHT, LABEL, LEFT, RIGHT, WIDTH};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::{BEACON, GRAPHITE, HAZE, INK, INK_LINE, PAPER, PAPER_LINE, PHOSPHOR, WHITE};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::motif;
use crate::drawing::motif::brand::brand;
use crate::drawing::motif::strip::edge;
use crate::drawing::motif::{Frame, grid};
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

/// The drawing ends here, the words begin.
const FLOOR: f32 = 428.0;
const FRAME: Frame =
    Frame { width: WIDTH, height: HEIGHT, left: 120.0, floor: FLOOR, hair: 0.6, letters: 7.4 };
const STRIP: f32 = 58.0;
const STRIP_TOP: f32 = HEIGHT - 152.0;

impl Setter<'_> {
    pub fn cover(&mut self, document: &Document) -> Page {
        let cover = &document.cover;
        let mut page = Page { frame: self.night(document), ..Page::default() };
        let mut piece = Piece::default();
        let node = self.structure.top(Role::Section);
        let kind = self.structure.below(node, Role::Paragraph);
        let label = Style::label(8.4, PHOSPHOR);
        let mut y = FLOOR + 34.0;
        page.frame.push(Mark::fill(Path::rect(LEFT, y - 6.4, 6.4, 6.4), BEACON));
        piece.text(self.faces.run(&cover.kind, &label), LEFT + 14.0, y, &label, kind);
        y = self.title(&mut piece, &cover.title, y + 14.0, node);
        let lead = Style::new(Typeface::Text, 11.6, 18.0, HAZE);
        let paragraph = self.structure.below(node, Role::Paragraph);
        y += 12.0;
        for line in lines(self.faces, &cover.lead, &lead, 396.0, Rag::Paragraph) {
            y += lead.leading;
            piece.text(line, LEFT, y, &lead, paragraph);
        }
        self.cover_strip(&mut piece, &cover.strip, node);
        let imprint = self.structure.below(node, Role::Paragraph);
        let small = LABEL.coloured(HAZE);
        piece.text(self.faces.run(&document.imprint, &small), LEFT, HEIGHT - 58.0, &small, imprint);
        page.ops = piece.ops.into_iter().map(|op| (op, 0.0)).collect();
        page.anchors.push((document.title.clone(), 0.0));
        page
    }

    fn night(&self, document: &Document) -> Vec<Mark> {
        let cover = &document.cover;
        let mut marks = vec![
            Mark::fill(Path::rect(0.0, 0.0, WIDTH, HEIGHT), INK),
            grid::grid(WIDTH, HEIGHT, WIDTH / 14.0, 0.5, INK_LINE, 0.45),
        ];
        marks.extend(motif::draw(cover.motif, self.faces, &FRAME, &cover.seed));
        marks.push(Mark::fill(Path::rect(0.0, FLOOR, WIDTH, HEIGHT - FLOOR), INK));
        marks.push(Mark::stroke(Path::line((0.0, FLOOR), (WIDTH, FLOOR)), 0.6, INK_LINE));
        marks.extend(grid::edge(18.0, 18.0, WIDTH - 36.0, HEIGHT - 36.0, 10.0, 0.6, INK_LINE));
        marks.extend(brand(LEFT, 46.0, 28.0, WHITE, PHOSPHOR));
        let name = Style::new(Typeface::Display, 17.0, 17.0, WHITE);
        let run = self.faces.run(&cover.school, &name);
        marks.push(Mark::Text { run, x: LEFT + 38.0, y: 66.0, colour: WHITE });
        marks
    }

    /// The largest size at which the title takes three lines at most.
    fn title(&mut self, piece: &mut Piece, title: &str, top: f32, parent: NodeId) -> f32 {
        let node = self.structure.below(parent, Role::Heading(1, title.to_owned()));
        let mut size = 38.0;
        let (style, lines) = loop {
            let style = Style::new(Typeface::Display, size, size * 1.14, WHITE).tracked(-0.016);
            let lines = lines(self.faces, title, &style, RIGHT - LEFT, Rag::Balanced);
            if lines.len() <= 2 || size <= 28.0 {
                break (style, lines);
            }
            size -= 1.0;
        };
        let mut y = top;
        for line in lines {
            y += style.leading;
            piece.text(line, LEFT - 1.0, y - style.size * 0.2, &style, node);
        }
        y
    }

    fn cover_strip(&mut self, piece: &mut Piece, strip: &Strip, parent: NodeId) {
        let list = self.structure.below(parent, Role::List);
        let width = RIGHT - LEFT;
        let mut ground = vec![Mark::fill(Path::rect(LEFT, STRIP_TOP, width, STRIP), PAPER)];
        ground.extend(edge(strip.category, LEFT, STRIP_TOP, 7.0, STRIP));
        piece.ops.extend(ground.into_iter().map(Op::Mark));
        let code = Style::new(Typeface::Display, 18.0, 18.0, GRAPHITE);
        let run = self.faces.run(&strip.code, &code);
        let mut x = LEFT + 7.0 + 12.0;
        let code_width = run.width();
        let node = self.structure.below(list, Role::Item);
        let node = self.structure.below(node, Role::Body);
        piece.text(run, x, STRIP_TOP + STRIP / 2.0 + 6.4, &code, node);
        x += code_width + 12.0;
        let cell = (RIGHT - x) / strip.cells.len().max(1) as f32;
        for data in &strip.cells {
            let rule = Path::line((x, STRIP_TOP), (x, STRIP_TOP + STRIP));
            piece.mark(Mark::stroke(rule, 0.6, PAPER_LINE));
            self.cell(piece, data, (x + 9.0, STRIP_TOP + 15.0), cell - 12.0, list);
            x += cell;
        }
    }
}
