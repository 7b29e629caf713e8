//! `GET /api/staff/enquiries`: the queue, a page at a time.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use torre_office::enquiries::row::EnquiryRow;
use torre_office::reminders::due;
use torre_office::store::enquiry_counts::{self, ViewCounts};
use torre_office::store::enquiry_list::{self, EnquiryPage};
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::enquiries::filter_query::{Asked, FilterQuery};
use crate::staff::enquiries::row::{Reading, Row};
use crate::staff::error::StaffError;

const PAGE: usize = 50;

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct EnquiryList {
    rows: Vec<Row>,
    /// What `after` is for the next page.
    next: Option<String>,
    counts: Counts,
}

/// How many are in each view, whatever is filtered by.
#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct Counts {
    new: i64,
    mine: i64,
    /// With a reminder of the reader's; 1000 stands for more.
    due: usize,
    waiting: i64,
    done: i64,
    suspected: i64,
}

impl Counts {
    fn of(ViewCounts { new, mine, waiting, done, suspected }: ViewCounts, due: usize) -> Counts {
        Counts { new, mine, due, waiting, done, suspected }
    }
}

#[utoipa::path(get, path = "/api/staff/enquiries", tag = "enquiries", params(FilterQuery), responses((status = 200, description = "Longest waiting or due first; done and all newest first", body = EnquiryList), (status = 400, description = "A value that nobody knows", body = crate::staff::error::StaffErrorBody)))]
pub(in crate::staff) async fn list(
    State(app): State<App>,
    SignedIn(who): SignedIn,
    reading: Reading,
    query: FilterQuery,
) -> Result<Json<EnquiryList>, StaffError> {
    let after = query.cursor()?;
    let now = app.office.now().as_millisecond();
    let asked = query.filter(&app, &reading, &who.person.id).await?;
    let read = app.office.run(move |store| async move {
        let counts = enquiry_counts::count(&store, &who.person.id).await?;
        let page = match asked {
            Asked::Filter(filter) => enquiry_list::list(&store, &filter, after.as_ref(), PAGE).await?,
            Asked::Nothing => EnquiryPage { rows: Vec::new(), next: None },
        };
        let due = due::due(&store, &who.person.id, now).await?;
        Ok((page, counts, due))
    });
    let (page, counts, mut due) = read.await?;
    let counts = Counts::of(counts, due.len());
    let row = |row: EnquiryRow| {
        let reminder = due.remove(&row.id);
        reading.row(row).with_reminder(reminder)
    };
    Ok(Json(EnquiryList {
        rows: page.rows.into_iter().map(row).collect(),
        next: page.next.map(|cursor| cursor.to_string()),
        counts,
    }))
}
