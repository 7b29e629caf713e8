//! Why somebody was not let in, or could not add a passkey.

use torre_leads::store_access::Unavailable;

use crate::auth::ceremony_error::CeremonyError;

#[derive(Debug, thiserror::Error)]
pub enum AuthError {
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    /// Used, expired or unknown: one answer for all.
    #[error("the invitation is used, expired or unknown")]
    Invitation,
    #[error(transparent)]
    Ceremony(#[from] CeremonyError),
    /// The ceremony was used before, the passkey belongs to somebody, or the person has too many.
    #[error("the passkey cannot be added")]
    Taken,
    /// One answer, whatever the reason.
    #[error("nobody was signed in")]
    SignIn,
}
