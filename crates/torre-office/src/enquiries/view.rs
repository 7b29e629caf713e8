//! The views of the queue: which enquiries one looks at, and in which order.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Nobody has it, nobody suspects it.
    New,
    /// Whoever asks has it, and it is not done.
    Mine,
    /// Whoever asks is reminded of it now.
    Due,
    /// Everybody who waits for an answer.
    Waiting,
    Done,
    /// Perhaps spam, and not done.
    Suspected,
    All,
}

impl View {
    pub const ALL: [View; 7] =
        [View::New, View::Mine, View::Due, View::Waiting, View::Done, View::Suspected, View::All];

    pub fn code(self) -> &'static str {
        match self {
            View::New => "new",
            View::Mine => "mine",
            View::Due => "due",
            View::Waiting => "waiting",
            View::Done => "done",
            View::Suspected => "suspected",
            View::All => "all",
        }
    }

    pub fn parse(code: &str) -> Option<View> {
        View::ALL.into_iter().find(|view| view.code() == code)
    }

    /// Where somebody waits, who has waited longest comes first.
    pub fn is_newest_first(self) -> bool {
        matches!(self, View::Done | View::All)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_is_found_by_its_code() {
        for view in View::ALL {
            assert_eq!(View::parse(view.code()), Some(view));
        }
        assert_eq!(View::parse("New"), None);
    }
}
