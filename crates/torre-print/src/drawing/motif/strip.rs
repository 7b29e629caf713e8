//! The coloured edge of a flight strip: which bay of the board it belongs to.

use torre_content::course::CourseCategory;

use crate::drawing::colour::{INK_LINE, PHOSPHOR, PHOSPHOR_DEEP};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;

pub fn edge(category: CourseCategory, x: f32, y: f32, width: f32, height: f32) -> Vec<Primitive> {
    let whole = Path::rect(x, y, width, height);
    match category {
        CourseCategory::Initial => vec![Primitive::fill(whole, PHOSPHOR)],
        CourseCategory::Advanced => vec![Primitive::fill(whole, PHOSPHOR_DEEP)],
        CourseCategory::Specialized => {
            vec![Primitive::fill(whole, PHOSPHOR), Primitive::fill(hatching(x, y, width, height), INK_LINE)]
        }
    }
}

/// Slanted bars, cut off where the edge ends.
fn hatching(x: f32, y: f32, width: f32, height: f32) -> Path {
    let bar = width * 0.75;
    let mut path = Path::default();
    let mut at = y + bar;
    while at < y + height + width {
        let cut = |value: f32| value.clamp(y, y + height);
        path = path.and(Path::polygon(&[
            (x, cut(at)),
            (x + width, cut(at - width)),
            (x + width, cut(at - width + bar)),
            (x, cut(at + bar)),
        ]));
        at += 2.0 * bar;
    }
    path
}
