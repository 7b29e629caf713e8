//! Configuration: every setting with its name, its default and what it means, read from the environment and the settings
//! file once at start. All errors are reported together. `.env.example` documents the same list.

pub mod config;
mod env;
pub mod env_file;
pub mod error;
pub mod fast_path;
pub mod identifier;
pub mod leads;
pub mod mail;
pub mod origin;
mod public_address;
pub mod samples;
pub mod secret;
pub mod settings;
pub mod third_party;
pub mod today;
pub mod unknown;
