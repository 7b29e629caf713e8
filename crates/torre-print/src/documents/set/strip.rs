//! A course as a flight strip across the page.

use crate::documents::model::Strip;
use crate::documents::piece::{Op, Piece, hold_all};
use crate::documents::set::Setter;
use crate::documents::set::words::baseline;
use crate::documents::sheet::{Column, HAIR, LABEL, SMALL, SUBHEADING};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::{GRAPHITE, MIST, PAPER_LINE, WHITE};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::motif::strip::edge;
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

const EDGE: f32 = 6.0;
const CODE: f32 = 56.0;
const PADDING: f32 = 9.0;
const VALUE: Style = Style::new(Typeface::Mono, 7.2, 9.8, GRAPHITE);

impl Setter<'_> {
    pub fn bay(
        &mut self,
        title: &str,
        text: &str,
        strips: &[Strip],
        column: Column,
        parent: NodeId,
    ) -> Vec<Piece> {
        let mut pieces = self.heading_line(title, &SUBHEADING, column, parent, 16.0);
        pieces.extend(self.words(text, &SMALL, column, parent, 1.0));
        for strip in strips {
            pieces.push(self.strip(strip, column, parent));
        }
        hold_all(&mut pieces);
        pieces
    }

    pub fn strip(&mut self, strip: &Strip, column: Column, parent: NodeId) -> Piece {
        let cell = 68.0;
        let titles = Column {
            x: column.x + EDGE + CODE,
            width: column.width - EDGE - CODE - cell * strip.cells.len() as f32,
        };
        let mut piece = Piece::default();
        let height = self.titles(&mut piece, strip, titles, parent).max(46.0);
        let list = self.structure.below(parent, Role::List);
        for (index, data) in strip.cells.iter().enumerate() {
            let x = titles.x + titles.width + cell * index as f32;
            piece.mark(Mark::stroke(Path::line((x, 0.0), (x, height)), HAIR, PAPER_LINE));
            let item = self.structure.below(list, Role::Item);
            let label = self.structure.below(item, Role::Label);
            let value = self.structure.below(item, Role::Body);
            piece.text(self.faces.run(&data.label, &LABEL), x + PADDING - 2.0, 15.0, &LABEL, label);
            for (row, line) in lines(self.faces, &data.value, &VALUE, cell - PADDING - 1.0, Rag::Balanced)
                .into_iter()
                .enumerate()
            {
                let y = 28.0 + VALUE.leading * row as f32;
                piece.text(line, x + PADDING - 2.0, y, &VALUE, value);
            }
        }
        self.strip_ground(&mut piece, strip, column, height);
        piece.height = height;
        piece.after(7.0)
    }

    /// Code, title and what the course is; returns how high they are.
    fn titles(&mut self, piece: &mut Piece, strip: &Strip, column: Column, parent: NodeId) -> f32 {
        let heading = self.structure.below(parent, Role::Heading(3, strip.title.clone()));
        let code = Style::new(Typeface::Display, 13.0, 13.0, GRAPHITE);
        piece.text(self.faces.run(&strip.code, &code), column.x - CODE + PADDING, 25.0, &code, heading);
        let words = Column { x: column.x + PADDING, width: column.width - 2.0 * PADDING };
        let title = match strip.href {
            Some(_) => self.structure.below(heading, Role::Link),
            None => heading,
        };
        let mut y = PADDING - 1.0;
        for line in lines(self.faces, &strip.title, &SUBHEADING, words.width, Rag::Balanced) {
            let width = line.width();
            piece.text(line, words.x, y + baseline(&SUBHEADING), &SUBHEADING, title);
            if let Some(href) = &strip.href {
                let (x, height) = (words.x, SUBHEADING.leading);
                piece.ops.push(Op::Link { x, y, width, height, href: href.clone(), node: title });
            }
            y += SUBHEADING.leading;
        }
        let note = SMALL.coloured(MIST);
        let paragraph = self.structure.below(parent, Role::Paragraph);
        for line in lines(self.faces, &strip.note, &note, words.width, Rag::Paragraph) {
            piece.text(line, words.x, y + baseline(&note), &note, paragraph);
            y += note.leading;
        }
        y + PADDING
    }

    fn strip_ground(&self, piece: &mut Piece, strip: &Strip, column: Column, height: f32) {
        let whole = Path::rect(column.x, 0.0, column.width, height);
        let after_code = column.x + EDGE + CODE;
        let mut ground = vec![
            Mark::fill(whole.clone(), WHITE),
            Mark::stroke(whole, HAIR, PAPER_LINE),
            Mark::stroke(Path::line((after_code, 0.0), (after_code, height)), HAIR, PAPER_LINE),
        ];
        ground.extend(edge(strip.category, column.x, 0.0, EDGE, height));
        piece.ops.splice(0..0, ground.into_iter().map(Op::Mark));
    }
}
