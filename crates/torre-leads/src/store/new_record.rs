//! What is inserted of an enquiry.

use crate::channel::Channel;
use crate::lead::NewLead;

/// An enquiry and where it must be delivered.
#[derive(Clone, Debug)]
pub struct NewRecord {
    pub lead: NewLead,
    pub channels: Vec<Channel>,
}
