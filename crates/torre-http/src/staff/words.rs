//! `GET /api/staff/words`: what the office says, in one language. Nothing of anybody's.

use axum::Json;
use axum::extract::State;
use axum::http::Uri;
use serde_json::Value;

use crate::app::App;
use crate::language_negotiation::forced_language;
use crate::staff::error::StaffError;

#[utoipa::path(get, path = "/api/staff/words", tag = "authentication", params(("lang" = String, Query, pattern = "^(es|en)$")), responses((status = 200, description = "The words, by key", body = HashMap<String, String>)))]
pub(super) async fn words(State(app): State<App>, uri: Uri) -> Result<Json<Value>, StaffError> {
    let language = forced_language(uri.query()).ok_or(StaffError::Invalid)?;
    let site = app.publisher.site();
    let words = serde_json::to_value(site.content.local(language).text.for_staff());
    words.map(Json).map_err(|_| StaffError::Invalid)
}
