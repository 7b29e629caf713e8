//! A drawing as SVG, text as outlines: what is drawn here looks the same on every machine.

use std::fmt::Write;

use skrifa::outline::OutlinePen;
use torre_pages::share_card::{HEIGHT, WIDTH};

use crate::drawing::path::{Path, Segment};
use crate::drawing::primitive::{Paint, Primitive, Stroke};
use crate::drawing::shaping::{Fonts, GlyphRun};

pub fn write(primitives: &[Primitive], fonts: &Fonts<'_>) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">"
    );
    for primitive in primitives {
        svg.push_str(&element(primitive, fonts));
    }
    svg.push_str("</svg>");
    svg
}

fn element(primitive: &Primitive, fonts: &Fonts<'_>) -> String {
    match primitive {
        Primitive::Fill(path, paint) => format!("<path d=\"{}\" {}/>", data(path), fill(*paint)),
        Primitive::Stroke(path, stroke) => format!("<path d=\"{}\" {}/>", data(path), stroked(stroke)),
        Primitive::Text { run, x, y, colour } => {
            format!("<path d=\"{}\" fill=\"{}\"/>", outlines(run, *x, *y, fonts), colour.css())
        }
    }
}

fn fill(paint: Paint) -> String {
    format!("fill=\"{}\" fill-opacity=\"{}\"", paint.colour.css(), paint.opacity)
}

fn stroked(stroke: &Stroke) -> String {
    let Paint { colour, opacity } = stroke.paint;
    let (colour, width) = (colour.css(), stroke.width);
    let dashes: Vec<String> = stroke.dashes.iter().map(f32::to_string).collect();
    let dashes =
        if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{}\"", dashes.join(" ")) };
    format!("fill=\"none\" stroke=\"{colour}\" stroke-opacity=\"{opacity}\" stroke-width=\"{width}\"{dashes}")
}

fn data(path: &Path) -> String {
    let mut text = String::new();
    for segment in &path.0 {
        // Writing to a string cannot fail.
        let _ = match segment {
            Segment::Move(x, y) => write!(text, "M{x:.2} {y:.2}"),
            Segment::Line(x, y) => write!(text, "L{x:.2} {y:.2}"),
            Segment::Cubic(a, b, c, d, x, y) => {
                write!(text, "C{a:.2} {b:.2} {c:.2} {d:.2} {x:.2} {y:.2}")
            }
            Segment::Close => write!(text, "Z"),
        };
    }
    text
}

fn outlines(run: &GlyphRun, x: f32, y: f32, fonts: &Fonts<'_>) -> String {
    let font = fonts.font(run.typeface);
    let scale = run.size / font.units_per_em;
    let mut pen = Pen { text: String::new(), x, y, scale };
    let mut at = x;
    for glyph in &run.glyphs {
        pen.x = at + glyph.x * run.size;
        pen.y = y - glyph.y * run.size;
        font.outline(glyph.id, &mut pen);
        at += glyph.advance * run.size;
    }
    pen.text
}

/// Writes a glyph where it stands; fonts count upwards, pictures downwards.
struct Pen {
    text: String,
    x: f32,
    y: f32,
    scale: f32,
}

impl Pen {
    fn point(&self, x: f32, y: f32) -> String {
        format!("{:.2} {:.2}", self.x + x * self.scale, self.y - y * self.scale)
    }

    fn push(&mut self, letter: char, points: &[(f32, f32)]) {
        let points: Vec<String> = points.iter().map(|(x, y)| self.point(*x, *y)).collect();
        self.text.push(letter);
        self.text.push_str(&points.join(" "));
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.push('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.push('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.push('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.push('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.text.push('Z');
    }
}
