#![no_main]
//! Lines of `Accept-Encoding`.

#[path = "../../crates/torre/tests/properties/encodings.rs"]
mod encodings;

libfuzzer_sys::fuzz_target!(|text: &str| {
    encodings::are_chosen_by_the_standard(&text.split('\n').collect::<Vec<_>>());
});
