//! A course as a flight strip along the foot of its picture.

use torre_pages::share_card::Strip;

use crate::drawing::colour::{GRAPHITE, MIST, PAPER, PAPER_LINE};
use crate::drawing::motif::strip::edge;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;

const HEIGHT: f32 = 88.0;
const EDGE: f32 = 10.0;
const PADDING: f32 = 18.0;

pub fn primitives(strip: &Strip, fonts: &Fonts<'_>, x: f32, y: f32, width: f32) -> Vec<Primitive> {
    let code = TextStyle::new(Typeface::Display, 34.0, 34.0, GRAPHITE);
    let run = fonts.shape(&strip.code, &code);
    let mut at = x + EDGE + PADDING;
    let mut primitives = vec![Primitive::fill(Path::rect(x, y, width, HEIGHT), PAPER)];
    primitives.extend(edge(strip.category, x, y, EDGE, HEIGHT));
    let code_width = run.width();
    primitives.push(Primitive::text(run, at, y + HEIGHT / 2.0 + 12.0, &code));
    at += code_width + PADDING;
    let cell = (x + width - at) / strip.cells.len().max(1) as f32;
    for (label, value) in &strip.cells {
        primitives.push(Primitive::stroke(Path::line((at, y), (at, y + HEIGHT)), 1.2, PAPER_LINE));
        let label_style = TextStyle::label(13.0, MIST);
        primitives.push(Primitive::text(
            fonts.shape(label, &label_style),
            at + PADDING,
            y + 32.0,
            &label_style,
        ));
        let style = fitted(fonts, value, cell - 1.6 * PADDING);
        primitives.push(Primitive::text(fonts.shape(value, &style), at + PADDING, y + 64.0, &style));
        at += cell;
    }
    primitives
}

/// A long value is set smaller, never over its neighbour.
fn fitted(fonts: &Fonts<'_>, value: &str, width: f32) -> TextStyle {
    let style = |size: f32| TextStyle::new(Typeface::Mono, size, size, GRAPHITE);
    let natural = fonts.width(value, &style(1.0));
    style((width / natural).min(22.0))
}
