//! Lints of the content, for `torre check`: what does not stop a file from being read, but is wrong all the same.

pub mod anchors;
pub mod editions;
pub mod heads;
pub mod links;
pub mod lost_addresses;
pub mod page_values;
pub mod pictures;
pub mod post_courses;
pub mod stale_dates;
pub mod terms;
pub mod unused_text;
