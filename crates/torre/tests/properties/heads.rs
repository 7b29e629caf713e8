//! The head of a request, as the parser before hyper reads it: like anybody who reads it line by line.

use torre_base::language::preference_in;
use torre_serve::fast_path::parser::SimpleRequest;

/// Those that would make more of a request than its head, or another connection of this one.
const NOT_SIMPLE: [&str; 5] = ["content-length", "transfer-encoding", "expect", "upgrade", "http2-settings"];

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
    let Some(request) = SimpleRequest::parse(bytes, preference_in) else { return };
    let (lines, length) = lines(bytes);
    assert_eq!(request.length, length, "the next request begins elsewhere: {bytes:?}");
    let (first, rest) = lines.split_first().expect("a head has a first line");
    assert_eq!(*first, format!("GET {} HTTP/1.1", request.address).as_bytes());
    assert!(request.address.bytes().all(|byte| byte > b' ' && byte != 0x7f));

    let headers: Vec<Line<'_>> = rest.iter().map(|line| header(line)).collect();
    let values = |name| headers.iter().filter(move |line| line.name == name).map(|line| line.value);
    for name in NOT_SIMPLE {
        assert_eq!(values(name).count(), 0, "{name} is not simple: {bytes:?}");
    }
    assert!(values("connection").all(|value| value.eq_ignore_ascii_case(b"keep-alive")), "{bytes:?}");
    // What is no text accepts nothing.
    let text = |value: &[u8]| if value.is_ascii() { value.to_vec() } else { Vec::new() };
    let accepted = request.accept_encoding.map(|line| line.trim().as_bytes().to_vec());
    assert!(values("accept-encoding").map(text).eq(accepted), "{bytes:?}");
    assert!(
        values("if-none-match").eq(request.if_none_match.map(|line| line.trim().as_bytes())),
        "{bytes:?}"
    );
}

/// What follows a head does not change what it says.
pub fn end_where_they_end(bytes: &[u8], after: &[u8]) {
    let Some(request) = SimpleRequest::parse(bytes, preference_in) else { return };
    let more = [&bytes[..request.length], after].concat();
    let again = SimpleRequest::parse(&more, preference_in).expect("a head stays a head");
    assert_eq!((again.length, again.address), (request.length, request.address));
}
