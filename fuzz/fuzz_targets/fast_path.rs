#![no_main]
//! The fast path beside hyper: any bytes, and bytes as lines of a head that is right otherwise.

#[path = "../../crates/torre/tests/properties/fast_path.rs"]
mod fast_path;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let lines = [b"GET /cursos HTTP/1.1\r\nHost: torre\r\n", bytes, b"\r\n\r\n"].concat();
    for head in [bytes, lines.as_slice()] {
        fast_path::understands_a_head_as_hyper_does(head);
    }
});
