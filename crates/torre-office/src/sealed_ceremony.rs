//! A ceremony as the browser keeps it between its two halves.

use jiff::Timestamp;
use serde_json::Value;

use crate::auth::ceremony::{Begun, CEREMONY_MS};
use crate::auth::ceremony_error::CeremonyError;
use crate::auth::seal::{Opened, Purpose};
use crate::auth_error::AuthError;
use crate::office::Office;

#[derive(Debug)]
pub struct SealedCeremony {
    pub ceremony: String,
    /// For `navigator.credentials`.
    pub options: Value,
}

impl SealedCeremony {
    pub(crate) async fn seal(
        office: &Office,
        purpose: Purpose,
        subject: &str,
        begun: Begun,
    ) -> Result<SealedCeremony, AuthError> {
        let expires_at = Timestamp::now().as_millisecond() + CEREMONY_MS;
        let ceremony = office.seal().await?.seal(purpose, subject, &begun.state, expires_at);
        Ok(SealedCeremony { ceremony, options: begun.options })
    }

    pub(crate) async fn open(
        office: &Office,
        purpose: Purpose,
        subject: &str,
        ceremony: &str,
    ) -> Result<Opened, AuthError> {
        let now = Timestamp::now().as_millisecond();
        let opened = office.seal().await?.open(purpose, subject, ceremony, now);
        opened.ok_or(AuthError::Ceremony(CeremonyError::Ceremony))
    }
}
