//! `GET /api/staff/visits`: the sums of visits over some days, and over as many before them.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use jiff::civil::Date;
use serde::Deserialize;
use torre_visits::report::Report;
use torre_visits::store::read::Period;

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

impl VisitsQuery {
    fn period(&self) -> Option<Period> {
        let (from, to): (Date, Date) = (self.from.parse().ok()?, self.to.parse().ok()?);
        let days = from.until(to).ok()?.get_days();
        (0..MAX_DAYS).contains(&days).then_some(Period { from, to })
    }
}

#[utoipa::path(get, path = "/api/staff/visits", tag = "visits", params(("from" = String, Query, description = "The first day, in Madrid: 2026-11-01", format = Date), ("to" = String, Query, description = "The last day", format = Date)), responses((status = 200, description = "Sums; a group under five has no number", body = Report), (status = 400, description = "Not two days of at most two years, the earlier first", body = StaffErrorBody)))]
pub(super) async fn report(
    State(app): State<App>,
    _: SignedIn,
    query: Result<Query<VisitsQuery>, QueryRejection>,
) -> Result<Json<Report>, StaffError> {
    let period = query.ok().and_then(|Query(query)| query.period()).ok_or(StaffError::Invalid)?;
    let read = app.office.run(move |store| async move { Report::read(&store, period).await });
    Ok(Json(read.await?))
}
