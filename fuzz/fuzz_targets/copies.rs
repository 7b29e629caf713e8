#![no_main]
//! A line of `If-None-Match`.

#[path = "../../crates/torre/tests/properties/copies.rs"]
mod copies;

libfuzzer_sys::fuzz_target!(|line: &str| copies::are_recognised_by_the_standard(line));
