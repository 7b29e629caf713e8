//! What the program draws from the content: share images, PDF documents, calendars.

pub mod artefact;
pub mod calendar;
pub mod documents;
pub mod drawing;
pub mod share;
pub mod stock;
