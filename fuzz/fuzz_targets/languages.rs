#![no_main]
//! A query, and cookies around ours.

#[path = "../../crates/torre/tests/properties/languages.rs"]
mod languages;

libfuzzer_sys::fuzz_target!(|text: &str| {
    languages::in_a_query_are_read_as_a_browser_reads_them(text);
    let (before, after) = text.split_once('\n').unwrap_or((text, ""));
    languages::in_a_cookie_are_found_among_others(before, after);
});
