//! What is not wrong enough to stop reading a file, but wrong all the same.

pub mod files;
pub mod heads;
pub mod links;
pub mod words;
