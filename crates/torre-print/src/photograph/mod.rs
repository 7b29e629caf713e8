//! Photographs: decoded, made smaller, turned upright, and written without what the camera noted. Runs in a child process
//! (`torre cut-picture`): a decoder reads what somebody else wrote.

pub mod frames;
mod orient;
mod pixels;
mod resize;

use jpeg_encoder::{ColorType, Encoder, EncodingError, SamplingFactor};
use torre_content::exif::{is_turned, orientation};
use torre_content::picture_cut::scaled_height;
use zune_jpeg::JpegDecoder;
use zune_jpeg::errors::DecodeErrors;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use crate::photograph::orient::upright;
use crate::photograph::pixels::Pixels;
use crate::photograph::resize::resize;

/// At least as near to the photograph as the WebP of the build: docs/decisions/0027 has the measure.
const QUALITY: u8 = 78;

#[derive(Debug, thiserror::Error)]
pub enum PhotographError {
    #[error("it cannot be read as a JPEG: {0:?}")]
    Decode(DecodeErrors),
    #[error("it cannot be written: {0}")]
    Encode(#[from] EncodingError),
    #[error("it has {0} pixels; expected {1} at most")]
    TooLarge(u64, u64),
    #[error("it has no size")]
    NoSize,
}

/// A JPEG for each width, in their order; widths ascend.
pub fn cut(jpeg: &[u8], widths: &[u32], most_pixels: u64) -> Result<Vec<Vec<u8>>, PhotographError> {
    let orientation = orientation(jpeg);
    let (mut pixels, profile) = decode(jpeg, most_pixels)?;
    let whole = pixels.size();
    let mut cuts = Vec::new();
    // From the largest to the smallest, each from the one before: the large ones are read once.
    for width in widths.iter().rev() {
        let (stored_width, stored_height) = if is_turned(orientation) {
            (scaled_height((whole.1, whole.0), *width), *width)
        } else {
            (*width, scaled_height(whole, *width))
        };
        pixels = resize(pixels, stored_width, stored_height);
        cuts.push(encode(&upright(&pixels, orientation), profile.as_deref())?);
    }
    cuts.reverse();
    Ok(cuts)
}

/// With the colour profile: without it the colours of most telephones would come out pale.
fn decode(jpeg: &[u8], most_pixels: u64) -> Result<(Pixels, Option<Vec<u8>>), PhotographError> {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(jpeg), options);
    decoder.decode_headers().map_err(PhotographError::Decode)?;
    let (width, height) = decoder.dimensions().ok_or(PhotographError::NoSize)?;
    let count = width as u64 * height as u64;
    if count > most_pixels {
        return Err(PhotographError::TooLarge(count, most_pixels));
    }
    let bytes = decoder.decode().map_err(PhotographError::Decode)?;
    let pixels = Pixels::new(width, height, bytes).ok_or(PhotographError::NoSize)?;
    Ok((pixels, decoder.icc_profile()))
}

fn encode(pixels: &Pixels, profile: Option<&[u8]>) -> Result<Vec<u8>, PhotographError> {
    let mut jpeg = Vec::new();
    let mut encoder = Encoder::new(&mut jpeg, QUALITY);
    encoder.set_sampling_factor(SamplingFactor::F_2_2);
    encoder.set_progressive(true);
    encoder.set_optimized_huffman_tables(true);
    if let Some(profile) = profile {
        encoder.add_icc_profile(profile)?;
    }
    let (width, height) = pixels.size();
    let size = |side: u32| u16::try_from(side).map_err(|_| PhotographError::NoSize);
    encoder.encode(&pixels.bytes, size(width)?, size(height)?, ColorType::Rgb)?;
    Ok(jpeg)
}

#[cfg(test)]
mod tests {
    use torre_content::image_size::image_size;

    use super::*;

    /// Left half red, right half blue, with a camera's notes: EXIF with an orientation and something private.
    pub(super) fn photograph(width: u16, height: u16, orientation: u8) -> Vec<u8> {
        let pixel = |x: u16| if x < width / 2 { [200, 30, 30] } else { [30, 30, 200] };
        let bytes: Vec<u8> = (0..height).flat_map(|_| (0..width).flat_map(pixel)).collect();
        let mut jpeg = Vec::new();
        let mut encoder = Encoder::new(&mut jpeg, 90);
        let tiff =
            [b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0", &[orientation][..], b"\0\0GPS secret"];
        encoder.add_exif_metadata(&tiff.concat()).unwrap();
        encoder.add_icc_profile(b"a colour profile").unwrap();
        encoder.encode(&bytes, width, height, ColorType::Rgb).unwrap();
        jpeg
    }

    fn pixel(jpeg: &[u8], x: usize, y: usize) -> [u8; 3] {
        let (pixels, _) = decode(jpeg, 1_000_000).unwrap();
        let at = 3 * (y * pixels.size().0 as usize + x);
        pixels.bytes[at..at + 3].try_into().unwrap()
    }

    #[test]
    fn a_photograph_is_cut_upright_and_loses_its_notes_but_not_its_colours() {
        // Orientation 6: turned right to be seen. What was left is above.
        let cuts = cut(&photograph(400, 200, 6), &[50, 100], 1_000_000).unwrap();
        let sizes: Vec<_> = cuts.iter().map(|cut| image_size("jpg", cut).unwrap()).collect();
        assert_eq!(sizes, [(50, 100), (100, 200)]);
        let (above, below) = (pixel(&cuts[1], 50, 20), pixel(&cuts[1], 50, 180));
        assert!(above[0] > 150 && above[2] < 80, "{above:?}");
        assert!(below[2] > 150 && below[0] < 80, "{below:?}");
        let contains =
            |part: &[u8]| cuts.iter().any(|cut| cut.windows(part.len()).any(|window| window == part));
        assert!(!contains(b"Exif") && !contains(b"secret"));
        assert!(contains(b"a colour profile"));
    }

    #[test]
    fn what_is_no_photograph_or_too_large_is_refused() {
        assert!(matches!(cut(b"GIF89a", &[10], 100), Err(PhotographError::Decode(_))));
        let large = photograph(40, 20, 1);
        assert!(matches!(cut(&large, &[10], 799), Err(PhotographError::TooLarge(800, 799))));
        let frame = large.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
        assert!(cut(&large[..frame + 19], &[10], 800).is_err());
    }
}
