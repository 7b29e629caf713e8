//! What the office keeps, in the database of the enquiries: one file a table, one function a question.

pub mod account;
pub mod audit;
pub mod enquiry_counts;
pub mod enquiry_export;
mod enquiry_filter;
pub mod enquiry_list;
pub mod enquiry_options;
pub mod enquiry_rows;
pub mod enrolment;
pub(crate) mod figures;
pub mod invitations;
pub mod keys;
pub mod live;
mod page_request;
pub mod passkeys;
pub mod purge;
mod released;
pub mod sessions;
pub mod sign_in;
pub mod staff;
mod statement;
mod stretch_search;
mod used_ceremonies;
mod word_search;
