//! The background of a page: the paper, the running header and the footer with the page number.

use torre_content::text::interpolate;

use crate::drawing::colour::{GRAPHITE, INK_LINE, PAPER, PAPER_LINE, PHOSPHOR_DEEP};
use crate::drawing::motif::brand::brand;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;
use crate::pdf::model::Document;
use crate::pdf::page_geometry::{HAIRLINE, HEIGHT, LEFT, RIGHT, WIDTH};
use crate::pdf::text_styles::LABEL;

pub fn background(document: &Document, fonts: &Fonts<'_>, page: usize, pages: usize) -> Vec<Primitive> {
    let mut primitives = vec![Primitive::fill(Path::rect(0.0, 0.0, WIDTH, HEIGHT), PAPER)];
    primitives.extend(ticks());
    primitives.extend(brand(LEFT, 34.0, 17.0, GRAPHITE, PHOSPHOR_DEEP));
    let name = TextStyle::new(Typeface::Display, 9.6, 9.6, GRAPHITE);
    primitives.push(Primitive::text(fonts.shape(&document.cover.school, &name), LEFT + 24.0, 46.0, &name));
    let running = fonts.shape(&document.running, &LABEL);
    let x = RIGHT - running.width();
    primitives.push(Primitive::text(running, x, 45.0, &LABEL));
    let foot = HEIGHT - 48.0;
    primitives.push(Primitive::stroke(
        Path::line((LEFT, foot), (RIGHT, foot)),
        HAIRLINE,
        INK_LINE.alpha(0.35),
    ));
    primitives.push(Primitive::text(fonts.shape(&document.imprint, &LABEL), LEFT, foot + 14.0, &LABEL));
    let values = [("page", page.to_string()), ("pages", pages.to_string())];
    let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let number = fonts.shape(&interpolate(&document.page_label, &values), &LABEL);
    let x = RIGHT - number.width();
    primitives.push(Primitive::text(number, x, foot + 14.0, &LABEL));
    primitives
}

/// The divided edge of a chart, down the outer margin.
fn ticks() -> Vec<Primitive> {
    let mut path = Path::default();
    for index in 1..60u8 {
        let y = f32::from(index) * 14.0;
        let length = if index.is_multiple_of(5) { 9.0 } else { 4.5 };
        path = path.and(Path::line((0.0, y), (length, y)));
        path = path.and(Path::line((WIDTH - length, y), (WIDTH, y)));
    }
    vec![Primitive::stroke(path, HAIRLINE, PAPER_LINE)]
}
