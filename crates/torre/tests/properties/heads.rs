//! The head of a request, as the desk in front of hyper reads it: like anybody who reads it line by line.

use torre_serve::plain::Plain;

/// Those that would make more of a request than its head, or another connection of this one.
const MORE: [&str; 5] = ["content-length", "transfer-encoding", "expect", "upgrade", "http2-settings"];

struct Line<'a> {
    name: String,
    value: &'a [u8],
}

/// The lines of a head without their ends, and the bytes up to the end of the empty one.
fn lines(bytes: &[u8]) -> (Vec<&[u8]>, usize) {
    let (mut lines, mut length) = (Vec::new(), 0);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        length += line.len();
        let text = line.strip_suffix(b"\n").expect("a whole head ends with a line's end");
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        // Empty lines before a request are passed over.
        if text.is_empty() && !lines.is_empty() {
            break;
        }
        if !text.is_empty() {
            lines.push(text);
        }
    }
    (lines, length)
}

fn header(line: &[u8]) -> Line<'_> {
    let colon = line.iter().position(|byte| *byte == b':').expect("a header has a colon");
    let name = std::str::from_utf8(&line[..colon]).expect("a name is text").to_ascii_lowercase();
    assert!(!name.is_empty() && name.bytes().all(|byte| byte.is_ascii_graphic()), "{name:?}");
    Line { name, value: line[colon + 1..].trim_ascii() }
}

pub fn are_read_line_by_line(bytes: &[u8]) {
    let Some(plain) = Plain::read(bytes) else { return };
    let (lines, length) = lines(bytes);
    assert_eq!(plain.length, length, "the next request begins elsewhere: {bytes:?}");
    let (first, rest) = lines.split_first().expect("a head has a first line");
    assert_eq!(*first, format!("GET {} HTTP/1.1", plain.asked.address).as_bytes());
    assert!(plain.asked.address.bytes().all(|byte| byte > b' ' && byte != 0x7f));

    let headers: Vec<Line<'_>> = rest.iter().map(|line| header(line)).collect();
    let values = |name| headers.iter().filter(move |line| line.name == name).map(|line| line.value);
    for name in MORE {
        assert_eq!(values(name).count(), 0, "{name} is not for the desk: {bytes:?}");
    }
    assert!(values("connection").all(|value| value.eq_ignore_ascii_case(b"keep-alive")), "{bytes:?}");
    assert!(values("accept-encoding").eq(plain.asked.encodings.map(<[u8]>::trim_ascii)), "{bytes:?}");
    assert!(values("if-none-match").eq(plain.tags.map(|tags| tags.trim().as_bytes())), "{bytes:?}");
}

/// What follows a head does not change what it says.
pub fn end_where_they_end(bytes: &[u8], after: &[u8]) {
    let Some(plain) = Plain::read(bytes) else { return };
    let more = [&bytes[..plain.length], after].concat();
    let again = Plain::read(&more).expect("a head stays a head");
    assert_eq!((again.length, again.asked.address), (plain.length, plain.asked.address));
}
