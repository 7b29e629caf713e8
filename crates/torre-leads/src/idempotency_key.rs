//! Idempotency keys: a request that is sent twice is stored once.

/// Recognises a repeat of the same request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey(String);

impl IdempotencyKey {
    pub fn parse(text: &str) -> Option<IdempotencyKey> {
        let visible = text.bytes().all(|byte| byte.is_ascii_graphic());
        (visible && (8..=100).contains(&text.len())).then(|| IdempotencyKey(format!("key:{text}")))
    }

    /// The form provider's own number of an event.
    pub fn of_event(id: &str) -> IdempotencyKey {
        IdempotencyKey(format!("tally:{id}"))
    }

    /// A plain form has no key of its own: a double click sends the same text on the same day.
    pub fn of_text(digest: &str) -> IdempotencyKey {
        IdempotencyKey(format!("text:{digest}"))
    }

    /// An enquiry that the office enters, by the id that its page chose.
    pub fn of_entry(id: &str) -> IdempotencyKey {
        IdempotencyKey(format!("office:{id}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_visible_ascii_of_a_sensible_length() {
        assert!(IdempotencyKey::parse("01234567").is_some());
        assert!(IdempotencyKey::parse("0123456").is_none());
        assert!(IdempotencyKey::parse("with a space").is_none());
        assert!(IdempotencyKey::parse(&"a".repeat(101)).is_none());
    }
}
