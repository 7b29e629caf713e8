//! `GET /api/staff/visits`: the sums of visits over some days, and over as many before them.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde::Deserialize;
use torre_base::period::Period;
use torre_visits::report::Report;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::error::{StaffError, StaffErrorBody};

/// Two years and a day, and as many before them, are all that is kept.
const MAX_DAYS: i32 = 732;

#[derive(Deserialize)]
pub(super) struct VisitsQuery {
    from: String,
    to: String,
}

#[utoipa::path(get, path = "/api/staff/visits", tag = "visits", params(("from" = String, Query, description = "The first day, in Madrid: 2026-11-01", format = Date), ("to" = String, Query, description = "The last day", format = Date)), responses((status = 200, description = "Sums; a group under five has no number", body = Report), (status = 400, description = "Not two days of at most two years, the earlier first", body = StaffErrorBody)))]
pub(super) async fn report(
    State(app): State<App>,
    _: SignedIn,
    query: Result<Query<VisitsQuery>, QueryRejection>,
) -> Result<Json<Report>, StaffError> {
    let period = query.ok().and_then(|Query(VisitsQuery { from, to })| Period::parse(&from, &to, MAX_DAYS));
    let period = period.ok_or(StaffError::Invalid)?;
    let read = app.office.run(move |store| async move { Report::read(&store, period).await });
    Ok(Json(read.await?))
}
