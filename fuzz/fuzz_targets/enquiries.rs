#![no_main]
//! The body of an enquiry: as it is, and as the fields of a right one.

#[path = "../../crates/torre/tests/properties/enquiries.rs"]
mod enquiries;

const FIELDS: [&str; 9] =
    ["form", "name", "email", "message", "lang", "phone", "company", "interest", "origen_url"];
const RIGHT: [&str; 9] = ["contact", "Ana", "ana@example.org", "Diez signos al menos", "es", "", "", "", "/"];

libfuzzer_sys::fuzz_target!(|body: &[u8]| {
    enquiries::of_any_bytes_are_refused_or_clean(body);
    let Ok(text) = str::from_utf8(body) else { return };
    // One line a field; a field without a line is right.
    let mut lines = text.split('\u{1e}');
    let value = |right: &&str| lines.next().filter(|line| !line.is_empty()).unwrap_or(right).to_owned();
    let values: Vec<String> = RIGHT.iter().map(value).collect();
    let fields: Vec<(&str, String)> = FIELDS.into_iter().zip(values).collect();
    enquiries::are_the_same_in_both_shapes(&fields);
});
