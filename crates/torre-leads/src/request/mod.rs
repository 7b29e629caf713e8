//! The request: an enquiry as it arrives. `decode` takes it from JSON or from a plain form, `parse` makes it a lead.

pub mod decode;
pub mod field_errors;
pub mod lead_request;
pub mod parse;
