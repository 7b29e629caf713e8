//! Typesetting: blocks of the model become layout boxes. One file for each kind that is set in its own way.

pub mod block;
pub mod cells;
pub mod cover;
pub mod document;
pub mod links;
pub mod list;
pub mod paragraph;
pub mod phase;
pub mod route;
pub mod section;
pub mod steps;
pub mod strip;
pub mod typesetter;
