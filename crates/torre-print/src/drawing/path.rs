//! Outlines: lines and curves, with the few figures that charts are made of.

use std::f32::consts::{FRAC_PI_2, PI};

#[derive(Clone, Copy, Debug)]
pub enum Step {
    Move(f32, f32),
    Line(f32, f32),
    Cubic(f32, f32, f32, f32, f32, f32),
    Close,
}

#[derive(Clone, Debug, Default)]
pub struct Path(pub Vec<Step>);

impl Path {
    pub fn line(from: (f32, f32), to: (f32, f32)) -> Path {
        Path(vec![Step::Move(from.0, from.1), Step::Line(to.0, to.1)])
    }

    pub fn polygon(points: &[(f32, f32)]) -> Path {
        let mut path = Path::default();
        for (index, (x, y)) in points.iter().enumerate() {
            path.0.push(if index == 0 { Step::Move(*x, *y) } else { Step::Line(*x, *y) });
        }
        path.0.push(Step::Close);
        path
    }

    pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Path {
        Path::polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    pub fn circle(x: f32, y: f32, radius: f32) -> Path {
        let mut path = Path::arc(x, y, radius, 0.0, 2.0 * PI);
        path.0.push(Step::Close);
        path
    }

    /// Part of a circle; angles in radians, clockwise from east.
    pub fn arc(x: f32, y: f32, radius: f32, from: f32, to: f32) -> Path {
        let mut path = Path(vec![Step::Move(x + radius * from.cos(), y + radius * from.sin())]);
        path.curve_on(x, y, radius, from, to);
        path
    }

    /// A piece of a disc, from its centre.
    pub fn wedge(x: f32, y: f32, radius: f32, from: f32, to: f32) -> Path {
        let mut path =
            Path(vec![Step::Move(x, y), Step::Line(x + radius * from.cos(), y + radius * from.sin())]);
        path.curve_on(x, y, radius, from, to);
        path.0.push(Step::Close);
        path
    }

    /// Quarter turns at most: a cubic follows a longer arc badly.
    fn curve_on(&mut self, x: f32, y: f32, radius: f32, from: f32, to: f32) {
        let turns = ((to - from).abs() / FRAC_PI_2).ceil().max(1.0);
        let turn = (to - from) / turns;
        let pull = 4.0 / 3.0 * (turn / 4.0).tan() * radius;
        for index in 0..turns as u32 {
            let start = from + turn * index as f32;
            let end = start + turn;
            let (start_x, start_y) = (x + radius * start.cos(), y + radius * start.sin());
            let (end_x, end_y) = (x + radius * end.cos(), y + radius * end.sin());
            self.0.push(Step::Cubic(
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
}

impl Path {
    pub fn shift(&mut self, right: f32, down: f32) {
        for step in &mut self.0 {
            *step = match *step {
                Step::Move(x, y) => Step::Move(x + right, y + down),
                Step::Line(x, y) => Step::Line(x + right, y + down),
                Step::Cubic(a, b, c, d, x, y) => {
                    Step::Cubic(a + right, b + down, c + right, d + down, x + right, y + down)
                }
                Step::Close => Step::Close,
            };
        }
    }
}
