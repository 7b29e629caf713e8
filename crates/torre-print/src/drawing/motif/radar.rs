//! A scope: range rings, a bearing scale, a sweep, traffic.

use std::f32::consts::PI;

use crate::drawing::colour::{INK_LINE, PHOSPHOR};
use crate::drawing::face::Faces;
use crate::drawing::mark::Mark;
use crate::drawing::motif::Frame;
use crate::drawing::motif::chance::Chance;
use crate::drawing::motif::target::Target;
use crate::drawing::path::Path;

pub fn radar(faces: &Faces<'_>, frame: &Frame, seed: &str) -> Vec<Mark> {
    let mut chance = Chance::of(seed);
    let centre = (frame.left + (frame.width - frame.left) * 0.52, frame.floor * 0.5);
    let radius = (frame.width - frame.left).max(frame.floor) * 0.72;
    let mut marks = sweep(centre, radius, chance.between(-0.9, 0.4));
    marks.extend(rings(centre, radius, frame.hair));
    // Every callsign once, from a different one on each picture.
    let first = chance.below(10);
    for (index, target) in traffic(frame, &mut chance, 6).iter().enumerate() {
        marks.extend(target.draw(faces, frame.letters, first + index, &mut chance));
    }
    marks
}

pub fn rings(centre: (f32, f32), radius: f32, hair: f32) -> Vec<Mark> {
    let mut marks = Vec::new();
    for ring in 1..=5 {
        let path = Path::circle(centre.0, centre.1, radius * ring as f32 / 5.0);
        let paint = if ring == 5 { PHOSPHOR.at(0.5) } else { INK_LINE.at(1.0) };
        marks.push(Mark::stroke(path, hair, paint));
    }
    let mut scale = Path::default();
    for bearing in 0..72 {
        let angle = bearing as f32 * PI / 36.0;
        let inner = radius * if bearing % 6 == 0 { 0.955 } else { 0.98 };
        let along = |length: f32| (centre.0 + angle.cos() * length, centre.1 + angle.sin() * length);
        scale = scale.and(Path::line(along(inner), along(radius)));
    }
    marks.push(Mark::stroke(scale, hair, PHOSPHOR.at(0.5)));
    let cross = Path::line((centre.0 - radius, centre.1), (centre.0 + radius, centre.1))
        .and(Path::line((centre.0, centre.1 - radius), (centre.0, centre.1 + radius)));
    marks.push(Mark::stroke(cross, hair, INK_LINE));
    marks
}

/// The afterglow in steps: few colours keep the picture light.
fn sweep(centre: (f32, f32), radius: f32, angle: f32) -> Vec<Mark> {
    const STEPS: u8 = 9;
    let mut marks: Vec<Mark> = (0..STEPS)
        .map(|step| {
            let behind = f32::from(step) * 0.085;
            let path = Path::wedge(centre.0, centre.1, radius, angle - behind - 0.085, angle - behind);
            Mark::fill(path, PHOSPHOR.at(0.17 * (1.0 - f32::from(step) / f32::from(STEPS))))
        })
        .collect();
    let tip = (centre.0 + angle.cos() * radius, centre.1 + angle.sin() * radius);
    marks.push(Mark::stroke(Path::line(centre, tip), radius / 260.0, PHOSPHOR));
    marks
}

/// Far enough from each other and from the words that every data block can be read.
fn traffic(frame: &Frame, chance: &mut Chance, count: usize) -> Vec<Target> {
    let reach = frame.letters * 7.0;
    let mut targets: Vec<Target> = Vec::new();
    for _ in 0..400 {
        let target = Target {
            x: chance.between(frame.left + reach * 0.6, frame.width - reach * 1.35),
            y: chance.between(reach * 0.75, frame.floor - reach * 0.35),
            heading: chance.between(-PI, PI),
            chosen: targets.is_empty(),
            block_left: false,
        };
        let apart = |other: &Target| {
            (other.x - target.x).abs() > reach * 1.45 || (other.y - target.y).abs() > reach * 0.62
        };
        if targets.iter().all(apart) {
            targets.push(target);
        }
        if targets.len() == count {
            break;
        }
    }
    targets
}
