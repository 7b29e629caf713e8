//! One enquiry: shown whole, changed, annotated, sent again, entered by hand.

pub(super) mod change;
pub(super) mod deliveries;
pub(super) mod detail;
pub(super) mod entry;
pub(super) mod history;
pub(super) mod notes;
pub(super) mod reminders;
