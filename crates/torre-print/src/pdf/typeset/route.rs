//! The way to a licence as a line of waypoints across the page.

use std::f32::consts::PI;

use torre_content::sections::course::Waypoint;

use crate::drawing::colour::{BEACON, GRAPHITE, MIST, PAPER_LINE, PHOSPHOR_DEEP};
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;
use crate::pdf::layout_box::LayoutBox;
use crate::pdf::page_geometry::{Column, HAIRLINE};
use crate::pdf::structure_tree::{NodeId, Role};
use crate::pdf::text_styles::SMALL;
use crate::pdf::typeset::typesetter::Typesetter;

const CODE: TextStyle = TextStyle::new(Typeface::Display, 10.4, 13.0, GRAPHITE);
const FACT: TextStyle = TextStyle::new(Typeface::Mono, 6.9, 9.6, MIST);
const TRACK: f32 = 16.0;

impl Typesetter<'_> {
    pub fn route(&mut self, waypoints: &[Waypoint], column: Column, parent: NodeId) -> LayoutBox {
        let list = self.structure.add_child(parent, Role::List);
        let step = column.width / waypoints.len().max(1) as f32;
        let mut layout = LayoutBox::default();
        let end = column.x + step * (waypoints.len() as f32 - 1.0);
        let track = Path::line((column.x + 8.0, TRACK), (end, TRACK));
        layout.decorate(Primitive::stroke(track, 1.2, PHOSPHOR_DEEP));
        let mut height = 0.0_f32;
        for (index, waypoint) in waypoints.iter().enumerate() {
            let x = column.x + step * index as f32;
            let last = index + 1 == waypoints.len();
            for primitive in symbol(x + 7.0, TRACK, last) {
                layout.decorate(primitive);
            }
            height = height.max(self.waypoint(&mut layout, waypoint, x, step - 12.0, list));
        }
        let below = Path::line((column.x, height + 10.0), (column.x + column.width, height + 10.0));
        layout.decorate(Primitive::stroke(below, HAIRLINE, PAPER_LINE));
        layout.height = height + 12.0;
        layout.with_space_before(14.0)
    }

    fn waypoint(
        &mut self,
        layout: &mut LayoutBox,
        point: &Waypoint,
        x: f32,
        width: f32,
        list: NodeId,
    ) -> f32 {
        let item = self.structure.add_child(list, Role::Item);
        let code = self.structure.add_child(item, Role::Label);
        let body = self.structure.add_child(item, Role::Body);
        let mut y = TRACK + 28.0;
        layout.text(self.fonts.shape(&point.code, &CODE), x, y, &CODE, code);
        y += 13.0;
        for line in break_lines(self.fonts, &point.label, &SMALL, width, Rag::Balanced) {
            layout.text(line, x, y, &SMALL, body);
            y += SMALL.leading - 1.0;
        }
        y += if point.total { 8.0 } else { 2.0 };
        let top = y;
        for fact in point.facts() {
            for line in break_lines(self.fonts, fact, &FACT, width, Rag::Balanced) {
                layout.text(line, x, y, &FACT, body);
                y += FACT.leading;
            }
        }
        if point.total {
            layout.decorate(Primitive::stroke(total_box(x, top, width, y), 0.9, BEACON));
            y += 4.0;
        }
        y - FACT.leading + 4.0
    }
}

/// Around the lines from the first baseline to the one that would come next.
fn total_box(x: f32, first: f32, width: f32, next: f32) -> Path {
    let (top, bottom) = (first - FACT.leading - 1.0, next - FACT.leading + 5.0);
    Path::polygon(&[(x - 5.0, top), (x + width, top), (x + width, bottom), (x - 5.0, bottom)])
}

/// The four-pointed star of a chart; the last one is the place to reach.
fn symbol(x: f32, y: f32, last: bool) -> Vec<Primitive> {
    let star: Vec<(f32, f32)> = (0..8)
        .map(|corner| {
            let angle = corner as f32 * PI / 4.0;
            let reach = if corner % 2 == 0 { 7.0 } else { 2.2 };
            (x + angle.cos() * reach, y + angle.sin() * reach)
        })
        .collect();
    let colour = if last { BEACON } else { PHOSPHOR_DEEP };
    let mut primitives = vec![Primitive::fill(Path::polygon(&star), colour)];
    if last {
        primitives.push(Primitive::stroke(Path::circle(x, y, 10.0), 0.9, BEACON));
    }
    primitives
}
