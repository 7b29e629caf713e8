//! What share images and documents are drawn with: colours, outlines, shaped text, the motifs of the look.
//! Nothing here knows what becomes of a drawing; `share` makes pixels of it, `documents` pages.

pub mod colour;
pub mod face;
pub mod lines;
pub mod mark;
pub mod motif;
pub mod path;
pub mod style;
pub mod typeface;
