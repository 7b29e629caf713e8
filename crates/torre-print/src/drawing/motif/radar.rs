//! A scope: range rings, a bearing scale, a sweep, traffic.

use std::f32::consts::PI;

use crate::drawing::colour::{INK_LINE, PHOSPHOR};
use crate::drawing::motif::frame::Frame;
use crate::drawing::motif::seeded_random::SeededRandom;
use crate::drawing::motif::target::Target;
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;

pub fn radar(fonts: &Fonts<'_>, frame: &Frame, seed: &str) -> Vec<Primitive> {
    let mut random = SeededRandom::from_seed(seed);
    let centre = (frame.left + (frame.width - frame.left) * 0.52, frame.bottom * 0.5);
    let radius = (frame.width - frame.left).max(frame.bottom) * 0.72;
    let mut primitives = sweep(centre, radius, random.in_range(-0.9, 0.4));
    primitives.extend(rings(centre, radius, frame.hairline));
    // Every callsign once, from a different one on each picture.
    let first = random.index(10);
    for (index, target) in traffic(frame, &mut random, 6).iter().enumerate() {
        primitives.extend(target.draw(fonts, frame.label_size, first + index, &mut random));
    }
    primitives
}

pub fn rings(centre: (f32, f32), radius: f32, hairline: f32) -> Vec<Primitive> {
    let mut primitives = Vec::new();
    for ring in 1..=5 {
        let path = Path::circle(centre.0, centre.1, radius * ring as f32 / 5.0);
        let paint = if ring == 5 { PHOSPHOR.alpha(0.5) } else { INK_LINE.alpha(1.0) };
        primitives.push(Primitive::stroke(path, hairline, paint));
    }
    let mut scale = Path::default();
    for bearing in 0..72 {
        let angle = bearing as f32 * PI / 36.0;
        let inner = radius * if bearing % 6 == 0 { 0.955 } else { 0.98 };
        let along = |length: f32| (centre.0 + angle.cos() * length, centre.1 + angle.sin() * length);
        scale = scale.and(Path::line(along(inner), along(radius)));
    }
    primitives.push(Primitive::stroke(scale, hairline, PHOSPHOR.alpha(0.5)));
    let cross = Path::line((centre.0 - radius, centre.1), (centre.0 + radius, centre.1))
        .and(Path::line((centre.0, centre.1 - radius), (centre.0, centre.1 + radius)));
    primitives.push(Primitive::stroke(cross, hairline, INK_LINE));
    primitives
}

/// The afterglow in steps: few colours keep the picture light.
fn sweep(centre: (f32, f32), radius: f32, angle: f32) -> Vec<Primitive> {
    const STEPS: u8 = 9;
    let mut primitives: Vec<Primitive> = (0..STEPS)
        .map(|step| {
            let behind = f32::from(step) * 0.085;
            let path = Path::sector(centre.0, centre.1, radius, angle - behind - 0.085, angle - behind);
            Primitive::fill(path, PHOSPHOR.alpha(0.17 * (1.0 - f32::from(step) / f32::from(STEPS))))
        })
        .collect();
    let tip = (centre.0 + angle.cos() * radius, centre.1 + angle.sin() * radius);
    primitives.push(Primitive::stroke(Path::line(centre, tip), radius / 260.0, PHOSPHOR));
    primitives
}

/// Far enough from each other and from the words that every data block can be read.
fn traffic(frame: &Frame, random: &mut SeededRandom, count: usize) -> Vec<Target> {
    let reach = frame.label_size * 7.0;
    let mut targets: Vec<Target> = Vec::new();
    for _ in 0..400 {
        let target = Target {
            x: random.in_range(frame.left + reach * 0.6, frame.width - reach * 1.35),
            y: random.in_range(reach * 0.75, frame.bottom - reach * 0.35),
            heading: random.in_range(-PI, PI),
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
