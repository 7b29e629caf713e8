//! Message-IDs: the same at every attempt, so that a mail that arrives twice can be recognised, and a thread be told.

use lettre::message::Mailbox;

/// `kind`: which mail of those that belong to `id`.
pub(crate) fn message_id(id: &str, kind: &str, from: &Mailbox) -> String {
    format!("<{id}.{kind}@{}>", from.email.domain())
}
