#![no_main]
//! A path: redirected, shown, as a post's address, as the page of a form.

#[path = "../../crates/torre/tests/properties/paths.rs"]
mod paths;

libfuzzer_sys::fuzz_target!(|path: &str| {
    paths::lead_nowhere_else(path);
    paths::lead_nowhere_else(&format!("/{path}/"));
    paths::are_shown_as_text(path);
    paths::of_posts_have_one_spelling(path);
    paths::of_forms_are_paths(path);
});
