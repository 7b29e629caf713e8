//! Enquiries, as the office's page reads and changes them.

pub(super) mod export;
pub(super) mod filter_query;
pub(super) mod list;
pub(super) mod options;
pub(super) mod row;
pub(super) mod viewing;
