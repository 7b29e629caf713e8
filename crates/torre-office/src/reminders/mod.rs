//! Reminders: on an enquiry, at a time of the centre's clock, for oneself or a colleague.

pub mod add;
pub mod change;
pub mod due;
pub mod list;
pub mod reminder;
pub mod wall_time;
