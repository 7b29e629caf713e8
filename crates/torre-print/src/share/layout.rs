//! Where things stand on a share image.

use torre_pages::share_card::ShareCard;
use torre_pages::share_card::{HEIGHT, WIDTH};

use crate::drawing::colour::{BEACON, HAZE, INK, INK_LINE, PHOSPHOR, WHITE};
use crate::drawing::face::{Faces, Run};
use crate::drawing::lines::{Rag, lines};
use crate::drawing::mark::Mark;
use crate::drawing::motif;
use crate::drawing::motif::brand::brand;
use crate::drawing::motif::{Frame, grid};
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;
use crate::share::strip;

const WIDE: f32 = WIDTH as f32;
const HIGH: f32 = HEIGHT as f32;
const MARGIN: f32 = 68.0;
/// Where the foot begins: a course's strip, or who says this.
const FLOOR: f32 = 500.0;
const MEASURE: f32 = 720.0;
const FRAME: Frame = Frame { width: WIDE, height: HIGH, left: 700.0, floor: 488.0, hair: 1.4, letters: 15.0 };

pub fn marks(card: &ShareCard, faces: &Faces<'_>) -> Vec<Mark> {
    let mut marks = vec![
        Mark::fill(Path::rect(0.0, 0.0, WIDE, HIGH), INK),
        grid::grid(WIDE, HIGH, 60.0, 1.0, INK_LINE, 0.45),
    ];
    marks.extend(motif::draw(card.motif, faces, &FRAME, &card.seed));
    marks.extend(veil());
    marks.extend(grid::edge(20.0, 20.0, WIDE - 40.0, HIGH - 40.0, 20.0, 1.2, INK_LINE));
    marks.extend(head(card, faces));
    marks.extend(title(card, faces));
    marks.extend(match &card.strip {
        Some(strip) => strip::marks(strip, faces, MARGIN, FLOOR, WIDE - 2.0 * MARGIN),
        None => foot(card, faces),
    });
    marks
}

/// The motif fades under the title, in steps, and ends above the foot.
fn veil() -> Vec<Mark> {
    let mut marks: Vec<Mark> = (0..8u8)
        .map(|step| {
            let right = 560.0 + f32::from(step) * 34.0;
            Mark::fill(Path::rect(0.0, 0.0, right, HIGH), INK.at(0.27))
        })
        .collect();
    marks.push(Mark::fill(Path::rect(0.0, FLOOR - 12.0, WIDE, HIGH), INK));
    marks.push(Mark::stroke(Path::line((0.0, FLOOR - 12.0), (WIDE, FLOOR - 12.0)), 1.2, INK_LINE));
    marks
}

/// The school's mark and name.
fn head(card: &ShareCard, faces: &Faces<'_>) -> Vec<Mark> {
    let mut marks = brand(MARGIN, 58.0, 46.0, WHITE, PHOSPHOR);
    let name = Style::new(Typeface::Display, 30.0, 30.0, WHITE);
    marks.push(text(faces.run(&card.school, &name), MARGIN + 62.0, 91.0, &name));
    marks
}

fn title(card: &ShareCard, faces: &Faces<'_>) -> Vec<Mark> {
    let label = Style::label(19.0, PHOSPHOR);
    let (style, lines) = fitted(card, faces);
    let above = 46.0;
    let high = above + style.leading * lines.len() as f32;
    // Centred between the name and the foot, a little towards the foot.
    let top = 118.0 + (FLOOR - 140.0 - high) * 0.55;
    let mut marks = vec![
        Mark::fill(Path::rect(MARGIN, top + 1.0, 14.0, 14.0), BEACON),
        text(faces.run(&card.kind, &label), MARGIN + 28.0, top + 15.0, &label),
    ];
    for (index, line) in lines.into_iter().enumerate() {
        let y = top + above + style.leading * index as f32 + style.size * 0.78;
        marks.push(text(line, MARGIN - 2.0, y, &style));
    }
    marks
}

/// The largest size at which the title takes three lines at most.
fn fitted(card: &ShareCard, faces: &Faces<'_>) -> (Style, Vec<Run>) {
    let mut size = 72.0;
    loop {
        let style = Style::new(Typeface::Display, size, size * 1.14, WHITE).tracked(-0.018);
        let lines = lines(faces, &card.title, &style, MEASURE, Rag::Balanced);
        let fits = lines.len() <= 3 && lines.iter().all(|line| line.width() <= MEASURE);
        if fits || size <= 36.0 {
            return (style, lines);
        }
        size -= 2.0;
    }
}

fn foot(card: &ShareCard, faces: &Faces<'_>) -> Vec<Mark> {
    let tagline = Style::new(Typeface::Mono, 21.0, 21.0, HAZE);
    let code = Style::label(21.0, PHOSPHOR);
    let certification = faces.run(&card.certification, &code);
    let y = FLOOR + 46.0;
    let right = WIDE - MARGIN - certification.width();
    vec![text(faces.run(&card.tagline, &tagline), MARGIN, y, &tagline), text(certification, right, y, &code)]
}

pub fn text(run: Run, x: f32, y: f32, style: &Style) -> Mark {
    Mark::Text { run, x, y, colour: style.colour }
}
