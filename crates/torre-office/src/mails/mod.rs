//! Mails to people of the office: reminders that are due, and a word in the morning. At most once each.

pub mod morning;
mod morning_text;
pub mod outbox;
mod reminder_text;
pub mod worker;
