//! `GET /api/staff/enquiries.csv`: the list as a table for a spreadsheet, sent as it is read.

use axum::body::Body;
use axum::extract::State;
use axum::http::Response;
use bytes::Bytes;
use futures_util::stream;
use jiff::Timestamp;
use torre_base::language::Language;
use torre_base::time_zone::{madrid, madrid_cell};
use torre_leads::csv;
use torre_leads::lead_table::{COLUMNS, EXCEL_MARK, EXCEL_SEPARATOR, SPANISH_COLUMNS, cells};
use torre_leads::store_access::Unavailable;
use torre_office::enquiries::filter::{Cursor, EnquiryFilter};
use torre_office::store::enquiry_export::{self, ExportedEnquiry};

use crate::app::App;
use crate::staff::authorise::Administrator;
use crate::staff::csv_file::csv_file;
use crate::staff::enquiries::filter_query::{Asked, FilterQuery};
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;

/// What is still to be sent.
enum Rest {
    Head(Option<EnquiryFilter>),
    Part(EnquiryFilter, Option<Cursor>),
    Nothing,
}

#[utoipa::path(get, path = "/api/staff/enquiries.csv", tag = "administrators", params(FilterQuery), responses((status = 200, description = "UTF-8 with its mark, semicolons; what looks like a formula is text", body = String, content_type = "text/csv"), (status = 400, description = "A value that nobody knows", body = crate::staff::error::StaffErrorBody)))]
pub(in crate::staff) async fn csv(
    State(app): State<App>,
    Administrator(who): Administrator,
    reading: Reading,
    query: FilterQuery,
) -> Result<Response<Body>, StaffError> {
    if query.cursor()?.is_some() {
        return Err(StaffError::Invalid);
    }
    let asked = match query.filter(&app, &reading, &who.person.id).await? {
        Asked::Filter(filter) => Some(filter),
        Asked::Nothing => None,
    };
    let now = Timestamp::now();
    let at = now.as_millisecond();
    app.office
        .run(move |store| async move { enquiry_export::record(&store, &who.person.id, at).await })
        .await?;
    let name = match reading.language {
        Language::Es => "consultas",
        Language::En => "enquiries",
    };
    let name = format!("{name}-{}", now.to_zoned(madrid()).date());
    Ok(csv_file(&name, body(app, reading, asked)))
}

/// Read as fast as it is taken. A store that goes away breaks it off: half a table must not look whole.
fn body(app: App, reading: Reading, filter: Option<EnquiryFilter>) -> Body {
    let parts = stream::try_unfold((app, reading, Rest::Head(filter)), |(app, reading, rest)| async move {
        let (filter, after) = match rest {
            Rest::Nothing => return Ok(None),
            Rest::Head(filter) => {
                let rest = filter.map_or(Rest::Nothing, |filter| Rest::Part(filter, None));
                let head = format!("{EXCEL_MARK}{}", head(&reading));
                return Ok(Some((Bytes::from(head), (app, reading, rest))));
            }
            Rest::Part(filter, after) => (filter, after),
        };
        let asked = filter.clone();
        let part = app
            .office
            .run(move |store| async move { enquiry_export::part(&store, &asked, after.as_ref()).await });
        let (part, next) = part.await?;
        let text: String = part.iter().map(|enquiry| line(&reading, enquiry)).collect();
        let rest = next.map_or(Rest::Nothing, |next| Rest::Part(filter, Some(next)));
        Ok::<_, Unavailable>(Some((Bytes::from(text), (app, reading, rest))))
    });
    Body::from_stream(parts)
}

/// What was sent, then what the office made of it.
fn head(reading: &Reading) -> String {
    let columns = match reading.language {
        Language::Es => SPANISH_COLUMNS,
        Language::En => COLUMNS,
    };
    let own = [("field", "status"), ("field", "owner"), ("filter", "source")];
    let own = own.map(|(group, key)| reading.word(group, key));
    csv::line(columns.into_iter().chain(own), EXCEL_SEPARATOR)
}

fn line(reading: &Reading, ExportedEnquiry { row, lead, source }: &ExportedEnquiry) -> String {
    let interest = reading.interest_title(&lead.interest).unwrap_or(&lead.interest);
    let status = reading.word("status", row.status.code()).to_owned();
    let owner = row.owner.as_ref().map(|owner| owner.name.clone()).unwrap_or_default();
    let own = [status, owner, source.clone().unwrap_or_default()];
    csv::line(cells(lead, interest, madrid_cell).into_iter().chain(own), EXCEL_SEPARATOR)
}
