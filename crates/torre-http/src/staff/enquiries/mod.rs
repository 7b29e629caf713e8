//! Enquiries, as the office's page reads and changes them.

#[allow(dead_code, reason = "what the list and one enquiry are read with")]
pub(super) mod row;
