//! One enquiry, as far as figures need it.

use crate::enquiries::status::EnquiryStatus;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted<'a> {
    /// Milliseconds since 1970.
    pub received_at: i64,
    /// When its status was first set to answered or enrolled.
    pub first_answer: Option<i64>,
    pub status: EnquiryStatus,
    pub form: &'a str,
    pub language: &'a str,
    /// Empty for none; the same below.
    pub interest: &'a str,
    pub source: &'a str,
}
