//! What is counted, one thing at a time: no row joins two of them but a step and its page.

/// Where a name is none of the school's own choosing, only so many a month have a row of their own.
pub const OTHER: &str = "other";

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dimension {
    Page,
    /// The host that led here; empty for a visit from nowhere.
    Referrer,
    /// `source/medium/name`
    Campaign,
    Language,
    /// Two letters; empty where it is not known.
    Country,
    Screen,
    /// `form /contacto`: a step and the page it was taken on.
    StepPage,
    /// A step and the first page of its visit.
    StepEntry,
}

impl Dimension {
    pub const ALL: [Dimension; 8] = [
        Dimension::Page,
        Dimension::Referrer,
        Dimension::Campaign,
        Dimension::Language,
        Dimension::Country,
        Dimension::Screen,
        Dimension::StepPage,
        Dimension::StepEntry,
    ];

    pub fn code(self) -> &'static str {
        match self {
            Dimension::Page => "page",
            Dimension::Referrer => "referrer",
            Dimension::Campaign => "campaign",
            Dimension::Language => "language",
            Dimension::Country => "country",
            Dimension::Screen => "screen",
            Dimension::StepPage => "step-page",
            Dimension::StepEntry => "step-entry",
        }
    }

    pub fn parse(code: &str) -> Option<Dimension> {
        Dimension::ALL.into_iter().find(|dimension| dimension.code() == code)
    }

    /// Anybody can invent values of these.
    pub fn is_open(self) -> bool {
        matches!(self, Dimension::Referrer | Dimension::Campaign)
    }
}
