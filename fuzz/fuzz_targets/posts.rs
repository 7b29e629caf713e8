#![no_main]
//! The file of a post, as bytes and with any words of an author.

#[path = "../../crates/torre/tests/properties/posts.rs"]
mod posts;

libfuzzer_sys::fuzz_target!(|source: &[u8]| {
    posts::of_any_bytes_are_read_or_named(source);
    let Ok(text) = str::from_utf8(source) else { return };
    posts::of_any_bytes_are_read_or_named(
        format!("+++\ntitle = \"t\"\ndescription = \"d\"\ndate = \"2025-04-10\"\ntags = []\n+++\n{text}")
            .as_bytes(),
    );
    let mut parts = text.splitn(3, '\u{1e}');
    let mut next = || parts.next().unwrap_or_default();
    posts::say_what_their_author_wrote(next(), &[next().to_owned()], next());
});
