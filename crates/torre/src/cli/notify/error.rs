//! Why subscribers were not told.

use std::io;
use std::path::PathBuf;

use torre_leads::store::error::StoreError;
use torre_leads::subscriptions::notice::NoticeError;

use crate::cli::read_content::ContentError;

#[derive(Debug, thiserror::Error)]
pub(super) enum NotifyError {
    #[error("the store cannot be used: {0}")]
    Store(#[from] StoreError),
    #[error(transparent)]
    Output(#[from] io::Error),
    #[error("there are no subscriptions in {} (TORRE_DATA)", .0.display())]
    NoStore(PathBuf),
    #[error("no mail can be sent: TORRE_SMTP_URL is not set")]
    NoMail,
    #[error("the content has faults:\n{0}")]
    Content(#[from] ContentError),
    #[error(transparent)]
    Notice(#[from] NoticeError),
    #[error("nothing was sent; answer yes, or say --yes")]
    NotConfirmed,
    #[error("nothing is uncertain of subscription {0}; `torre notify --uncertain` lists what is")]
    NotUncertain(String),
}
