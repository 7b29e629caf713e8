//! Delivery of stored enquiries: mail to the school and to the visitor, a webhook for a CRM.
//!
//! At least once, oldest first; an enquiry that fails waits by itself and blocks no other.

pub(crate) mod backoff;
pub(crate) mod claim_loop;
pub mod error;
mod in_flight;
pub(crate) mod mail_address;
pub mod mail_check;
mod mail_composer;
pub(crate) mod mail_sender;
pub(crate) mod message_id;
pub mod plain_mail;
pub mod smtp;
pub(crate) mod smtp_client;
pub mod staff_mailer;
pub(crate) mod throttle;
pub mod transport;
pub mod webhook;
pub mod worker;
