//! How the office does: figures of some days beside those of as many before, and each table of them as a file.

pub(super) mod csv;
mod query;
pub(super) mod report;
mod table;
