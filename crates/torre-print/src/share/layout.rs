//! The layout of a share image: what is drawn where.

use torre_pages::share_card::ShareCard;
use torre_pages::share_card::{HEIGHT, WIDTH};

use crate::drawing::colour::{BEACON, HAZE, INK, INK_LINE, PHOSPHOR, WHITE};
use crate::drawing::line_breaking::{Rag, break_lines};
use crate::drawing::motif;
use crate::drawing::motif::brand::brand;
use crate::drawing::motif::frame::Frame;
use crate::drawing::motif::grid;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::{Fonts, GlyphRun};
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;
use crate::share::strip;

const WIDE: f32 = WIDTH as f32;
const HIGH: f32 = HEIGHT as f32;
const MARGIN: f32 = 68.0;
/// Where the footer begins: a course's strip, or who says this.
const FOOTER_TOP: f32 = 500.0;
/// The line above it, where the motif or the cover ends.
pub const FOOTER_EDGE: f32 = FOOTER_TOP - 12.0;
const MEASURE: f32 = 720.0;
const FRAME: Frame =
    Frame { width: WIDE, height: HIGH, left: 700.0, bottom: 488.0, hairline: 1.4, label_size: 15.0 };

pub fn background() -> Vec<Primitive> {
    vec![
        Primitive::fill(Path::rect(0.0, 0.0, WIDE, HIGH), INK),
        grid::grid(WIDE, HIGH, 60.0, 1.0, INK_LINE, 0.45),
    ]
}

pub fn motif(card: &ShareCard, fonts: &Fonts<'_>) -> Vec<Primitive> {
    motif::draw(card.motif, fonts, &FRAME, &card.seed)
}

/// Everything that stands over the motif or the cover.
pub fn words(card: &ShareCard, fonts: &Fonts<'_>) -> Vec<Primitive> {
    let mut primitives = scrim();
    primitives.extend(grid::edge(20.0, 20.0, WIDE - 40.0, HIGH - 40.0, 20.0, 1.2, INK_LINE));
    primitives.extend(header(card, fonts));
    primitives.extend(title(card, fonts));
    primitives.extend(match &card.strip {
        Some(strip) => strip::primitives(strip, fonts, MARGIN, FOOTER_TOP, WIDE - 2.0 * MARGIN),
        None => footer(card, fonts),
    });
    primitives
}

/// The motif or the cover fades under the title, in steps, and ends above the footer.
fn scrim() -> Vec<Primitive> {
    let mut primitives: Vec<Primitive> = (0..8u8)
        .map(|step| {
            let right = 560.0 + f32::from(step) * 34.0;
            Primitive::fill(Path::rect(0.0, 0.0, right, HIGH), INK.alpha(0.27))
        })
        .collect();
    primitives.push(Primitive::fill(Path::rect(0.0, FOOTER_EDGE, WIDE, HIGH), INK));
    primitives.push(Primitive::stroke(Path::line((0.0, FOOTER_EDGE), (WIDE, FOOTER_EDGE)), 1.2, INK_LINE));
    primitives
}

/// The school's brand mark and name.
fn header(card: &ShareCard, fonts: &Fonts<'_>) -> Vec<Primitive> {
    let mut primitives = brand(MARGIN, 58.0, 46.0, WHITE, PHOSPHOR);
    let name = TextStyle::new(Typeface::Display, 30.0, 30.0, WHITE);
    primitives.push(Primitive::text(fonts.shape(&card.school, &name), MARGIN + 62.0, 91.0, &name));
    primitives
}

fn title(card: &ShareCard, fonts: &Fonts<'_>) -> Vec<Primitive> {
    let label = TextStyle::label(19.0, PHOSPHOR);
    let (style, lines) = fitted(card, fonts);
    let above = 46.0;
    let high = above + style.leading * lines.len() as f32;
    // Centred between the name and the footer, a little towards the footer.
    let top = 118.0 + (FOOTER_TOP - 140.0 - high) * 0.55;
    let mut primitives = vec![
        Primitive::fill(Path::rect(MARGIN, top + 1.0, 14.0, 14.0), BEACON),
        Primitive::text(fonts.shape(&card.kind, &label), MARGIN + 28.0, top + 15.0, &label),
    ];
    for (index, line) in lines.into_iter().enumerate() {
        let y = top + above + style.leading * index as f32 + style.size * 0.78;
        primitives.push(Primitive::text(line, MARGIN - 2.0, y, &style));
    }
    primitives
}

/// The largest size at which the title takes three lines at most.
fn fitted(card: &ShareCard, fonts: &Fonts<'_>) -> (TextStyle, Vec<GlyphRun>) {
    let mut size = 72.0;
    loop {
        let style = TextStyle::new(Typeface::Display, size, size * 1.14, WHITE).tracked(-0.018);
        let lines = break_lines(fonts, &card.title, &style, MEASURE, Rag::Balanced);
        let fits = lines.len() <= 3 && lines.iter().all(|line| line.width() <= MEASURE);
        if fits || size <= 36.0 {
            return (style, lines);
        }
        size -= 2.0;
    }
}

fn footer(card: &ShareCard, fonts: &Fonts<'_>) -> Vec<Primitive> {
    let tagline = TextStyle::new(Typeface::Mono, 21.0, 21.0, HAZE);
    let code = TextStyle::label(21.0, PHOSPHOR);
    let certification = fonts.shape(&card.certification, &code);
    let y = FOOTER_TOP + 46.0;
    let right = WIDE - MARGIN - certification.width();
    vec![
        Primitive::text(fonts.shape(&card.tagline, &tagline), MARGIN, y, &tagline),
        Primitive::text(certification, right, y, &code),
    ]
}
