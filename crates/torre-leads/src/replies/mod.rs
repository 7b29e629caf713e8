//! Replies of the office: mails that people wrote and waited for, each sent at most once.
//!
//! `mail` writes them, `programme` is what can be attached, `worker` delivers them. The office decides what is sent.

pub mod html_body;
pub mod mail;
pub mod programme;
pub(crate) mod worker;
