//! The filter of the queue, as addresses have it.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use jiff::civil::Date;
use serde::Deserialize;
use torre_base::language::Language;
use torre_base::time_zone::midnight;
use torre_leads::fields::Interest;
use torre_office::enquiries::filter::{Cursor, EnquiryFilter, FORMS};
use torre_office::enquiries::search_words::{LONGEST_SEARCH, SearchWords};
use torre_office::enquiries::view::View;
use torre_office::store::enquiry_options::has_interest;
use utoipa::IntoParams;

use crate::app::App;
use crate::staff::enquiries::row::Reading;
use crate::staff::error::StaffError;

/// Longer ones are cut before they are stored.
const LONGEST_SOURCE: usize = 200;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(in crate::staff) struct FilterQuery {
    /// `new`, `mine`, `due`, `waiting` (by default), `done`, `suspected`, `all`.
    view: Option<String>,
    /// At most 100 characters; every word must be found, by its beginning.
    q: Option<String>,
    /// What the enquiry is about.
    course: Option<String>,
    form: Option<String>,
    language: Option<String>,
    /// Of the campaign.
    source: Option<String>,
    /// The first day, in Madrid.
    from: Option<String>,
    /// The last day.
    to: Option<String>,
    /// What the page before had as `next`.
    after: Option<String>,
    /// In which language titles are.
    lang: Option<String>,
}

/// What was asked for, understood.
pub(in crate::staff) enum Asked {
    Filter(EnquiryFilter),
    /// There is no word in what is searched for: nothing has it.
    Nothing,
}

impl FromRequestParts<App> for FilterQuery {
    type Rejection = StaffError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<FilterQuery, StaffError> {
        let query = Query::<FilterQuery>::from_request_parts(parts, app).await;
        query.map(|Query(query)| query).map_err(|_| StaffError::Invalid)
    }
}

impl FilterQuery {
    pub(in crate::staff) fn cursor(&self) -> Result<Option<Cursor>, StaffError> {
        given(&self.after).map(|text| Cursor::parse(text).ok_or(StaffError::Invalid)).transpose()
    }

    pub(in crate::staff) async fn filter(
        &self,
        app: &App,
        reading: &Reading,
        reader: &str,
    ) -> Result<Asked, StaffError> {
        let view = given(&self.view).map_or(Some(View::Waiting), View::parse).ok_or(StaffError::Invalid)?;
        known(&self.lang, |language| Language::parse(language).is_some())?;
        let form = known(&self.form, |form| FORMS.contains(&form))?;
        let language = known(&self.language, |language| Language::parse(language).is_some())?;
        let source = known(&self.source, |source| source.chars().count() <= LONGEST_SOURCE)?;
        let text = known(&self.q, |text| text.chars().count() <= LONGEST_SEARCH)?;
        let filter = EnquiryFilter {
            view,
            reader: reader.to_owned(),
            now: app.office.now().as_millisecond(),
            words: text.as_deref().and_then(SearchWords::parse),
            course: self.course(app, reading).await?,
            form,
            language,
            source,
            from: day(&self.from)?.map(|day| midnight(day).as_millisecond()),
            until: day(&self.to)?
                .map(|day| midnight(day.saturating_add(jiff::Span::new().days(1))).as_millisecond()),
        };
        let has_no_word = filter.words.is_none() && text.is_some_and(|text| !text.trim().is_empty());
        Ok(if has_no_word { Asked::Nothing } else { Asked::Filter(filter) })
    }

    /// One that the content names, or that somebody has asked for when it did.
    async fn course(&self, app: &App, reading: &Reading) -> Result<Option<String>, StaffError> {
        let course = known(&self.course, |course| matches!(Interest::parse(course), Ok(Some(_))))?;
        let Some(course) = course else { return Ok(None) };
        if reading.interest_title(&course).is_some() {
            return Ok(Some(course));
        }
        let asked = course.clone();
        let is_known = app.office.run(move |store| async move { has_interest(&store, &asked).await }).await?;
        if is_known { Ok(Some(course)) } else { Err(StaffError::Invalid) }
    }
}

/// An empty value is none: a form sends those that nobody chose.
fn given(value: &Option<String>) -> Option<&str> {
    value.as_deref().filter(|value| !value.is_empty())
}

fn known(value: &Option<String>, is_known: impl Fn(&str) -> bool) -> Result<Option<String>, StaffError> {
    match given(value) {
        None => Ok(None),
        Some(value) if is_known(value) => Ok(Some(value.to_owned())),
        Some(_) => Err(StaffError::Invalid),
    }
}

fn day(value: &Option<String>) -> Result<Option<Date>, StaffError> {
    let day = |text: &str| text.parse().ok().filter(|_| text.len() == "2026-11-17".len());
    given(value).map(|text| day(text).ok_or(StaffError::Invalid)).transpose()
}
