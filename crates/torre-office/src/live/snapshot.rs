//! What one poll of the store has seen.

use std::collections::{BTreeMap, HashSet};
use std::time::Instant;

use crate::audit_entry::NamedPerson;

/// Who has which enquiry open, by the enquiry's id.
pub type Viewers = BTreeMap<String, Vec<NamedPerson>>;

#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Before the store was asked.
    pub began: Instant,
    /// Another one whenever anything of the queue has changed.
    pub stamp: String,
    pub viewers: Viewers,
    /// The ids of all sessions that have not ended.
    pub sessions: HashSet<String>,
}
