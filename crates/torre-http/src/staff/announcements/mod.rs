//! Announcements: what subscribers could be told, what they were told, and telling them. For administrators.

mod candidate;
pub(super) mod list;
pub(super) mod send;
pub(super) mod try_out;
