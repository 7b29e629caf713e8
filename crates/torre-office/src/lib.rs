//! The office: the school's people, how they enter, and what is remembered of it.
//!
//! `auth` is what decides who may enter (roles, ceremonies, sessions) and knows no store; `store` is where it is kept, in
//! the database of the enquiries; `enrolment`, `sign_in` and `own_passkeys` are the ways in. `enquiries` is what people work
//! on inside (`reply` is how it is answered): how an enquiry is read, and how long somebody has waited; `live` tells those who watch
//! what changes; `reminders` bring an enquiry back at its time, and `mails` say so to whoever wants it.

pub mod announcements;
pub mod audit_entry;
pub mod auth;
pub mod auth_error;
pub mod enquiries;
pub mod enquiry;
pub mod enrolment;
pub mod figures;
pub mod identifier;
pub mod invitation_link;
pub mod invitation_text;
pub mod live;
pub mod mails;
pub mod office;
pub mod own_passkeys;
pub mod person;
pub mod reminders;
pub mod reply;
pub mod retention;
pub mod sealed_ceremony;
pub mod sign_in;
pub mod store;
