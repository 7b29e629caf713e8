#![no_main]
//! An event of the form provider, as bytes and with any text in it.

#[path = "../../crates/torre/tests/properties/webhooks.rs"]
mod webhooks;

libfuzzer_sys::fuzz_target!(|body: &[u8]| {
    webhooks::are_kept_as_json(body);
    webhooks::are_believed_when_signed("secret", body, body.len());
    if let Ok(text) = str::from_utf8(body) {
        webhooks::keep_every_text(text);
    }
});
