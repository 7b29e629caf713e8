//! `GET /api/staff/enquiries/options`: what the queue can be filtered by.

use std::collections::BTreeSet;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use torre_base::language::Language;
use torre_office::enquiries::filter::FORMS;
use torre_office::store::enquiry_options;
use utoipa::ToSchema;

use crate::app::App;
use crate::staff::authorise::SignedIn;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;
use crate::staff::person_ref::PersonRef;

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct FilterOptions {
    courses: Vec<CourseOption>,
    forms: Vec<&'static str>,
    languages: Vec<&'static str>,
    /// Of campaigns; at most 200.
    sources: Vec<String>,
    people: Vec<PersonRef>,
}

#[derive(Serialize, ToSchema)]
pub(in crate::staff) struct CourseOption {
    id: String,
    title: String,
}

#[utoipa::path(get, path = "/api/staff/enquiries/options", tag = "enquiries", responses((status = 200, description = "What the queue can be filtered by", body = FilterOptions)))]
pub(in crate::staff) async fn options(
    State(app): State<App>,
    _: SignedIn,
    reading: Reading,
) -> Result<Json<FilterOptions>, StaffError> {
    let stored = app.office.run(|store| async move { enquiry_options::options(&store).await }).await?;
    let named = reading.interests().map(str::to_owned);
    let ids: BTreeSet<String> = named.chain(stored.interests).collect();
    let course = |id: String| {
        let title = reading.interest_title(&id).unwrap_or(&id).to_owned();
        CourseOption { id, title }
    };
    Ok(Json(FilterOptions {
        courses: ids.into_iter().map(course).collect(),
        forms: FORMS.to_vec(),
        languages: [Language::Es, Language::En].map(Language::code).to_vec(),
        sources: stored.sources,
        people: stored.people.into_iter().map(PersonRef::from).collect(),
    }))
}
