//! The notice of the home page: the nearest edition that takes applications, of any course; else the next window.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use torre_base::language::Language;
use ts_rs::TS;

use crate::action::{Action, ActionStyle};
use crate::course::Course;
use crate::dates::short_month_text;
use crate::editions::start::Start;
use crate::editions::window::ApplicationWindow;
use crate::text::{Text, interpolate};

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Notice {
    pub label: String,
    /// The course's code, or the months of the window.
    pub code: String,
    pub title: String,
    pub text: String,
    /// Duration, hours, mode.
    pub facts: Vec<String>,
    /// The course's page; none for a window, where the page itself says what to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub action: Option<Action>,
}

impl Notice {
    /// None where no edition takes applications and no window is known: then nothing is said.
    pub fn of(
        courses: &BTreeMap<String, Course>,
        window: Option<ApplicationWindow>,
        today: Date,
        words: (&Text, Language),
    ) -> Option<Notice> {
        let to_come = courses.values().filter_map(|course| {
            let (edition, state) = course.facts.schedule.next?;
            Some((course, edition.start.first_day(), state)).filter(|_| course.href.is_some())
        });
        let open = to_come.filter(|(.., state)| state.takes_applications());
        match open.min_by_key(|(_, start, _)| *start) {
            Some((course, ..)) => Some(Notice::of_edition(course, words.0)),
            None => window.map(|window| Notice::of_window(window, today, words)),
        }
    }

    fn of_edition(course: &Course, text: &Text) -> Notice {
        let dates = course.dates.as_ref();
        let starts = dates.map(|dates| text.fill(start_key(course), "start", &dates.start.text));
        let seats = course.seats.map(|seats| text.fill("editions.noticeSeats", "seats", &seats.to_string()));
        let status = dates.and_then(|dates| Some(format!("{}.", dates.status.as_ref()?)));
        let sentences: Vec<String> = [starts, seats, status].into_iter().flatten().collect();
        let hours = course.hours.clone().filter(|hours| *hours != course.duration);
        let facts = [Some(course.duration.clone()), hours, Some(course.mode.clone())];
        Notice {
            label: text.get("editions.noticeLabel").to_owned(),
            code: course.code.clone(),
            title: course.title.clone(),
            text: sentences.join(" "),
            facts: facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect(),
            action: course.href.clone().map(|href| link(text.get("editions.noticeAction"), href)),
        }
    }

    fn of_window(window: ApplicationWindow, today: Date, (text, language): (&Text, Language)) -> Notice {
        let label = if today < window.opens { "editions.windowLabel" } else { "editions.windowOpenLabel" };
        let months = window.months_text(language);
        let code = [window.opens, window.closes].map(|day| short_month_text(day, language)).join("–");
        Notice {
            label: text.get(label).to_owned(),
            code,
            title: interpolate(text.get("editions.windowTitle"), &[("months", &months)]),
            text: text.get("editions.windowText").to_owned(),
            facts: Vec::new(),
            action: None,
        }
    }
}

/// One starts in a month, and on a day.
fn start_key(course: &Course) -> &'static str {
    match course.facts.schedule.next.map(|(edition, _)| edition.start) {
        Some(Start::Day(_)) => "editions.noticeStartDay",
        _ => "editions.noticeStart",
    }
}

fn link(label: &str, href: String) -> Action {
    Action {
        label: label.to_owned(),
        href,
        modal: None,
        interest: None,
        title: None,
        full_screen: false,
        style: Some(ActionStyle::Secondary),
    }
}
