#![no_main]
//! The head of a request before hyper, and what follows it: whole, and as lines of a head that is right otherwise.

#[path = "../../crates/torre/tests/properties/heads.rs"]
mod heads;

const NEXT: &[u8] = b"GET / HTTP/1.1\r\n\r\n";

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let lines = [b"GET /cursos HTTP/1.1\r\n", bytes, b"\r\n\r\n"].concat();
    for head in [bytes, lines.as_slice()] {
        heads::are_read_line_by_line(head);
        heads::end_where_they_end(head, NEXT);
    }
});
