//! Image dimensions, read from the first bytes of a file: a page reserves the place of a picture before it arrives.

pub fn image_size(extension: &str, bytes: &[u8]) -> Option<(u32, u32)> {
    if extension == "svg" {
        return svg_size(std::str::from_utf8(bytes).ok()?);
    }
    let size = imagesize::blob_size(bytes).ok()?;
    Some((u32::try_from(size.width).ok()?, u32::try_from(size.height).ok()?))
}

fn svg_size(svg: &str) -> Option<(u32, u32)> {
    let start = svg.find("viewBox=\"")? + "viewBox=\"".len();
    let end = start + svg[start..].find('"')?;
    let mut numbers = svg[start..end].split_whitespace().skip(2).map(|number| number.parse::<f64>().ok());
    let mut next = || numbers.next().flatten().map(|number| number.round() as u32);
    Some((next()?, next()?))
}
