//! One thing drawn: an outline filled or stroked, or a run of text.

use crate::drawing::colour::Colour;
use crate::drawing::face::Run;
use crate::drawing::path::Path;

#[derive(Clone, Copy, Debug)]
pub struct Paint {
    pub colour: Colour,
    pub opacity: f32,
}

impl From<Colour> for Paint {
    fn from(colour: Colour) -> Paint {
        Paint { colour, opacity: 1.0 }
    }
}

impl Colour {
    pub fn at(self, opacity: f32) -> Paint {
        Paint { colour: self, opacity }
    }
}

#[derive(Clone, Debug)]
pub struct Stroke {
    pub paint: Paint,
    pub width: f32,
    /// Lengths of dashes and gaps; empty for a line without gaps.
    pub dashes: Vec<f32>,
}

#[derive(Clone, Debug)]
pub enum Mark {
    Fill(Path, Paint),
    Stroke(Path, Stroke),
    /// A run with the left end of its baseline.
    Text {
        run: Run,
        x: f32,
        y: f32,
        colour: Colour,
    },
}

impl Mark {
    pub fn fill(path: Path, paint: impl Into<Paint>) -> Mark {
        Mark::Fill(path, paint.into())
    }

    pub fn stroke(path: Path, width: f32, paint: impl Into<Paint>) -> Mark {
        Mark::Stroke(path, Stroke { paint: paint.into(), width, dashes: Vec::new() })
    }

    pub fn dashed(path: Path, width: f32, paint: impl Into<Paint>, dashes: &[f32]) -> Mark {
        Mark::Stroke(path, Stroke { paint: paint.into(), width, dashes: dashes.to_vec() })
    }
}

impl Mark {
    pub fn lower(&mut self, by: f32) {
        self.shift(0.0, by);
    }

    pub fn shift(&mut self, right: f32, down: f32) {
        match self {
            Mark::Fill(path, _) | Mark::Stroke(path, _) => path.shift(right, down),
            Mark::Text { x, y, .. } => {
                *x += right;
                *y += down;
            }
        }
    }
}
