//! The school's brand mark: a tower in the sweep of its own scope (`web/src/ui/brand-mark.tsx`).

use crate::drawing::colour::{BEACON, Colour, PHOSPHOR};
use crate::drawing::path::Path;
use crate::drawing::primitive::Primitive;

pub fn brand(x: f32, y: f32, size: f32, tower: Colour, accent: Colour) -> Vec<Primitive> {
    let scale = size / 32.0;
    let at = |points: &[(f32, f32)]| {
        let placed: Vec<(f32, f32)> =
            points.iter().map(|(px, py)| (x + px * scale, y + py * scale)).collect();
        Path::polygon(&placed)
    };
    let cab = at(&[(8.5, 9.5), (23.5, 9.5), (21.2, 15.5), (10.8, 15.5)]);
    let shaft = at(&[(12.3, 17.0), (19.7, 17.0), (21.2, 28.5), (16.0, 29.5), (10.8, 28.5)]);
    let mast = at(&[(15.4, 5.0), (16.6, 5.0), (16.6, 9.5), (15.4, 9.5)]);
    let centre = (x + 16.0 * scale, y + 16.0 * scale);
    let sweep = at(&[(16.0, 12.5), (28.5, 7.0), (30.4, 11.0), (31.3, 16.0)]);
    vec![
        Primitive::fill(sweep, PHOSPHOR.alpha(0.4)),
        Primitive::stroke(Path::circle(centre.0, centre.1, 15.25 * scale), scale, accent),
        Primitive::fill(cab.and(shaft).and(mast), tower),
        Primitive::fill(Path::circle(centre.0, y + 4.75 * scale, 1.6 * scale), BEACON),
    ]
}
