//! Vector drawing for share images and documents: colours, paths, shaped text, the motifs of the look.
//! Nothing here knows what becomes of a drawing; `share` makes pixels of it, `pdf` pages.

pub mod colour;
pub mod font;
pub mod font_files;
pub mod line_breaking;
pub mod motif;
pub mod path;
pub mod primitive;
pub mod shaping;
pub mod text_style;
pub mod typeface;
