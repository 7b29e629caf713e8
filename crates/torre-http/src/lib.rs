//! Serving visitors: every route in `router`, one file per kind of answer.

pub mod app;
pub mod assets;
pub mod body;
pub mod client;
pub mod cors;
pub mod error;
pub mod geo;
pub mod geo_lookup;
pub mod headers;
pub mod lead_outcomes;
pub mod lead_page;
pub mod lead_refusal;
pub mod leads;
pub mod machines;
pub mod metrics;
pub mod negotiate;
pub mod openapi;
pub mod origin;
pub mod pages;
pub mod policy;
pub mod posts;
pub mod respond;
pub mod router;
pub mod shelf;
pub mod tally;
