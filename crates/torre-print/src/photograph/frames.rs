//! How the child process hands its cuts over: each with its length before it.

use std::io::{self, Read, Write};

pub fn write(cuts: &[Vec<u8>], out: &mut impl Write) -> io::Result<()> {
    for cut in cuts {
        let length = u32::try_from(cut.len()).map_err(io::Error::other)?;
        out.write_all(&length.to_be_bytes())?;
        out.write_all(cut)?;
    }
    out.flush()
}

/// Exactly `count` cuts; `input` must be limited by whoever calls.
pub fn read(count: usize, input: &mut impl Read) -> io::Result<Vec<Vec<u8>>> {
    let mut cuts = Vec::new();
    for _ in 0..count {
        let mut length = [0; 4];
        input.read_exact(&mut length)?;
        let length = u64::from(u32::from_be_bytes(length));
        let mut cut = Vec::new();
        if input.take(length).read_to_end(&mut cut)? as u64 != length {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        cuts.push(cut);
    }
    Ok(cuts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_handed_over_arrives_whole_or_not_at_all() {
        let cuts = vec![b"small".to_vec(), Vec::new(), b"large".to_vec()];
        let mut bytes = Vec::new();
        write(&cuts, &mut bytes).unwrap();
        assert_eq!(read(3, &mut bytes.as_slice()).unwrap(), cuts);
        assert!(read(3, &mut &bytes[..bytes.len() - 1]).is_err());
        assert!(read(1, &mut [0xff; 10].as_slice()).is_err());
    }
}
