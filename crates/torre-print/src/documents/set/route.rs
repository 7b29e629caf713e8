//! The way to a licence as a line of waypoints across the page.

use std::f32::consts::PI;

use torre_content::sections::course::Waypoint;

use crate::documents::piece::Piece;
use crate::documents::set::Setter;
use crate::documents::sheet::{Column, HAIR, SMALL};
use crate::documents::structure::{NodeId, Role};
use crate::drawing::colour::{BEACON, GRAPHITE, MIST, PAPER_LINE, PHOSPHOR_DEEP};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

const CODE: Style = Style::new(Typeface::Display, 10.4, 13.0, GRAPHITE);
const FACT: Style = Style::new(Typeface::Mono, 6.9, 9.6, MIST);
const TRACK: f32 = 16.0;

impl Setter<'_> {
    pub fn route(&mut self, waypoints: &[Waypoint], column: Column, parent: NodeId) -> Piece {
        let list = self.structure.below(parent, Role::List);
        let step = column.width / waypoints.len().max(1) as f32;
        let mut piece = Piece::default();
        let end = column.x + step * (waypoints.len() as f32 - 1.0);
        let track = Path::line((column.x + 8.0, TRACK), (end, TRACK));
        piece.mark(Mark::stroke(track, 1.2, PHOSPHOR_DEEP));
        let mut height = 0.0_f32;
        for (index, waypoint) in waypoints.iter().enumerate() {
            let x = column.x + step * index as f32;
            let last = index + 1 == waypoints.len();
            for mark in symbol(x + 7.0, TRACK, last) {
                piece.mark(mark);
            }
            height = height.max(self.waypoint(&mut piece, waypoint, x, step - 12.0, list));
        }
        let below = Path::line((column.x, height + 10.0), (column.x + column.width, height + 10.0));
        piece.mark(Mark::stroke(below, HAIR, PAPER_LINE));
        piece.height = height + 12.0;
        piece.after(14.0)
    }

    fn waypoint(&mut self, piece: &mut Piece, point: &Waypoint, x: f32, width: f32, list: NodeId) -> f32 {
        let item = self.structure.below(list, Role::Item);
        let code = self.structure.below(item, Role::Label);
        let body = self.structure.below(item, Role::Body);
        let mut y = TRACK + 28.0;
        piece.text(self.faces.run(&point.code, &CODE), x, y, &CODE, code);
        y += 13.0;
        for line in lines(self.faces, &point.label, &SMALL, width, Rag::Balanced) {
            piece.text(line, x, y, &SMALL, body);
            y += SMALL.leading - 1.0;
        }
        y += 2.0;
        for fact in [&point.upper, &point.lower].into_iter().flatten() {
            for line in lines(self.faces, fact, &FACT, width, Rag::Balanced) {
                piece.text(line, x, y, &FACT, body);
                y += FACT.leading;
            }
        }
        y - FACT.leading + 4.0
    }
}

/// The four-pointed star of a chart; the last one is the place to reach.
fn symbol(x: f32, y: f32, last: bool) -> Vec<Mark> {
    let star: Vec<(f32, f32)> = (0..8)
        .map(|corner| {
            let angle = corner as f32 * PI / 4.0;
            let reach = if corner % 2 == 0 { 7.0 } else { 2.2 };
            (x + angle.cos() * reach, y + angle.sin() * reach)
        })
        .collect();
    let colour = if last { BEACON } else { PHOSPHOR_DEEP };
    let mut marks = vec![Mark::fill(Path::polygon(&star), colour)];
    if last {
        marks.push(Mark::stroke(Path::circle(x, y, 10.0), 0.9, BEACON));
    }
    marks
}
