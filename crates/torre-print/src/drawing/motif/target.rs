//! A target on a scope: plot, trail, leader line and data block.

use crate::drawing::colour::{BEACON, HAZE, PHOSPHOR};
use crate::drawing::face::Faces;
use crate::drawing::mark::Mark;
use crate::drawing::motif::chance::Chance;
use crate::drawing::path::Path;
use crate::drawing::style::Style;
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
    pub fn draw(&self, faces: &Faces<'_>, letters: f32, index: usize, chance: &mut Chance) -> Vec<Mark> {
        let unit = letters / 13.0;
        let colour = if self.chosen { BEACON } else { PHOSPHOR };
        let mut marks = Vec::new();
        for step in 1..=5 {
            let away = step as f32 * 11.0 * unit;
            let dot = Path::circle(
                self.x - self.heading.cos() * away,
                self.y - self.heading.sin() * away,
                1.7 * unit,
            );
            marks.push(Mark::fill(dot, colour.at(0.75 - step as f32 * 0.12)));
        }
        let vector = (self.x + self.heading.cos() * 26.0 * unit, self.y + self.heading.sin() * 26.0 * unit);
        marks.push(Mark::stroke(Path::line((self.x, self.y), vector), unit, colour.at(0.7)));
        let size = 4.2 * unit;
        let plot = Path::rect(self.x - size, self.y - size, size * 2.0, size * 2.0);
        marks.push(Mark::fill(plot, colour));
        marks.extend(self.block(faces, letters, index, chance));
        marks
    }

    fn block(&self, faces: &Faces<'_>, letters: f32, index: usize, chance: &mut Chance) -> Vec<Mark> {
        let unit = letters / 13.0;
        let side = if self.block_left { -1.0 } else { 1.0 };
        let corner = (self.x + side * 24.0 * unit, self.y - 24.0 * unit);
        let leader = Path::line((self.x + side * 7.0 * unit, self.y - 7.0 * unit), corner);
        let climb = ["↑", "↓", "="][chance.below(3)];
        let level = 40 + chance.below(34) * 10;
        let lines = [
            CALLSIGNS[index % CALLSIGNS.len()].to_owned(),
            format!("{level:03}{climb} {}", 18 + chance.below(28)),
        ];
        let mut marks = vec![Mark::stroke(leader, unit * 0.8, HAZE.at(0.6))];
        for (line, text) in lines.iter().enumerate() {
            let style = Style::new(Typeface::Mono, letters, letters * 1.3, HAZE);
            let run = faces.run(text, &style);
            let y = corner.1 + line as f32 * letters * 1.3 - letters * 0.2;
            let x = if self.block_left { corner.0 - run.width() - 4.0 * unit } else { corner.0 + 4.0 * unit };
            marks.push(Mark::Text { run, x, y, colour: HAZE });
        }
        marks
    }
}
