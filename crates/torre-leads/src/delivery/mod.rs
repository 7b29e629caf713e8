//! Delivering stored enquiries: mail to the school and to the visitor, a webhook for a CRM.
//!
//! At least once, oldest first; an enquiry that fails waits by itself and blocks no other.

mod backoff;
mod failure;
mod mail;
mod smtp;
mod under_way;
mod webhook;
mod worker;

pub use crate::delivery::smtp::Mailer;
pub use crate::delivery::webhook::{Webhook, signature};
pub use crate::delivery::worker::{Carrier, Worker};
