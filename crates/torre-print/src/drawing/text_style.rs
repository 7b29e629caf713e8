//! Text style: typeface, size, leading, tracking, colour.

use crate::drawing::colour::Colour;
use crate::drawing::typeface::Typeface;

#[derive(Clone, Copy, Debug)]
pub struct TextStyle {
    pub typeface: Typeface,
    pub size: f32,
    /// From one baseline to the next.
    pub leading: f32,
    /// Space added after every letter, in em.
    pub tracking: f32,
    pub capitals: bool,
    pub colour: Colour,
}

impl TextStyle {
    pub const fn new(typeface: Typeface, size: f32, leading: f32, colour: Colour) -> TextStyle {
        TextStyle { typeface, size, leading, tracking: 0.0, capitals: false, colour }
    }

    /// A small wide-tracked label in capitals.
    pub const fn label(size: f32, colour: Colour) -> TextStyle {
        TextStyle {
            typeface: Typeface::Mono,
            size,
            leading: size * 1.5,
            tracking: 0.08,
            capitals: true,
            colour,
        }
    }

    pub const fn tracked(self, tracking: f32) -> TextStyle {
        TextStyle { tracking, ..self }
    }

    pub const fn coloured(self, colour: Colour) -> TextStyle {
        TextStyle { colour, ..self }
    }
}
