//! The fingerprint of an enquiry's text: whether a repeat with the same key says the same.

use torre_base::digest::short_hash;

const SHA256_BYTES: usize = 32;

/// SHA-256 of the fields that make up the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint(String);

impl Fingerprint {
    pub fn of(fields: &[&str]) -> Fingerprint {
        let mut bytes = Vec::new();
        for field in fields {
            // With its length: what ends one field cannot begin the next.
            bytes.extend_from_slice(&field.len().to_be_bytes());
            bytes.extend_from_slice(field.as_bytes());
        }
        Fingerprint(short_hash(&bytes, SHA256_BYTES))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_that_moves_to_another_field_is_another_text() {
        assert_eq!(Fingerprint::of(&["ab", ""]), Fingerprint::of(&["ab", ""]));
        assert_ne!(Fingerprint::of(&["ab", ""]), Fingerprint::of(&["a", "b"]));
        assert_ne!(Fingerprint::of(&["ab", ""]), Fingerprint::of(&["", "ab"]));
    }
}
