//! Why a command failed.

use std::io;
use std::path::PathBuf;

use jiff::civil::Date;
use torre_leads::store::error::StoreError;

use torre_base::printable::printable;

use crate::cli::read_content::ContentError;

#[derive(Debug, thiserror::Error)]
pub(super) enum CommandError {
    #[error("the store cannot be used: {0}")]
    Store(#[from] StoreError),
    #[error(transparent)]
    Output(#[from] io::Error),
    #[error("there are no enquiries in {} (TORRE_DATA)", .0.display())]
    NoStore(PathBuf),
    #[error("there is no enquiry {}; `torre leads list` shows the ids", printable(.0))]
    NoSuchLead(String),
    #[error("more than one enquiry begins with {}: {}; write more letters", printable(.0), .1.join(", "))]
    SeveralLeads(String, Vec<String>),
    #[error("nothing can be delivered: neither TORRE_SMTP_URL nor TORRE_LEAD_WEBHOOK_URL is set")]
    NoChannels,
    #[error("--email is empty; expected the person's address")]
    EmptyEmail,
    #[error("{0} to {1} is no period; expected at most 53 weeks, the earlier day first")]
    Days(Date, Date),
    #[error("the office's hours cannot be read, the content has faults:\n{0}")]
    Content(#[from] ContentError),
    #[error("nothing was erased; answer yes, or say --yes")]
    NotConfirmed,
}
