//! What a history is made of: something that happened, when, and by whom.

use crate::audit_entry::NamedPerson;
use crate::enquiries::status::EnquiryStatus;
use crate::reply::state::ReplyState;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Milliseconds since 1970.
    pub at: i64,
    pub who: Option<NamedPerson>,
    pub what: Event,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Enquiry { id: String, form: String, excerpt: String, status: EnquiryStatus, is_current: bool },
    Note { id: String, text: String },
    Change { field: String, before: Option<String>, after: Option<String> },
    Reply { id: String, subject: String, state: ReplyState },
    Delivery { channel: String, state: String },
    Subscription { topic: String, is_confirmed: bool },
    Notification { topic: String, notice: String, state: String },
}
