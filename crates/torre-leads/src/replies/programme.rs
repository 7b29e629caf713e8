//! The programme that goes with a reply: a document of the site, as it is when the mail leaves.

use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::BoxFuture;

#[derive(Clone, Debug)]
pub struct Programme {
    /// What the file is called in the mail.
    pub file: String,
    pub bytes: Bytes,
}

/// Why there is none now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoProgramme {
    #[error("the programme \"{0}\" is not there any more")]
    Gone(String),
    #[error("the programme cannot be made: {0}")]
    Failed(String),
}

/// By the address of the document. Asked when a mail leaves: the content may change while the server runs.
pub type Programmes = Arc<dyn Fn(String) -> BoxFuture<'static, Result<Programme, NoProgramme>> + Send + Sync>;
