//! `GET /api/staff/figures`: how the office does.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use jiff::Timestamp;
use serde::Serialize;
use torre_office::figures::report::FiguresReport;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::{StaffError, StaffErrorBody};
use crate::staff::figures::query::FiguresQuery;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::staff) struct ShownFigures {
    #[serde(flatten)]
    report: FiguresReport,
    /// What the courses and topics of `byCourse` are called; none where nobody knows any more.
    titles: BTreeMap<String, String>,
}

#[utoipa::path(get, path = "/api/staff/figures", tag = "figures", params(FiguresQuery), responses((status = 200, description = "Figures of what was received in these days, and in as many before", body = ShownFigures), (status = 400, description = "Not two days of at most 53 weeks, the earlier first", body = StaffErrorBody)))]
pub(in crate::staff) async fn report(
    State(app): State<App>,
    _: SignedIn,
    reading: Reading,
    query: Result<Query<FiguresQuery>, QueryRejection>,
) -> Result<Json<ShownFigures>, StaffError> {
    let Query(query) = query.map_err(|_| StaffError::Invalid)?;
    let report = read(&app, &reading, &query).await?;
    let courses = report.period.by_course.iter().chain(&report.before.by_course);
    let title = |name: &String| Some((name.clone(), reading.interest_title(name)?.to_owned()));
    let titles = courses.filter_map(|line| title(&line.name)).collect();
    Ok(Json(ShownFigures { report, titles }))
}

pub(super) async fn read(
    app: &App,
    reading: &Reading,
    query: &FiguresQuery,
) -> Result<FiguresReport, StaffError> {
    let now = Timestamp::now();
    let period = query.period(now)?;
    let waiting_time = reading.waiting_time().clone();
    let read = app
        .office
        .run(move |store| async move { FiguresReport::read(&store, period, &waiting_time, now).await });
    Ok(read.await?)
}
