#![no_main]
//! The head of a request at the desk, and what follows it.

#[path = "../../server/tests/properties/heads.rs"]
mod heads;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    heads::are_read_line_by_line(bytes);
    heads::end_where_they_end(bytes, b"GET / HTTP/1.1\r\n\r\n");
});
