//! Which enquiries somebody looks at, and from where on.

use crate::enquiries::search_words::SearchWords;
use crate::enquiries::view::View;

/// The ways in which enquiries arrive; the last three are entered by hand.
pub const FORMS: [&str; 7] = ["message", "contact", "services", "tally", "phone", "in-person", "mail"];

#[derive(Clone, Debug)]
pub struct EnquiryFilter {
    pub view: View,
    /// Who looks: `mine` is theirs.
    pub reader: String,
    /// Until when a reminder is due; milliseconds since 1970.
    pub now: i64,
    pub words: Option<SearchWords>,
    pub course: Option<String>,
    pub form: Option<String>,
    pub language: Option<String>,
    pub source: Option<String>,
    /// Received from this moment on; milliseconds since 1970.
    pub from: Option<i64>,
    /// And before this one.
    pub until: Option<i64>,
}

/// The last row that was read: the next page begins after it, whatever has arrived meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// What the view is sorted by; milliseconds since 1970.
    pub at: i64,
    pub id: String,
}

impl Cursor {
    pub fn parse(text: &str) -> Option<Cursor> {
        let (at, id) = text.split_once('.')?;
        let is_id = id.len() <= 36 && id.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-');
        is_id.then_some(Cursor { at: at.parse().ok()?, id: id.to_owned() })
    }
}

impl std::fmt::Display for Cursor {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}.{}", self.at, self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_was_written() {
        let cursor = Cursor { at: 1_763_400_000_123, id: "0190a1b2-0000-7000-8000-000000000000".to_owned() };
        assert_eq!(Cursor::parse(&cursor.to_string()), Some(cursor));
        for wrong in ["", "1", "x.0190", "1.0190'", "99999999999999999999.a"] {
            assert_eq!(Cursor::parse(wrong), None, "{wrong}");
        }
    }
}
