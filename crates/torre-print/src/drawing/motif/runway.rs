//! A runway from above, as an aerodrome chart has it: threshold, designator, centre line, localiser beam.

use crate::drawing::colour::{BEACON, HAZE, INK_2, INK_LINE, PHOSPHOR};
use crate::drawing::face::Faces;
use crate::drawing::mark::Mark;
use crate::drawing::motif::Frame;
use crate::drawing::motif::chance::Chance;
use crate::drawing::motif::target::Target;
use crate::drawing::path::Path;
use crate::drawing::style::Style;
use crate::drawing::typeface::Typeface;

/// A point along the runway and across it, on the sheet.
struct Axis {
    from: (f32, f32),
    along: (f32, f32),
}

impl Axis {
    fn at(&self, along: f32, across: f32) -> (f32, f32) {
        let (x, y) = self.along;
        (self.from.0 + x * along - y * across, self.from.1 + y * along + x * across)
    }

    fn bar(&self, along: f32, across: f32, length: f32, width: f32) -> Path {
        Path::polygon(&[
            self.at(along, across),
            self.at(along + length, across),
            self.at(along + length, across + width),
            self.at(along, across + width),
        ])
    }
}

pub fn runway(faces: &Faces<'_>, frame: &Frame, seed: &str) -> Vec<Mark> {
    let mut chance = Chance::of(seed);
    let across = (frame.width - frame.left) * 0.19;
    let start = (frame.left + (frame.width - frame.left) * 0.30, frame.floor * 1.02);
    let lean = chance.between(0.42, 0.62);
    let length = (1.0 + lean * lean).sqrt();
    let axis = Axis { from: start, along: (lean / length, -1.0 / length) };
    let reach = frame.floor * 1.5;
    let mut marks = rings(start, frame);
    marks.push(Mark::fill(axis.bar(-reach, -across / 2.0, reach * 3.0, across), INK_2));
    for side in [-0.5, 0.5] {
        let edge = Path::line(axis.at(-reach, across * side), axis.at(reach * 2.0, across * side));
        marks.push(Mark::stroke(edge, frame.hair, PHOSPHOR.at(0.7)));
    }
    marks.extend(paint(&axis, across));
    marks.extend(designator(faces, frame, &axis, across, &mut chance));
    let beam = Path::line(axis.at(across * 4.8, 0.0), axis.at(reach * 2.0, 0.0));
    marks.push(Mark::dashed(beam, frame.hair * 1.5, BEACON, &[frame.hair * 12.0, frame.hair * 8.0]));
    let (x, y) = axis.at(across * 4.2, 0.0);
    let heading = axis.along.1.atan2(axis.along.0);
    let departing = Target { x, y, heading, chosen: true, block_left: true };
    marks.extend(departing.draw(faces, frame.letters, chance.below(9), &mut chance));
    marks
}

fn rings(centre: (f32, f32), frame: &Frame) -> Vec<Mark> {
    let ring = |index: u8| {
        let path = Path::circle(centre.0, centre.1, frame.floor * 0.36 * f32::from(index));
        Mark::stroke(path, frame.hair, INK_LINE)
    };
    (1..=4).map(ring).collect()
}

/// The threshold's keys and the centre line.
fn paint(axis: &Axis, across: f32) -> Vec<Mark> {
    let mut marks = Vec::new();
    for key in [-4_i8, -3, -2, -1, 1, 2, 3, 4] {
        let at = across * 0.1 * (f32::from(key) - 0.25 * f32::from(key.signum()));
        marks
            .push(Mark::fill(axis.bar(across * 0.9, at - across * 0.03, across * 0.8, across * 0.055), HAZE));
    }
    for dash in 0..7 {
        let at = across * (2.1 + dash as f32 * 0.95);
        marks.push(Mark::fill(axis.bar(at, -across * 0.015, across * 0.55, across * 0.03), HAZE.at(0.8)));
    }
    marks
}

/// "RWY 14L", beside the threshold, as a chart writes it.
fn designator(faces: &Faces<'_>, frame: &Frame, axis: &Axis, across: f32, chance: &mut Chance) -> Vec<Mark> {
    let names = ["03L", "14R", "18L", "21R", "32L", "36R"];
    let style = Style::new(Typeface::Mono, frame.letters * 1.25, frame.letters, HAZE);
    let run = faces.run(&format!("RWY {}", names[chance.below(names.len())]), &style);
    let (x, y) = axis.at(across * 1.3, across * 0.5);
    let (near, far) = (x + frame.letters * 0.3, x + frame.letters * 1.6);
    vec![
        Mark::stroke(Path::line((near, y), (far, y)), frame.hair, HAZE.at(0.6)),
        Mark::Text { x: far + frame.letters * 0.4, y: y + frame.letters * 0.42, run, colour: HAZE },
    ]
}
