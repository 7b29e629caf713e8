//! Artefact generation: files that the program renders from the content. Share images, PDF documents, calendars, and the
//! cuts of photographs.

pub mod artefact;
pub mod artefact_error;
pub mod calendar;
pub mod catalogue;
pub mod drawing;
pub mod pdf;
pub mod photograph;
pub mod share;
