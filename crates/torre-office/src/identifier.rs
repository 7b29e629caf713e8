//! Identifiers of what the office keeps: in the order of time, and nothing a stranger could guess a secret from.

use uuid::Uuid;

pub(crate) fn new_id() -> String {
    Uuid::now_v7().to_string()
}

/// An id as it is stored, however it was written. None: nothing of ours has it.
pub fn stored_form(text: &str) -> Option<String> {
    Uuid::try_parse(text).ok().map(|id| id.to_string())
}
