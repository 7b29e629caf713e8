//! A runway from above, as an aerodrome chart has it: threshold, designator, centre line, localiser beam.

use crate::drawing::colour::{BEACON, HAZE, INK_2, INK_LINE, PHOSPHOR};
use crate::drawing::motif::frame::Frame;
use crate::drawing::motif::seeded_random::SeededRandom;
use crate::drawing::motif::target::Target;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;

/// A point along the runway and across it, on the page.
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

pub fn runway(fonts: &Fonts<'_>, frame: &Frame, seed: &str) -> Vec<Primitive> {
    let mut random = SeededRandom::from_seed(seed);
    let across = (frame.width - frame.left) * 0.19;
    let start = (frame.left + (frame.width - frame.left) * 0.30, frame.bottom * 1.02);
    let lean = random.in_range(0.42, 0.62);
    let length = (1.0 + lean * lean).sqrt();
    let axis = Axis { from: start, along: (lean / length, -1.0 / length) };
    let reach = frame.bottom * 1.5;
    let mut primitives = rings(start, frame);
    primitives.push(Primitive::fill(axis.bar(-reach, -across / 2.0, reach * 3.0, across), INK_2));
    for side in [-0.5, 0.5] {
        let edge = Path::line(axis.at(-reach, across * side), axis.at(reach * 2.0, across * side));
        primitives.push(Primitive::stroke(edge, frame.hairline, PHOSPHOR.alpha(0.7)));
    }
    primitives.extend(paint(&axis, across));
    primitives.extend(designator(fonts, frame, &axis, across, &mut random));
    let beam = Path::line(axis.at(across * 4.8, 0.0), axis.at(reach * 2.0, 0.0));
    primitives.push(Primitive::dashed(
        beam,
        frame.hairline * 1.5,
        BEACON,
        &[frame.hairline * 12.0, frame.hairline * 8.0],
    ));
    let (x, y) = axis.at(across * 4.2, 0.0);
    let heading = axis.along.1.atan2(axis.along.0);
    let departing = Target { x, y, heading, chosen: true, block_left: true };
    primitives.extend(departing.draw(fonts, frame.label_size, random.index(9), &mut random));
    primitives
}

fn rings(centre: (f32, f32), frame: &Frame) -> Vec<Primitive> {
    let ring = |index: u8| {
        let path = Path::circle(centre.0, centre.1, frame.bottom * 0.36 * f32::from(index));
        Primitive::stroke(path, frame.hairline, INK_LINE)
    };
    (1..=4).map(ring).collect()
}

/// The threshold's keys and the centre line.
fn paint(axis: &Axis, across: f32) -> Vec<Primitive> {
    let mut primitives = Vec::new();
    for key in [-4_i8, -3, -2, -1, 1, 2, 3, 4] {
        let at = across * 0.1 * (f32::from(key) - 0.25 * f32::from(key.signum()));
        primitives.push(Primitive::fill(
            axis.bar(across * 0.9, at - across * 0.03, across * 0.8, across * 0.055),
            HAZE,
        ));
    }
    for dash in 0..7 {
        let at = across * (2.1 + dash as f32 * 0.95);
        primitives.push(Primitive::fill(
            axis.bar(at, -across * 0.015, across * 0.55, across * 0.03),
            HAZE.alpha(0.8),
        ));
    }
    primitives
}

/// "RWY 14L", beside the threshold, as a chart writes it.
fn designator(
    fonts: &Fonts<'_>,
    frame: &Frame,
    axis: &Axis,
    across: f32,
    random: &mut SeededRandom,
) -> Vec<Primitive> {
    let names = ["03L", "14R", "18L", "21R", "32L", "36R"];
    let style = TextStyle::new(Typeface::Mono, frame.label_size * 1.25, frame.label_size, HAZE);
    let run = fonts.shape(&format!("RWY {}", names[random.index(names.len())]), &style);
    let (x, y) = axis.at(across * 1.3, across * 0.5);
    let (near, far) = (x + frame.label_size * 0.3, x + frame.label_size * 1.6);
    vec![
        Primitive::stroke(Path::line((near, y), (far, y)), frame.hairline, HAZE.alpha(0.6)),
        Primitive::Text {
            x: far + frame.label_size * 0.4,
            y: y + frame.label_size * 0.42,
            run,
            colour: HAZE,
        },
    ]
}
