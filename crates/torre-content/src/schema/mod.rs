//! JSON schemas of the content files, made from the Rust types: a program that knows them completes and checks while
//! somebody types, and `docs/sections.md` says the same to people.

pub mod file_form;
pub mod files;
mod written;
