//! Primitives on the surface of a PDF page.

use std::collections::HashMap;

use krilla::color::rgb;
use krilla::geom::{Path as PdfPath, PathBuilder, Point};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, Stroke as PdfStroke, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};

use crate::drawing::colour::Colour;
use crate::drawing::path::{Path, Segment};
use crate::drawing::primitive::{Paint, Primitive, Stroke};
use crate::drawing::shaping::GlyphRun;
use crate::drawing::typeface::Typeface;

/// The fonts as krilla embeds them.
pub type EmbeddedFonts = HashMap<Typeface, Font>;

pub fn draw_primitive(surface: &mut Surface<'_>, primitive: &Primitive, top: f32, fonts: &EmbeddedFonts) {
    match primitive {
        Primitive::Fill(path, paint) => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*paint)));
            draw_path(surface, path, top);
        }
        Primitive::Stroke(path, with) => {
            surface.set_fill(None);
            surface.set_stroke(Some(stroke(with)));
            draw_path(surface, path, top);
            surface.set_stroke(None);
        }
        Primitive::Text { run, x, y, colour } => draw_text(surface, run, *x, top + y, *colour, fonts),
    }
}

pub fn draw_text(
    surface: &mut Surface<'_>,
    run: &GlyphRun,
    x: f32,
    y: f32,
    colour: Colour,
    fonts: &EmbeddedFonts,
) {
    let Some(font) = fonts.get(&run.typeface) else { return };
    let glyphs: Vec<KrillaGlyph> = run
        .glyphs
        .iter()
        .map(|glyph| {
            let id = GlyphId::new(glyph.id.into());
            KrillaGlyph::new(id, glyph.advance, glyph.x, glyph.y, 0.0, glyph.text.clone(), None)
        })
        .collect();
    surface.set_stroke(None);
    surface.set_fill(Some(fill(colour.into())));
    surface.draw_glyphs(Point::from_xy(x, y), &glyphs, font.clone(), &run.text, run.size, false);
}

fn draw_path(surface: &mut Surface<'_>, path: &Path, top: f32) {
    if let Some(path) = outline(path, top) {
        surface.draw_path(&path);
    }
}

/// None where nothing would be seen.
fn outline(path: &Path, top: f32) -> Option<PdfPath> {
    let mut builder = PathBuilder::new();
    for segment in &path.0 {
        match *segment {
            Segment::Move(x, y) => builder.move_to(x, y + top),
            Segment::Line(x, y) => builder.line_to(x, y + top),
            Segment::Cubic(a, b, c, d, x, y) => builder.cubic_to(a, b + top, c, d + top, x, y + top),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn colour(colour: Colour) -> rgb::Color {
    rgb::Color::new(colour.red, colour.green, colour.blue)
}

fn opacity(paint: Paint) -> NormalizedF32 {
    NormalizedF32::new(paint.opacity).unwrap_or(NormalizedF32::ONE)
}

fn fill(paint: Paint) -> Fill {
    Fill { paint: colour(paint.colour).into(), opacity: opacity(paint), rule: Default::default() }
}

fn stroke(stroke: &Stroke) -> PdfStroke {
    let dash = (!stroke.dashes.is_empty()).then(|| StrokeDash { array: stroke.dashes.clone(), offset: 0.0 });
    PdfStroke {
        paint: colour(stroke.paint.colour).into(),
        width: stroke.width,
        opacity: opacity(stroke.paint),
        dash,
        ..PdfStroke::default()
    }
}
