//! PNG with colours quantised to a palette: a drawing in few colours is a third as heavy as in all of them.

use std::collections::HashMap;

use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use torre_pages::share_card::{HEIGHT, WIDTH};

type Rgb = [u8; 3];

/// `pixels` are opaque, four bytes each.
pub fn encode(pixels: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let (palette, indices) = quantise(pixels);
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, WIDTH, HEIGHT);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    // Neighbours in a palette have nothing to do with each other: differences would only add noise.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(file)
}

/// The colours used most, exactly as they are; the few pixels between them take the nearest of these.
fn quantise(pixels: &[u8]) -> (Vec<Rgb>, Vec<u8>) {
    let mut counts: HashMap<Rgb, u32> = HashMap::new();
    for pixel in pixels.chunks_exact(4) {
        *counts.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
    }
    let mut colours: Vec<(Rgb, u32)> = counts.into_iter().collect();
    // By colour where the counts are the same: the file must not depend on the order of a hash map.
    colours.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let palette: Vec<Rgb> = colours.iter().take(256).map(|(colour, _)| *colour).collect();
    let palette_indices: HashMap<Rgb, u8> =
        colours.iter().map(|(colour, _)| (*colour, nearest(&palette, *colour))).collect();
    let index =
        |pixel: &[u8]| palette_indices.get(&[pixel[0], pixel[1], pixel[2]]).copied().unwrap_or_default();
    let indices = pixels.chunks_exact(4).map(index).collect();
    (palette, indices)
}

fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let distance = |other: &Rgb| -> u32 {
        colour.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
    };
    let nearest = palette.iter().enumerate().min_by_key(|(_, other)| distance(other));
    nearest.and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or_default()
}
