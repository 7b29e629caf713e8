//! PNG with colours quantised to a palette: a drawing in few colours is a third as heavy as in all of them.

use std::collections::HashMap;
use std::iter::repeat_n;

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
    let mut counts: HashMap<Rgb, usize> = HashMap::new();
    for (colour, length) in runs(pixels) {
        *counts.entry(colour).or_default() += length;
    }
    let mut colours: Vec<(Rgb, usize)> = counts.into_iter().collect();
    // By colour where the counts are the same: the file must not depend on the order of a hash map.
    colours.sort_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
    let palette: Vec<Rgb> = colours.iter().take(256).map(|(colour, _)| *colour).collect();
    let palette_indices: HashMap<Rgb, u8> =
        colours.iter().map(|(colour, _)| (*colour, nearest(&palette, *colour))).collect();
    let index = |colour: Rgb| palette_indices.get(&colour).copied().unwrap_or_default();
    let indices = runs(pixels).flat_map(|(colour, length)| repeat_n(index(colour), length)).collect();
    (palette, indices)
}

/// Neighbours of one colour, and how many they are: a drawing is mostly planes, and a look-up for each pixel of them would
/// take longer than drawing it.
fn runs(pixels: &[u8]) -> impl Iterator<Item = (Rgb, usize)> {
    let (pixels, _) = pixels.as_chunks::<4>();
    pixels.chunk_by(|a, b| a == b).map(|run| {
        let [red, green, blue, _] = run[0];
        ([red, green, blue], run.len())
    })
}

fn nearest(palette: &[Rgb], colour: Rgb) -> u8 {
    let distance = |other: &Rgb| -> u32 {
        colour.iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
    };
    let nearest = palette.iter().enumerate().min_by_key(|(_, other)| distance(other));
    nearest.and_then(|(index, _)| u8::try_from(index).ok()).unwrap_or_default()
}
