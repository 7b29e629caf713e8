//! A target on a scope: plot, trail, leader line and data block.

use crate::drawing::colour::{BEACON, HAZE, PHOSPHOR};
use crate::drawing::motif::seeded_random::SeededRandom;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;

/// Invented callsigns, as on the home page's scope.
const CALLSIGNS: [&str; 10] =
    ["BRS3214", "LNA71K", "TRR08", "VGA2290", "NDR45C", "SLT618", "MRA907", "ORB12T", "CTR330", "ALB74"];

pub struct Target {
    pub x: f32,
    pub y: f32,
    /// Where it flies, in radians clockwise from east.
    pub heading: f32,
    /// The one the picture is about.
    pub chosen: bool,
    /// The data block hangs to the left of it.
    pub block_left: bool,
}

impl Target {
    pub fn draw(
        &self,
        fonts: &Fonts<'_>,
        label_size: f32,
        index: usize,
        random: &mut SeededRandom,
    ) -> Vec<Primitive> {
        let unit = label_size / 13.0;
        let colour = if self.chosen { BEACON } else { PHOSPHOR };
        let mut primitives = Vec::new();
        for step in 1..=5 {
            let away = step as f32 * 11.0 * unit;
            let dot = Path::circle(
                self.x - self.heading.cos() * away,
                self.y - self.heading.sin() * away,
                1.7 * unit,
            );
            primitives.push(Primitive::fill(dot, colour.alpha(0.75 - step as f32 * 0.12)));
        }
        let vector = (self.x + self.heading.cos() * 26.0 * unit, self.y + self.heading.sin() * 26.0 * unit);
        primitives.push(Primitive::stroke(Path::line((self.x, self.y), vector), unit, colour.alpha(0.7)));
        let size = 4.2 * unit;
        let plot = Path::rect(self.x - size, self.y - size, size * 2.0, size * 2.0);
        primitives.push(Primitive::fill(plot, colour));
        primitives.extend(self.block(fonts, label_size, index, random));
        primitives
    }

    fn block(
        &self,
        fonts: &Fonts<'_>,
        label_size: f32,
        index: usize,
        random: &mut SeededRandom,
    ) -> Vec<Primitive> {
        let unit = label_size / 13.0;
        let side = if self.block_left { -1.0 } else { 1.0 };
        let corner = (self.x + side * 24.0 * unit, self.y - 24.0 * unit);
        let leader = Path::line((self.x + side * 7.0 * unit, self.y - 7.0 * unit), corner);
        let climb = ["↑", "↓", "="][random.index(3)];
        let level = 40 + random.index(34) * 10;
        let lines = [
            CALLSIGNS[index % CALLSIGNS.len()].to_owned(),
            format!("{level:03}{climb} {}", 18 + random.index(28)),
        ];
        let mut primitives = vec![Primitive::stroke(leader, unit * 0.8, HAZE.alpha(0.6))];
        for (line, text) in lines.iter().enumerate() {
            let style = TextStyle::new(Typeface::Mono, label_size, label_size * 1.3, HAZE);
            let run = fonts.shape(text, &style);
            let y = corner.1 + line as f32 * label_size * 1.3 - label_size * 0.2;
            let x = if self.block_left { corner.0 - run.width() - 4.0 * unit } else { corner.0 + 4.0 * unit };
            primitives.push(Primitive::Text { run, x, y, colour: HAZE });
        }
        primitives
    }
}
