//! Delivery of stored enquiries: mail to the school and to the visitor, a webhook for a CRM.
//!
//! At least once, oldest first; an enquiry that fails waits by itself and blocks no other.

mod backoff;
pub mod error;
mod in_flight;
mod mail_composer;
pub mod smtp;
pub mod transport;
pub mod webhook;
pub mod worker;
