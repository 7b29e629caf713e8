//! A subscription before it is stored, and as the mails need it.

use jiff::Timestamp;
use torre_base::digest::short_hash;
use torre_base::language::Language;
use uuid::Uuid;

use crate::delivery::mail_address;
use crate::email::{self, LeadEmail};
use crate::fields::OriginPage;
use crate::subscriptions::topic::Topic;

/// What is not confirmed in this time is deleted, and a confirmation link works no longer.
pub const CONFIRM_WITHIN_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// A subscription that somebody asked for with a form.
#[derive(Clone, Debug)]
pub struct NewSubscription {
    pub id: Uuid,
    pub email: LeadEmail,
    pub topic: Topic,
    pub language: Language,
    pub page: Option<OriginPage>,
    /// When the box was ticked.
    pub consent: Timestamp,
    /// The words beside the box.
    pub consent_text: String,
    pub policy_version: String,
}

/// SHA-256 of an address in small letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressHash(pub(crate) String);

impl AddressHash {
    /// The same for every way to write an address: capitals, and a domain of another script in its own letters or in
    /// ASCII.
    pub fn of(address: &str) -> AddressHash {
        let written = mail_address::address(address.trim()).map(|address| address.to_string());
        AddressHash(short_hash(email::key(written.as_deref().unwrap_or(address)).as_bytes(), 32))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What an address has asked for and not confirmed.
#[derive(Clone, Debug)]
pub struct PendingAddress {
    pub email: String,
    pub language: Language,
    pub topics: Vec<Topic>,
    /// When the first of them is deleted; milliseconds since 1970.
    pub expires_at: i64,
}

/// Who receives a notification.
#[derive(Clone, Debug)]
pub struct Recipient {
    pub email: String,
    pub language: Language,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_mailbox_has_one_hash() {
        for other in ["Ana@España.es", " ana@españa.es ", "ana@XN--ESPAA-RTA.es"] {
            assert_eq!(AddressHash::of(other), AddressHash::of("ana@españa.es"), "{other}");
        }
        assert_ne!(AddressHash::of("ana@espana.es"), AddressHash::of("ana@españa.es"));
    }
}
