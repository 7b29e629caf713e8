//! The status of an enquiry. Builds and commands that know of no status know `done_at`: what they say with it counts.

use torre_leads::lead::status_code;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnquiryStatus {
    New,
    InProgress,
    Answered,
    Enrolled,
    Closed,
}

impl EnquiryStatus {
    pub const ALL: [EnquiryStatus; 5] = [
        EnquiryStatus::New,
        EnquiryStatus::InProgress,
        EnquiryStatus::Answered,
        EnquiryStatus::Enrolled,
        EnquiryStatus::Closed,
    ];

    /// On the wire.
    pub fn code(self) -> &'static str {
        match self {
            EnquiryStatus::New => "new",
            EnquiryStatus::InProgress => "inProgress",
            EnquiryStatus::Answered => "answered",
            EnquiryStatus::Enrolled => "enrolled",
            EnquiryStatus::Closed => "closed",
        }
    }

    pub fn parse(code: &str) -> Option<EnquiryStatus> {
        EnquiryStatus::ALL.into_iter().find(|status| status.code() == code)
    }

    /// In the store.
    pub fn column(self) -> &'static str {
        match self {
            EnquiryStatus::InProgress => "in-progress",
            other => other.code(),
        }
    }

    /// Nobody waits for an answer any more: `done_at` is set exactly then.
    pub fn is_done(self) -> bool {
        matches!(self, EnquiryStatus::Answered | EnquiryStatus::Enrolled | EnquiryStatus::Closed)
    }

    /// What a row says. Where column and `done_at` disagree, somebody who knows only the latter came after.
    pub fn of_row(column: Option<&str>, is_done: bool) -> EnquiryStatus {
        let said = status_code(column, is_done);
        let known = EnquiryStatus::ALL.into_iter().find(|status| status.column() == said);
        known.unwrap_or(if is_done { EnquiryStatus::Closed } else { EnquiryStatus::New })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_status_is_read_back_from_wire_and_store() {
        for status in EnquiryStatus::ALL {
            assert_eq!(EnquiryStatus::parse(status.code()), Some(status));
            assert_eq!(EnquiryStatus::of_row(Some(status.column()), status.is_done()), status);
        }
        assert_eq!(EnquiryStatus::parse("in-progress"), None);
        assert_eq!(EnquiryStatus::InProgress.column(), "in-progress");
    }

    #[test]
    fn those_who_know_only_done_at_are_understood() {
        assert_eq!(EnquiryStatus::of_row(None, false), EnquiryStatus::New);
        assert_eq!(EnquiryStatus::of_row(None, true), EnquiryStatus::Closed);
        assert_eq!(EnquiryStatus::of_row(Some("in-progress"), true), EnquiryStatus::Closed);
        assert_eq!(EnquiryStatus::of_row(Some("of another version"), false), EnquiryStatus::New);
    }
}
