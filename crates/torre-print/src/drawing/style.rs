//! How a text is set.

use crate::drawing::colour::Colour;
use crate::drawing::typeface::Typeface;

#[derive(Clone, Copy, Debug)]
pub struct Style {
    pub face: Typeface,
    pub size: f32,
    /// From one baseline to the next.
    pub leading: f32,
    /// Space added after every letter, in em.
    pub tracking: f32,
    pub capitals: bool,
    pub colour: Colour,
}

impl Style {
    pub const fn new(face: Typeface, size: f32, leading: f32, colour: Colour) -> Style {
        Style { face, size, leading, tracking: 0.0, capitals: false, colour }
    }

    /// A small wide-tracked label in capitals.
    pub const fn label(size: f32, colour: Colour) -> Style {
        Style { face: Typeface::Mono, size, leading: size * 1.5, tracking: 0.08, capitals: true, colour }
    }

    pub const fn tracked(self, tracking: f32) -> Style {
        Style { tracking, ..self }
    }

    pub const fn coloured(self, colour: Colour) -> Style {
        Style { colour, ..self }
    }
}
