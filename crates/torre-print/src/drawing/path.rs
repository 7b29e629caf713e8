//! Vector paths: lines and cubic Bézier curves, with the few figures that charts are made of.

use std::f32::consts::{FRAC_PI_2, PI};

#[derive(Clone, Copy, Debug)]
pub enum Segment {
    Move(f32, f32),
    Line(f32, f32),
    Cubic(f32, f32, f32, f32, f32, f32),
    Close,
}

#[derive(Clone, Debug, Default)]
pub struct Path(pub Vec<Segment>);

impl Path {
    pub fn line(from: (f32, f32), to: (f32, f32)) -> Path {
        Path(vec![Segment::Move(from.0, from.1), Segment::Line(to.0, to.1)])
    }

    pub fn polygon(points: &[(f32, f32)]) -> Path {
        let mut path = Path::default();
        for (index, (x, y)) in points.iter().enumerate() {
            path.0.push(if index == 0 { Segment::Move(*x, *y) } else { Segment::Line(*x, *y) });
        }
        path.0.push(Segment::Close);
        path
    }

    pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Path {
        Path::polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    pub fn circle(x: f32, y: f32, radius: f32) -> Path {
        let mut path = Path::arc(x, y, radius, 0.0, 2.0 * PI);
        path.0.push(Segment::Close);
        path
    }

    /// Part of a circle; angles in radians, clockwise from east.
    pub fn arc(x: f32, y: f32, radius: f32, from: f32, to: f32) -> Path {
        let mut path = Path(vec![Segment::Move(x + radius * from.cos(), y + radius * from.sin())]);
        path.arc_to(x, y, radius, from, to);
        path
    }

    /// A circular sector.
    pub fn sector(x: f32, y: f32, radius: f32, from: f32, to: f32) -> Path {
        let mut path =
            Path(vec![Segment::Move(x, y), Segment::Line(x + radius * from.cos(), y + radius * from.sin())]);
        path.arc_to(x, y, radius, from, to);
        path.0.push(Segment::Close);
        path
    }

    /// Quarter turns at most: a cubic follows a longer arc badly.
    fn arc_to(&mut self, x: f32, y: f32, radius: f32, from: f32, to: f32) {
        let turns = ((to - from).abs() / FRAC_PI_2).ceil().max(1.0);
        let turn = (to - from) / turns;
        let pull = 4.0 / 3.0 * (turn / 4.0).tan() * radius;
        for index in 0..turns as u32 {
            let start = from + turn * index as f32;
            let end = start + turn;
            let (start_x, start_y) = (x + radius * start.cos(), y + radius * start.sin());
            let (end_x, end_y) = (x + radius * end.cos(), y + radius * end.sin());
            self.0.push(Segment::Cubic(
                start_x - pull * start.sin(),
                start_y + pull * start.cos(),
                end_x + pull * end.sin(),
                end_y - pull * end.cos(),
                end_x,
                end_y,
            ));
        }
    }

    pub fn and(mut self, other: Path) -> Path {
        self.0.extend(other.0);
        self
    }

    pub fn move_down(&mut self, by: f32) {
        for segment in &mut self.0 {
            match segment {
                Segment::Move(_, y) | Segment::Line(_, y) => *y += by,
                Segment::Cubic(_, y1, _, y2, _, y) => {
                    *y1 += by;
                    *y2 += by;
                    *y += by;
                }
                Segment::Close => {}
            }
        }
    }
}
