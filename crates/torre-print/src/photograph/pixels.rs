//! A decoded picture: three bytes a pixel, row by row.

pub(super) struct Pixels {
    width: usize,
    height: usize,
    pub(super) bytes: Vec<u8>,
}

pub(super) const CHANNELS: usize = 3;

impl Pixels {
    /// None unless there is a byte for everything and everything has a byte.
    pub(super) fn new(width: usize, height: usize, bytes: Vec<u8>) -> Option<Pixels> {
        let expected = width.checked_mul(height)?.checked_mul(CHANNELS)?;
        let fits = u32::try_from(width).is_ok() && u32::try_from(height).is_ok();
        (expected > 0 && fits && bytes.len() == expected).then_some(Pixels { width, height, bytes })
    }

    /// Made from another, pixel by pixel.
    pub(super) fn made(width: usize, height: usize, bytes: Vec<u8>) -> Pixels {
        debug_assert_eq!(bytes.len(), width * height * CHANNELS);
        Pixels { width, height, bytes }
    }

    pub(super) fn size(&self) -> (u32, u32) {
        // Checked when it was made.
        (self.width as u32, self.height as u32)
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }

    pub(super) fn height(&self) -> usize {
        self.height
    }
}
