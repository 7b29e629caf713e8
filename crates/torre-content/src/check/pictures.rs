//! Photographs that are too small for the place they are shown in, larger than anybody needs, or too large to be cut.

use crate::diagnostics::Diagnostics;
use crate::media::Media;

/// The program that cuts photographs takes no more.
pub const MOST_PIXELS: u64 = 50_000_000;
/// More than this is not shown on any screen; it only takes time and room.
const LARGE_PIXELS: u64 = 25_000_000;
const LARGE_PNG: usize = 1024 * 1024;

/// How wide a picture is shown at most, by the folder it lies in: the widest `sizes` of the sections that show it.
const SLOTS: [(&str, u32); 8] = [
    ("accommodation/", 800),
    ("alumni/", 800),
    ("blog/", 1200),
    ("campus/", 1200),
    ("courses/", 1200),
    ("facilities/", 1200),
    ("instructors/", 256),
    ("testimonials/", 192),
];

pub fn check(media: &Media, diagnostics: &mut Diagnostics) {
    for photograph in media.photographs() {
        let (name, file) = (photograph.name, photograph.file);
        let (width, height) = photograph.size;
        let pixels = u64::from(width) * u64::from(height);
        let megapixels = pixels.div_ceil(1_000_000);
        if pixels > MOST_PIXELS {
            diagnostics.error(
                file,
                "",
                format!("has {megapixels} megapixels and cannot be cut; expected 50 at most, and 2400 pixels of width are enough"),
            );
        } else if pixels > LARGE_PIXELS {
            diagnostics.warning(
                file,
                "",
                format!("has {megapixels} megapixels; 2400 pixels of width are enough for every screen"),
            );
        }
        let slot = SLOTS.iter().find(|(folder, _)| name.starts_with(folder)).map_or(0, |(_, slot)| *slot);
        if width < slot {
            diagnostics.warning(
                file,
                "",
                format!("is {width} pixels wide and is shown up to {slot} wide: it will look blurred; expected a larger one"),
            );
        }
        if file.ends_with(".png") && photograph.bytes > LARGE_PNG {
            diagnostics.warning(
                file,
                "",
                "is a PNG over 1 MB, which is sent as it is; expected a photograph as JPEG, which is cut",
            );
        }
    }
}
