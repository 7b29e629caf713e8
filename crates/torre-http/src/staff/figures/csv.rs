//! `GET /api/staff/figures.csv`: one table of the figures, for a spreadsheet.

use axum::body::Body;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::Response;
use torre_leads::csv;
use torre_leads::lead_table::{EXCEL_MARK, EXCEL_SEPARATOR};
use torre_office::figures::report::FiguresReport;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::csv_file::csv_file;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::{StaffError, StaffErrorBody};
use crate::staff::figures::query::TableQuery;
use crate::staff::figures::report::read;
use crate::staff::figures::table::{Line, Table};

#[utoipa::path(get, path = "/api/staff/figures.csv", tag = "figures", params(TableQuery), responses((status = 200, description = "UTF-8 with its mark, semicolons", body = String, content_type = "text/csv"), (status = 400, description = "No such table, or not two days of at most 53 weeks", body = StaffErrorBody)))]
pub(in crate::staff) async fn csv(
    State(app): State<App>,
    _: SignedIn,
    reading: Reading,
    query: Result<Query<TableQuery>, QueryRejection>,
) -> Result<Response<Body>, StaffError> {
    let Query(query) = query.map_err(|_| StaffError::Invalid)?;
    let table = query.table;
    let report = read(&app, &reading, &query.days()).await?;
    let text = text(table, &report, &reading);
    let name = format!("{}-{}-{}", table.code(), report.period.from, report.period.to);
    Ok(csv_file(&name, Body::from(text)))
}

fn text(table: Table, report: &FiguresReport, reading: &Reading) -> String {
    let days = |from: &str, to: &str| format!("{from} – {to}");
    let head = [
        reading.word("figures", table.code()).to_owned(),
        days(&report.period.from, &report.period.to),
        days(&report.before.from, &report.before.to),
    ];
    let number = |count: Option<i64>| count.map(|count| count.to_string()).unwrap_or_default();
    let cells = |Line { name, now, before }: Line| [name, number(now), number(before)];
    let rows = std::iter::once(head).chain(table.lines(report, reading).into_iter().map(cells));
    let lines: String = rows.map(|row| csv::line(row, EXCEL_SEPARATOR)).collect();
    format!("{EXCEL_MARK}{lines}")
}
