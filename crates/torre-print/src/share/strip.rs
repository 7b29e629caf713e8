//! A course as a flight strip along the foot of its picture.

use torre_pages::share_card::Strip;

use crate::drawing::colour::{GRAPHITE, MIST, PAPER, PAPER_LINE};
use crate::drawing::face::Faces;
use crate::drawing::mark::Mark;
use crate::drawing::motif::strip::edge;
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;
use crate::share::layout::text;

const HEIGHT: f32 = 88.0;
const EDGE: f32 = 10.0;
const PADDING: f32 = 18.0;

pub fn marks(strip: &Strip, faces: &Faces<'_>, x: f32, y: f32, width: f32) -> Vec<Mark> {
    let code = Style::new(Typeface::Display, 34.0, 34.0, GRAPHITE);
    let run = faces.run(&strip.code, &code);
    let mut at = x + EDGE + PADDING;
    let mut marks = vec![Mark::fill(Path::rect(x, y, width, HEIGHT), PAPER)];
    marks.extend(edge(strip.category, x, y, EDGE, HEIGHT));
    let code_width = run.width();
    marks.push(text(run, at, y + HEIGHT / 2.0 + 12.0, &code));
    at += code_width + PADDING;
    let cell = (x + width - at) / strip.cells.len().max(1) as f32;
    for (label, value) in &strip.cells {
        marks.push(Mark::stroke(Path::line((at, y), (at, y + HEIGHT)), 1.2, PAPER_LINE));
        let label_style = Style::label(13.0, MIST);
        marks.push(text(faces.run(label, &label_style), at + PADDING, y + 32.0, &label_style));
        let style = fitted(faces, value, cell - 1.6 * PADDING);
        marks.push(text(faces.run(value, &style), at + PADDING, y + 64.0, &style));
        at += cell;
    }
    marks
}

/// A long value is set smaller, never over its neighbour.
fn fitted(faces: &Faces<'_>, value: &str, width: f32) -> Style {
    let style = |size: f32| Style::new(Typeface::Mono, size, size, GRAPHITE);
    let natural = faces.width(value, &style(1.0));
    style((width / natural).min(22.0))
}
