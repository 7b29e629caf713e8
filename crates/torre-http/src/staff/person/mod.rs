//! A person's data, for administrators: shown, exported and erased whole.

pub(super) mod erase;
pub(super) mod export;
pub(super) mod find;
