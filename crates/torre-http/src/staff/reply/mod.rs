//! Replies: what can be answered to an enquiry, how the mail will look, sending it, sending it again, and knowing that it arrived.

pub(super) mod again;
pub(super) mod arrived;
pub(super) mod draft;
pub(super) mod preview;
mod programme;
pub(super) mod send;
pub(super) mod shown;
