//! Configuration: every setting with its name, its default and what it means, read from the environment once at
//! start. All errors are reported together. `.env.example` documents the same list.

pub mod config;
mod env;
pub mod error;
pub mod fast_path;
pub mod identifier;
pub mod leads;
pub mod mail;
pub mod origin;
pub mod secret;
pub mod third_party;
mod today;
