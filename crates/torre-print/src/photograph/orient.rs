//! Turning a picture as its orientation says.

use crate::photograph::pixels::{CHANNELS, Pixels};

/// The eight orientations are those of EXIF.
pub(super) fn upright(pixels: &Pixels, orientation: u8) -> Pixels {
    let (width, height) = (pixels.width(), pixels.height());
    let (new_width, new_height) = if orientation >= 5 { (height, width) } else { (width, height) };
    let mut bytes = Vec::with_capacity(pixels.bytes.len());
    for y in 0..new_height {
        for x in 0..new_width {
            let (from_x, from_y) = match orientation {
                2 => (width - 1 - x, y),
                3 => (width - 1 - x, height - 1 - y),
                4 => (x, height - 1 - y),
                5 => (y, x),
                6 => (y, height - 1 - x),
                7 => (width - 1 - y, height - 1 - x),
                8 => (width - 1 - y, x),
                _ => (x, y),
            };
            let at = CHANNELS * (from_y * width + from_x);
            bytes.extend_from_slice(&pixels.bytes[at..at + CHANNELS]);
        }
    }
    Pixels::made(new_width, new_height, bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a letter F: three rows, two columns.
    fn letters(width: usize, height: usize, text: &str) -> Pixels {
        Pixels::new(width, height, text.bytes().flat_map(|byte| [byte; 3]).collect()).unwrap()
    }

    #[test]
    fn each_orientation_is_undone() {
        // What a camera stored of the same upright picture "ab/cd/ef" in each of its positions.
        for (orientation, width, stored) in [
            (1, 2, "abcdef"),
            (2, 2, "badcfe"),
            (3, 2, "fedcba"),
            (4, 2, "efcdab"),
            (5, 3, "acebdf"),
            (6, 3, "bdface"),
            (7, 3, "fdbeca"),
            (8, 3, "ecafdb"),
        ] {
            let turned = upright(&letters(width, 6 / width, stored), orientation);
            let text: String = turned.bytes.iter().step_by(3).map(|byte| char::from(*byte)).collect();
            assert_eq!((turned.size(), text.as_str()), ((2, 3), "abcdef"), "orientation {orientation}");
        }
    }
}
