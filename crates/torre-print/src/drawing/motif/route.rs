//! A departure on a chart: an aerodrome, waypoints, tracks with their courses, distance arcs.

use std::f32::consts::PI;

use crate::drawing::colour::{BEACON, HAZE, INK_LINE, PHOSPHOR};
use crate::drawing::motif::frame::Frame;
use crate::drawing::motif::seeded_random::SeededRandom;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;
use crate::drawing::text_style::TextStyle;
use crate::drawing::typeface::Typeface;

pub fn route(fonts: &Fonts<'_>, frame: &Frame, seed: &str) -> Vec<Primitive> {
    let mut random = SeededRandom::from_seed(seed);
    let points = points(frame, &mut random);
    let mut primitives = arcs(points[0], frame);
    for pair in points.windows(2) {
        primitives.extend(track(fonts, pair[0], pair[1], frame));
    }
    let unit = frame.label_size / 13.0;
    let (x, y) = points[0];
    primitives.push(Primitive::stroke(Path::circle(x, y, 11.0 * unit), unit * 1.6, HAZE));
    primitives.push(Primitive::stroke(
        Path::line((x - 17.0 * unit, y), (x + 17.0 * unit, y)),
        unit * 1.6,
        HAZE,
    ));
    for (index, point) in points.iter().enumerate().skip(1) {
        primitives.extend(waypoint(*point, unit, index + 1 == points.len()));
    }
    primitives
}

/// Climbing from the lower left to the upper right.
fn points(frame: &Frame, random: &mut SeededRandom) -> Vec<(f32, f32)> {
    let room = frame.width - frame.left;
    let steps = [(0.16, 0.88), (0.34, 0.66), (0.58, 0.56), (0.70, 0.32), (0.93, 0.14)];
    let place = |(x, y): (f32, f32), random: &mut SeededRandom| {
        let nudge = random.in_range(-0.05, 0.05);
        (frame.left + room * (x + nudge * 0.6), frame.bottom * (y + nudge))
    };
    steps.into_iter().map(|step| place(step, random)).collect()
}

fn arcs(start: (f32, f32), frame: &Frame) -> Vec<Primitive> {
    let arc = |index: u8| {
        let radius = frame.bottom * 0.24 * f32::from(index);
        Primitive::dashed(
            Path::arc(start.0, start.1, radius, -PI * 0.62, PI * 0.1),
            frame.hairline,
            INK_LINE,
            &[frame.hairline * 6.0, frame.hairline * 4.0],
        )
    };
    (1..=5).map(arc).collect()
}

/// The line between two points, an arrow on it, its course in degrees above.
fn track(fonts: &Fonts<'_>, from: (f32, f32), to: (f32, f32), frame: &Frame) -> Vec<Primitive> {
    let unit = frame.label_size / 13.0;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f32, across: f32| (from.0 + ux * along - uy * across, from.1 + uy * along + ux * across);
    let line = Path::line(at(16.0 * unit, 0.0), at(length - 15.0 * unit, 0.0));
    let middle = length * 0.55;
    let arrow = Path::polygon(&[
        at(middle + 9.0 * unit, 0.0),
        at(middle - 5.0 * unit, -5.0 * unit),
        at(middle - 5.0 * unit, 5.0 * unit),
    ]);
    let course = (dx.atan2(-dy).to_degrees().rem_euclid(360.0)).round();
    let style = TextStyle::new(Typeface::Mono, frame.label_size, frame.label_size, HAZE);
    let run = fonts.shape(&format!("{course:03}°"), &style);
    let (x, y) = at(middle - 26.0 * unit, -16.0 * unit);
    vec![
        Primitive::stroke(line, unit * 2.0, PHOSPHOR),
        Primitive::fill(arrow, PHOSPHOR),
        Primitive::Text { x: x - run.width(), y, run, colour: HAZE },
    ]
}

/// A four-pointed star; the last one in beacon red, in a circle.
fn waypoint((x, y): (f32, f32), unit: f32, last: bool) -> Vec<Primitive> {
    let (long, short) = (13.0 * unit, 4.0 * unit);
    let star: Vec<(f32, f32)> = (0..8)
        .map(|corner| {
            let angle = corner as f32 * PI / 4.0;
            let reach = if corner % 2 == 0 { long } else { short };
            (x + angle.cos() * reach, y + angle.sin() * reach)
        })
        .collect();
    let colour = if last { BEACON } else { PHOSPHOR };
    let mut primitives = vec![Primitive::fill(Path::polygon(&star), colour)];
    if last {
        primitives.push(Primitive::stroke(Path::circle(x, y, 20.0 * unit), unit * 1.4, BEACON));
    }
    primitives
}
