//! The id in an address. Whatever is none of ours belongs to nothing: it never reaches the store.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use torre_office::identifier::stored_form;

use crate::app::App;
use crate::staff::error::StaffError;

pub(super) struct PathId(pub(super) String);

/// Of something, and of what belongs to it.
pub(super) struct PathIds(pub(super) String, pub(super) String);

impl FromRequestParts<App> for PathId {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PathId, StaffError> {
        let Path(text) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| StaffError::NotFound)?;
        stored_form(&text).map(PathId).ok_or(StaffError::NotFound)
    }
}

impl FromRequestParts<App> for PathIds {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<PathIds, StaffError> {
        let path = Path::<(String, String)>::from_request_parts(parts, app).await;
        let Path((whole, part)) = path.map_err(|_| StaffError::NotFound)?;
        let ids = stored_form(&whole).zip(stored_form(&part));
        ids.map(|(whole, part)| PathIds(whole, part)).ok_or(StaffError::NotFound)
    }
}
