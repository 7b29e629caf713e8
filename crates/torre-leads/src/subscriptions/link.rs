//! What a mailed link leads to. Looking changes nothing; only a button does.

use crate::subscriptions::topic::Topic;

/// What stands behind a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// Of a confirmation mail: these wait for the button.
    Pending(Vec<Topic>),
    /// Of a confirmation mail whose button was pressed, or that another one has overtaken.
    Confirmed(Vec<Topic>),
    /// Of a notification.
    Subscribed(Topic),
    /// Wrong, expired, or of a subscription that has ended.
    Unknown,
}

/// What the button of a confirmation has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    Done(Vec<Topic>),
    /// The token was used before, or nothing that the page showed is waiting any more.
    Already(Vec<Topic>),
    Unknown,
}
