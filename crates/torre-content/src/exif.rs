//! The orientation that a camera noted in a JPEG (EXIF): most hold the sensor one way and the photographer another.

const SEGMENT: u8 = 0xff;
const START_OF_SCAN: u8 = 0xda;
const APP1: u8 = 0xe1;
const ORIENTATION: u16 = 0x0112;

/// 1 to 8, as EXIF numbers them; 1, upright, where nothing or nonsense is noted.
pub fn orientation(jpeg: &[u8]) -> u8 {
    exif(jpeg).and_then(noted).filter(|value| (1..=8).contains(value)).unwrap_or(1)
}

/// Whether what is upright is as wide as the stored picture is high.
pub fn is_turned(orientation: u8) -> bool {
    orientation >= 5
}

/// The TIFF structure inside the first EXIF segment.
fn exif(jpeg: &[u8]) -> Option<&[u8]> {
    let mut rest = jpeg.strip_prefix(&[SEGMENT, 0xd8])?;
    loop {
        let (&[marker, kind, high, low], _) = rest.split_first_chunk::<4>()?;
        if marker != SEGMENT || kind == START_OF_SCAN {
            return None;
        }
        // The length counts its own two bytes.
        let end = 2 + usize::from(u16::from_be_bytes([high, low]));
        let segment = rest.get(4..end)?;
        if let Some(tiff) = segment.strip_prefix(b"Exif\0\0").filter(|_| kind == APP1) {
            return Some(tiff);
        }
        rest = rest.get(end..)?;
    }
}

fn noted(tiff: &[u8]) -> Option<u8> {
    let little = match tiff.get(..2)? {
        b"II" => true,
        b"MM" => false,
        _ => return None,
    };
    let u16_at = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(if little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let u32_at = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        Some(if little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
    };
    let directory = usize::try_from(u32_at(4)?).ok()?;
    let entries = usize::from(u16_at(directory)?);
    (0..entries).find_map(|index| {
        let entry = directory.checked_add(2 + 12 * index)?;
        if u16_at(entry)? != ORIENTATION {
            return None;
        }
        u8::try_from(u16_at(entry + 8)?).ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jpeg(tiff: &[u8]) -> Vec<u8> {
        let length = u16::try_from(2 + 6 + tiff.len()).unwrap().to_be_bytes();
        let comment = [0xff, 0xfe, 0, 3, b'x'];
        [&[0xff, 0xd8][..], &comment, &[0xff, 0xe1], &length, b"Exif\0\0", tiff, &[0xff, 0xda, 0, 2]].concat()
    }

    #[test]
    fn both_orders_of_bytes_are_read() {
        let big = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0";
        let little = b"II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0";
        assert_eq!((orientation(&jpeg(big)), orientation(&jpeg(little))), (6, 8));
        assert!(is_turned(6) && !is_turned(3));
    }

    #[test]
    fn nonsense_is_upright() {
        let far = b"II\x2a\0\xff\xff\xff\xff";
        let wrong = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0";
        for bytes in [jpeg(far), jpeg(wrong), jpeg(b"M"), vec![], vec![0xff, 0xd8, 0xff], b"GIF89a".to_vec()]
        {
            assert_eq!(orientation(&bytes), 1);
        }
    }
}
