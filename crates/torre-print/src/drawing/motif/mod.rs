//! The motifs of the look, drawn for whatever size they are wanted in.

pub mod brand;
pub mod frame;
pub mod grid;
pub mod radar;
pub mod route;
pub mod runway;
pub mod seeded_random;
pub mod strip;
pub mod target;

use torre_content::page::Motif;

use crate::drawing::motif::frame::Frame;
use crate::drawing::primitive::Primitive;
use crate::drawing::shaping::Fonts;

/// The same `seed` draws the same traffic.
pub fn draw(motif: Motif, fonts: &Fonts<'_>, frame: &Frame, seed: &str) -> Vec<Primitive> {
    match motif {
        Motif::Radar => radar::radar(fonts, frame, seed),
        Motif::Runway => runway::runway(fonts, frame, seed),
        Motif::Route => route::route(fonts, frame, seed),
    }
}
