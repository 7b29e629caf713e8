//! `GET /api/staff/audit`: who did what, for administrators. Ids and no contents.

use axum::Json;
use axum::extract::{Query, State};
use serde::{Deserialize, Serialize};
use torre_office::audit_entry::{AuditEntry, NamedPerson};
use torre_office::store::audit;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::error::StaffError;
use crate::staff::moment::moment;

const PAGE: usize = 50;

#[derive(Deserialize)]
pub(super) struct AuditQuery {
    after: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(super) struct AuditPage {
    entries: Vec<ShownEntry>,
    /// What `after` is for the next page.
    next: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(super) struct ShownEntry {
    id: String,
    at: String,
    who: Option<ShownName>,
    action: String,
    subject: Option<String>,
}

#[derive(Serialize, ToSchema)]
pub(super) struct ShownName {
    id: String,
    name: String,
}

#[utoipa::path(get, path = "/api/staff/audit", tag = "administrators", params(("after" = Option<String>, Query)), responses((status = 200, description = "Newest first", body = AuditPage), (status = 400, description = "No id of an entry", body = crate::staff::error::StaffErrorBody)))]
pub(super) async fn entries(
    State(app): State<App>,
    _: Administrator,
    Query(AuditQuery { after }): Query<AuditQuery>,
) -> Result<Json<AuditPage>, StaffError> {
    // PostgreSQL has no character zero, and no id any other of its kind.
    if after.as_ref().is_some_and(|after| after.contains(char::is_control)) {
        return Err(StaffError::Invalid);
    }
    let read =
        app.office.run(move |store| async move { audit::entries(&store, after.as_deref(), PAGE + 1).await });
    let mut entries: Vec<ShownEntry> = read.await?.into_iter().map(shown).collect();
    let has_more = entries.len() > PAGE;
    entries.truncate(PAGE);
    let next = entries.last().filter(|_| has_more).map(|entry| entry.id.clone());
    Ok(Json(AuditPage { entries, next }))
}

fn shown(entry: AuditEntry) -> ShownEntry {
    let who = entry.who.map(|NamedPerson { id, name }| ShownName { id, name });
    ShownEntry { id: entry.id, at: moment(entry.at), who, action: entry.action, subject: entry.subject }
}
