//! The hairline latitude and longitude grid, and the ticks of a chart's edge.

use crate::drawing::colour::Colour;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;

pub fn grid(width: f32, height: f32, step: f32, line: f32, colour: Colour, opacity: f32) -> Primitive {
    let mut path = Path::default();
    let mut x = step;
    while x < width {
        path = path.and(Path::line((x, 0.0), (x, height)));
        x += step;
    }
    let mut y = step;
    while y < height {
        path = path.and(Path::line((0.0, y), (width, y)));
        y += step;
    }
    Primitive::stroke(path, line, colour.alpha(opacity))
}

/// A frame whose edge is divided like a chart's: a long tick every fifth.
pub fn edge(x: f32, y: f32, width: f32, height: f32, step: f32, line: f32, colour: Colour) -> Vec<Primitive> {
    let mut ticks = Path::default();
    let long = |index: u32| if index.is_multiple_of(5) { step * 0.5 } else { step * 0.22 };
    for index in 1..(width / step) as u32 {
        let at = x + index as f32 * step;
        ticks = ticks.and(Path::line((at, y), (at, y + long(index))));
        ticks = ticks.and(Path::line((at, y + height), (at, y + height - long(index))));
    }
    for index in 1..(height / step) as u32 {
        let at = y + index as f32 * step;
        ticks = ticks.and(Path::line((x, at), (x + long(index), at)));
        ticks = ticks.and(Path::line((x + width, at), (x + width - long(index), at)));
    }
    vec![
        Primitive::stroke(Path::rect(x, y, width, height), line, colour),
        Primitive::stroke(ticks, line, colour),
    ]
}
