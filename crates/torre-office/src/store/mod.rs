//! What the office keeps, in the database of the enquiries: one file a table, one function a question.

pub mod audit;
pub mod enquiry_rows;
pub mod enrolment;
pub mod invitations;
pub mod keys;
pub mod passkeys;
pub mod purge;
mod released;
pub mod sessions;
pub mod sign_in;
pub mod staff;
mod used_ceremonies;
