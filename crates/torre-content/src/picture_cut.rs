//! Cuts: the widths in which a photograph is sent. The running program makes them from what lies in `content/`, so that
//! neither the camera's notes nor its twelve megapixels reach a visitor.

use bytes::Bytes;

use crate::exif::{is_turned, orientation};

/// As the front-end build cuts them.
const WIDTHS: [u32; 4] = [480, 800, 1200, 1600];

/// One cut of a photograph.
#[derive(Clone, Debug)]
pub struct PictureCut {
    /// The photograph as it lies in the folder.
    pub original: Bytes,
    /// Of those bytes.
    pub hash: String,
    /// Every width in which it is cut, ascending: they are made together.
    pub widths: Vec<u32>,
    /// Which of them this is.
    pub width: u32,
}

/// The size in which a photograph is shown, upright.
pub fn upright((width, height): (u32, u32), jpeg: &[u8]) -> (u32, u32) {
    if is_turned(orientation(jpeg)) { (height, width) } else { (width, height) }
}

/// A photograph is never enlarged: the widest cut is as wide as it is.
pub fn cut_widths(width: u32) -> Vec<u32> {
    let mut widths: Vec<u32> = WIDTHS.iter().map(|wanted| (*wanted).min(width)).collect();
    widths.dedup();
    widths
}

/// How high a picture of this size is when it is `width` wide.
pub fn scaled_height((whole_width, whole_height): (u32, u32), width: u32) -> u32 {
    let (whole, height, width) = (u64::from(whole_width.max(1)), u64::from(whole_height), u64::from(width));
    let scaled = (height * width + whole / 2) / whole;
    u32::try_from(scaled.max(1)).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_photograph_is_cut_and_never_enlarged() {
        assert_eq!(cut_widths(4000), [480, 800, 1200, 1600]);
        assert_eq!(cut_widths(1000), [480, 800, 1000]);
        assert_eq!(cut_widths(300), [300]);
        assert_eq!(scaled_height((4000, 3000), 1600), 1200);
        assert_eq!(scaled_height((4000, 1), 480), 1);
    }
}
