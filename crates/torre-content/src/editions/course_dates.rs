//! The dates of a course in words: what its strip, its card and its documents say of the next edition.

use serde::{Deserialize, Serialize};
use torre_base::language::Language;
use ts_rs::TS;

use crate::dates::{DateText, short_day_text};
use crate::editions::edition::{Edition, EditionState};
use crate::editions::schedule::Schedule;
use crate::text::{Text, interpolate};

/// How one joins a course, as a page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum DatesState {
    /// Whenever it suits; there are no editions.
    Flexible,
    NotYetOpen,
    Open,
    LastPlaces,
    Full,
    Closed,
    /// No edition is announced.
    Unannounced,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CourseDates {
    pub state: DatesState,
    /// "mayo de 2027", "Por anunciar", "Fechas flexibles"; an empty `iso` where it is no date.
    pub start: DateText,
    /// "Solicitudes hasta el 28 de febrero", "Solicitudes: enero y febrero de 2027".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub status: Option<String>,
    /// "Última edición: mayo de 2025", where no other is announced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last: Option<String>,
}

impl CourseDates {
    pub fn flexible(text: String) -> CourseDates {
        let start = DateText { iso: String::new(), text };
        CourseDates { state: DatesState::Flexible, start, status: None, last: None }
    }

    pub fn of(schedule: &Schedule, text: &Text, language: Language) -> CourseDates {
        match &schedule.next {
            Some((edition, state)) => CourseDates {
                state: (*state).into(),
                start: edition.start.text(language),
                status: Some(status(edition, *state, text, language)),
                last: None,
            },
            None => CourseDates::unannounced(schedule, text, language),
        }
    }

    fn unannounced(schedule: &Schedule, text: &Text, language: Language) -> CourseDates {
        let months = schedule.next_window.map(|window| window.months_text(language));
        let last = schedule.last.map(|edition| edition.start.text(language).text);
        CourseDates {
            state: DatesState::Unannounced,
            start: DateText { iso: String::new(), text: text.get("editions.unannounced").to_owned() },
            status: months.map(|months| text.fill("editions.window", "months", &months)),
            last: last.map(|start| text.fill("editions.last", "start", &start)),
        }
    }

    /// The start of an edition that is announced.
    pub fn announced(&self) -> Option<&DateText> {
        Some(&self.start).filter(|start| !start.iso.is_empty())
    }

    /// In one sentence: "Próxima edición: mayo de 2027. Solicitudes hasta el 28 de febrero".
    pub fn sentence(&self, text: &Text) -> String {
        if self.state == DatesState::Flexible {
            return self.start.text.clone();
        }
        let start = match self.announced() {
            Some(start) => start.text.clone(),
            None => text.get("editions.unannouncedInText").to_owned(),
        };
        let next = text.fill("editions.next", "start", &start);
        match &self.status {
            Some(status) => format!("{next}. {status}"),
            None => next,
        }
    }
}

/// "Solicitudes hasta el 28 de febrero", "Completa: lista de espera".
fn status(edition: &Edition, state: EditionState, text: &Text, language: Language) -> String {
    let day = |date| short_day_text(date, language);
    let window = edition.applications.map(|window| (day(window.opens), day(window.closes)));
    let key = match (state, &window) {
        (EditionState::NotYetOpen, _) => "editions.notYetOpen",
        (EditionState::Open, Some(_)) => "editions.openUntil",
        (EditionState::Open, None) => "editions.open",
        (EditionState::LastPlaces, Some(_)) => "editions.lastPlacesUntil",
        (EditionState::LastPlaces, None) => "editions.lastPlaces",
        (EditionState::Full, _) => "editions.full",
        (EditionState::Closed, _) => "editions.closed",
    };
    let (opens, closes) = window.unwrap_or_default();
    interpolate(text.get(key), &[("opens", &opens), ("closes", &closes)])
}

impl From<EditionState> for DatesState {
    fn from(state: EditionState) -> DatesState {
        match state {
            EditionState::NotYetOpen => DatesState::NotYetOpen,
            EditionState::Open => DatesState::Open,
            EditionState::LastPlaces => DatesState::LastPlaces,
            EditionState::Full => DatesState::Full,
            EditionState::Closed => DatesState::Closed,
        }
    }
}
