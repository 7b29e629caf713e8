//! Placeholders of a reply: what is filled in for each enquiry.

/// `{name}` in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Placeholder {
    /// As the person wrote it.
    Name,
    /// The title of the course that the enquiry is about.
    Course,
    /// When its next edition begins; only where one is announced.
    Edition,
    /// "Próxima edición: mayo de 2027. Solicitudes hasta el 28 de febrero".
    Dates,
    Duration,
    Hours,
    Seats,
    /// Where and how it is held.
    Mode,
    Price,
    /// The address of its page.
    Link,
    /// Where it is taught.
    Centre,
    /// A number that may be called.
    Phone,
    School,
    /// Who replies, and for whom.
    Signature,
}

impl Placeholder {
    pub const ALL: [Placeholder; 14] = [
        Placeholder::Name,
        Placeholder::Course,
        Placeholder::Edition,
        Placeholder::Dates,
        Placeholder::Duration,
        Placeholder::Hours,
        Placeholder::Seats,
        Placeholder::Mode,
        Placeholder::Price,
        Placeholder::Link,
        Placeholder::Centre,
        Placeholder::Phone,
        Placeholder::School,
        Placeholder::Signature,
    ];

    pub fn code(self) -> &'static str {
        match self {
            Placeholder::Name => "name",
            Placeholder::Course => "course",
            Placeholder::Edition => "edition",
            Placeholder::Dates => "dates",
            Placeholder::Duration => "duration",
            Placeholder::Hours => "hours",
            Placeholder::Seats => "seats",
            Placeholder::Mode => "mode",
            Placeholder::Price => "price",
            Placeholder::Link => "link",
            Placeholder::Centre => "centre",
            Placeholder::Phone => "phone",
            Placeholder::School => "school",
            Placeholder::Signature => "signature",
        }
    }

    pub fn parse(code: &str) -> Option<Placeholder> {
        Placeholder::ALL.into_iter().find(|placeholder| placeholder.code() == code)
    }

    /// Whatever the enquiry is about, it has a value.
    pub fn is_always_known(self) -> bool {
        matches!(self, Placeholder::School | Placeholder::Signature)
    }
}
