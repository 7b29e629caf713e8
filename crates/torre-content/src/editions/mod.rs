//! Editions: when a course is held, who can still apply, and what the site says of it on a given day.

pub mod course_dates;
pub mod edition;
pub mod edition_file;
pub mod notice;
pub mod schedule;
pub mod start;
pub mod window;
