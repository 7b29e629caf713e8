//! How a reply stands, for people.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplyState {
    /// Not sent yet, or just being sent.
    Waiting,
    Sent,
    /// It was refused, and nobody has it.
    Failed,
    /// The connection or the server ended while it was sent: perhaps somebody has it.
    Uncertain,
}

impl ReplyState {
    pub fn of_column(column: &str) -> ReplyState {
        match column {
            "sent" => ReplyState::Sent,
            "failed" => ReplyState::Failed,
            "uncertain" => ReplyState::Uncertain,
            _ => ReplyState::Waiting,
        }
    }

    pub fn code(self) -> &'static str {
        match self {
            ReplyState::Waiting => "waiting",
            ReplyState::Sent => "sent",
            ReplyState::Failed => "failed",
            ReplyState::Uncertain => "uncertain",
        }
    }
}
