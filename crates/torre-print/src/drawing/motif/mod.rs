//! The motifs of the look, drawn for whatever size they are wanted in.

pub mod brand;
pub mod chance;
pub mod grid;
pub mod radar;
pub mod route;
pub mod runway;
pub mod strip;
pub mod target;

use torre_content::page::Motif;

use crate::drawing::face::Faces;
use crate::drawing::mark::Mark;

/// Where a motif stands: what it may cover, and what it may not write on.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub width: f32,
    pub height: f32,
    /// Left of this, and below `floor`, stand words.
    pub left: f32,
    pub floor: f32,
    /// One hairline.
    pub hair: f32,
    /// Size of the letters of a data block.
    pub letters: f32,
}

/// The same `seed` draws the same traffic.
pub fn draw(motif: Motif, faces: &Faces<'_>, frame: &Frame, seed: &str) -> Vec<Mark> {
    match motif {
        Motif::Radar => radar::radar(faces, frame, seed),
        Motif::Runway => runway::runway(faces, frame, seed),
        Motif::Route => route::route(faces, frame, seed),
    }
}
