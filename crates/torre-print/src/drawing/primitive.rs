//! Graphics primitives: a path filled or stroked, or a run of text.

use crate::drawing::colour::Colour;
use crate::drawing::path::Path;
use crate::drawing::shaping::GlyphRun;
use crate::drawing::text_style::TextStyle;

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
    pub fn alpha(self, opacity: f32) -> Paint {
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
pub enum Primitive {
    Fill(Path, Paint),
    Stroke(Path, Stroke),
    /// A run with the left end of its baseline.
    Text {
        run: GlyphRun,
        x: f32,
        y: f32,
        colour: Colour,
    },
}

impl Primitive {
    pub fn fill(path: Path, paint: impl Into<Paint>) -> Primitive {
        Primitive::Fill(path, paint.into())
    }

    pub fn stroke(path: Path, width: f32, paint: impl Into<Paint>) -> Primitive {
        Primitive::Stroke(path, Stroke { paint: paint.into(), width, dashes: Vec::new() })
    }

    pub fn dashed(path: Path, width: f32, paint: impl Into<Paint>, dashes: &[f32]) -> Primitive {
        Primitive::Stroke(path, Stroke { paint: paint.into(), width, dashes: dashes.to_vec() })
    }

    pub fn text(run: GlyphRun, x: f32, y: f32, style: &TextStyle) -> Primitive {
        Primitive::Text { run, x, y, colour: style.colour }
    }

    pub fn move_down(&mut self, by: f32) {
        match self {
            Primitive::Fill(path, _) | Primitive::Stroke(path, _) => path.move_down(by),
            Primitive::Text { y, .. } => *y += by,
        }
    }
}
