//! Torre: the website of an air traffic controller training school, as one program.
//!
//! `docs/architecture.md` walks through it: a page is asked for; an enquiry arrives.

pub mod calendar;
pub mod cli;
pub mod config;
pub mod content;
pub mod descriptors;
pub mod documents;
pub mod drawing;
pub mod geo;
pub mod http;
pub mod language;
pub mod leads;
pub mod measure;
pub mod render;
pub mod routes;
pub mod search;
pub mod seo;
pub mod share;
