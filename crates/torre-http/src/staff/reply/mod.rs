//! Replies: what can be answered to an enquiry, how the mail will look, sending it, and sending it again.

pub(super) mod again;
pub(super) mod draft;
pub(super) mod preview;
mod programme;
pub(super) mod send;
pub(super) mod shown;
