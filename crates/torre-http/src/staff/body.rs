//! The JSON body of a call.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use torre_serve::request_body::{BodyError, ReceivedBody};

use crate::app::App;
use crate::staff::error::StaffError;

/// Received whole before the request took its turn, with a limit of its own.
pub(super) struct StaffBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequestParts<App> for StaffBody<T> {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<StaffBody<T>, StaffError> {
        let body = parts.extensions.get::<ReceivedBody>().ok_or(StaffError::Invalid)?;
        let bytes = body.0.as_ref().map_err(|error| match error {
            BodyError::TooLarge => StaffError::TooLarge,
            BodyError::Incomplete => StaffError::Invalid,
        })?;
        // A list of the fields in their order would do for serde, and for nobody who reads the contract.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(StaffError::Invalid);
        }
        serde_json::from_slice(bytes).map(StaffBody).map_err(|_| StaffError::Invalid)
    }
}
