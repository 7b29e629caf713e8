//! Why a command about the office failed.

use std::io;

use torre_leads::store::error::StoreError;
use torre_leads::subscriptions::token::NoRandomNumbers;
use torre_office::auth::relying_party::NoRelyingParty;

use torre_base::printable::printable;

use crate::cli::read_content::ContentError;

#[derive(Debug, thiserror::Error)]
pub(super) enum StaffCommandError {
    #[error("the store cannot be used: {0}")]
    Store(#[from] StoreError),
    #[error(transparent)]
    Output(#[from] io::Error),
    #[error("a name has 1 to 80 visible characters")]
    Name,
    #[error("there is nobody called {}; `torre staff list` shows the names", printable(.0))]
    Unknown(String),
    #[error("{} was invited by somebody else at this moment; try again", printable(.0))]
    Meanwhile(String),
    #[error(transparent)]
    Random(#[from] NoRandomNumbers),
    #[error(transparent)]
    Office(#[from] NoRelyingParty),
    #[error(
        "the invitation stands, but it cannot be mailed: TORRE_SMTP_URL is not set. Hand the link over yourself"
    )]
    NoMail,
    #[error("the invitation stands, but it was not mailed: {0}. Hand the link over yourself")]
    NotMailed(String),
    #[error("the invitation stands, but it cannot be mailed: the content has faults:\n{0}")]
    Content(#[from] ContentError),
}
