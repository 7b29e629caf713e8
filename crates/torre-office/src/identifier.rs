//! Identifiers of what the office keeps: in the order of time, and nothing a stranger could guess a secret from.

use uuid::Uuid;

pub(crate) fn new_id() -> String {
    Uuid::now_v7().to_string()
}
