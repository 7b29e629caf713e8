//! Making a picture smaller: each new pixel is the mean of the area it covers. Whole numbers throughout, so that every
//! machine makes the same bytes.

use crate::photograph::pixels::{CHANNELS, Pixels};

/// A share of one, in 65,536ths.
const ONE: u64 = 1 << 16;

/// The old pixels under one new one: from `first`, each with its share.
struct Window {
    first: usize,
    shares: Vec<u32>,
}

pub(super) fn resize(pixels: Pixels, width: u32, height: u32) -> Pixels {
    let (width, height) = (width as usize, height as usize);
    if (width, height) == (pixels.width(), pixels.height()) {
        return pixels;
    }
    let narrow = narrower(&pixels, width);
    drop(pixels);
    lower(&narrow, height)
}

/// How `from` pixels lie under `to`.
fn windows(from: usize, to: usize) -> Vec<Window> {
    let scale = |index: usize| index as u64 * from as u64 * ONE / to as u64;
    let windows = (0..to).map(|index| {
        let (start, end) = (scale(index), scale(index + 1).max(scale(index) + 1));
        let first = (start / ONE) as usize;
        let last = (end.div_ceil(ONE) as usize).clamp(first + 1, from.max(first + 1));
        let covered = |pixel: usize| {
            let pixel = pixel as u64 * ONE;
            (pixel + ONE).min(end).saturating_sub(pixel.max(start))
        };
        let whole = end - start;
        let mut shares: Vec<u32> = (first..last).map(|pixel| (covered(pixel) * ONE / whole) as u32).collect();
        // What rounding took away: the shares are a whole, and white stays white.
        let given: u32 = shares.iter().sum();
        if let Some(share) = shares.first_mut() {
            *share += ONE as u32 - given;
        }
        Window { first, shares }
    });
    windows.collect()
}

fn narrower(pixels: &Pixels, width: usize) -> Pixels {
    let windows = windows(pixels.width(), width);
    let mut bytes = Vec::with_capacity(width * pixels.height() * CHANNELS);
    for row in pixels.bytes.chunks_exact(pixels.width() * CHANNELS) {
        for window in &windows {
            let mut sums = [0u32; CHANNELS];
            let old = row[window.first * CHANNELS..].chunks_exact(CHANNELS);
            for (share, pixel) in window.shares.iter().zip(old) {
                for (sum, value) in sums.iter_mut().zip(pixel) {
                    *sum += share * u32::from(*value);
                }
            }
            bytes.extend(sums.map(rounded));
        }
    }
    Pixels::made(width, pixels.height(), bytes)
}

fn lower(pixels: &Pixels, height: usize) -> Pixels {
    let stride = pixels.width() * CHANNELS;
    let mut bytes = Vec::with_capacity(stride * height);
    let mut sums = vec![0u32; stride];
    for window in windows(pixels.height(), height) {
        sums.fill(0);
        let rows = pixels.bytes[window.first * stride..].chunks_exact(stride);
        for (share, row) in window.shares.iter().zip(rows) {
            for (sum, value) in sums.iter_mut().zip(row) {
                *sum += share * u32::from(*value);
            }
        }
        bytes.extend(sums.iter().map(|sum| rounded(*sum)));
    }
    Pixels::made(pixels.width(), height, bytes)
}

/// At most 255 × 65,536, so that it fits.
fn rounded(sum: u32) -> u8 {
    ((sum + (1 << 15)) >> 16).min(255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(width: usize, height: usize, values: &[u8]) -> Pixels {
        Pixels::new(width, height, values.iter().flat_map(|value| [*value; 3]).collect()).unwrap()
    }

    fn values(pixels: &Pixels) -> Vec<u8> {
        pixels.bytes.iter().step_by(3).copied().collect()
    }

    #[test]
    fn a_new_pixel_is_the_mean_of_its_area() {
        let small = resize(grey(4, 2, &[0, 100, 200, 200, 100, 200, 0, 0]), 2, 1);
        assert_eq!((small.size(), values(&small)), ((2, 1), vec![100, 100]));
        // Three under two: the middle one is shared.
        let small = resize(grey(3, 1, &[0, 90, 240]), 2, 1);
        assert_eq!(values(&small), [30, 190]);
    }

    #[test]
    fn white_stays_white_and_one_colour_stays_one() {
        for (from, to) in [(4000, 1600), (1600, 1200), (1201, 480), (7, 3), (3, 3), (5, 1)] {
            let small = resize(grey(from, 3, &vec![255; from * 3]), to, 2);
            assert!(values(&small).iter().all(|value| *value == 255), "{from} to {to}");
        }
    }
}
