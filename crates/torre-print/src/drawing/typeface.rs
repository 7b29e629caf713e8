//! The typefaces of the look, and the files they come from.

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typeface {
    /// B612: headings, labels, buttons.
    Display,
    /// B612 Mono: everything that is data.
    Mono,
    /// Inter: paragraphs.
    Text,
    /// Inter, semibold.
    Strong,
}

impl Typeface {
    pub const ALL: [Typeface; 4] = [Typeface::Display, Typeface::Mono, Typeface::Text, Typeface::Strong];

    pub(super) fn file(self) -> &'static str {
        match self {
            Typeface::Display => "print/b612-700.ttf",
            Typeface::Mono => "print/b612-mono-400.ttf",
            Typeface::Text => "print/inter-400.ttf",
            Typeface::Strong => "print/inter-600.ttf",
        }
    }
}
