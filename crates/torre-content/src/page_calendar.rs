//! What pages may say of dates: `@notice`, `@call`, `{editions.block-1.next}`, `{admission.next}`.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde_json::{Map, Value, json};
use torre_base::time_zone::midnight;

use crate::calls::call_status::CallStatus;
use crate::calls::calls_file::CallsFile;
use crate::course::{Course, CourseCategory};
use crate::course_file::CourseContext;
use crate::editions::notice::Notice;
use crate::editions::window::ApplicationWindow;

pub struct PageCalendar<'a> {
    pub courses: &'a BTreeMap<String, Course>,
    pub calls: Option<&'a CallsFile>,
    pub words: &'a CourseContext<'a>,
}

impl PageCalendar<'_> {
    pub fn add_to(&self, context: &mut Value) {
        let CourseContext { text, language, today, .. } = *self.words;
        let notice = Notice::of(self.courses, self.next_window(), today, (text, language));
        context["notice"] = json!(notice);
        context["call"] = json!(self.calls.map(|calls| CallStatus::on(today, calls, text, language)));
        context["editions"] = self.editions();
        context["admission"] =
            json!({ "next": self.next_admission(), "sentence": self.admission_sentence() });
    }

    /// `{editions.block-1.next}`: "Próxima edición: mayo de 2027. Solicitudes hasta el 28 de febrero".
    fn editions(&self) -> Value {
        let mut editions = Map::new();
        for course in self.courses.values() {
            if let Some(dates) = &course.dates {
                editions.insert(course.id.clone(), json!({ "next": dates.sentence(self.words.text) }));
            }
        }
        Value::Object(editions)
    }

    /// The start of the next edition of initial training that is announced; else the months in which to apply.
    fn next_admission(&self) -> String {
        let initial = self.courses.values().filter(|course| course.category == CourseCategory::Initial);
        let starts =
            initial.filter_map(|course| course.facts.schedule.next.map(|(edition, _)| edition.start));
        let CourseContext { text, language, .. } = *self.words;
        if let Some(start) = starts.min_by_key(|start| start.first_day()) {
            return start.text(language).text;
        }
        let months = self.next_window().map(|window| window.months_text(language));
        let window = months.map(|months| text.fill("editions.window", "months", &months));
        window.unwrap_or_else(|| text.get("editions.unannounced").to_owned())
    }

    /// The next edition of initial training with its course, or when to apply for one that is not announced yet.
    fn admission_sentence(&self) -> String {
        let CourseContext { text, language, .. } = *self.words;
        let initial = self.courses.values().filter(|course| course.category == CourseCategory::Initial);
        let announced = initial.filter_map(|course| {
            let (edition, _) = course.facts.schedule.next?;
            Some((edition.start.first_day(), course, course.dates.as_ref()?))
        });
        if let Some((_, course, dates)) = announced.min_by_key(|(start, ..)| *start) {
            return format!("{}. {}", course.title, dates.sentence(text));
        }
        match self.next_window() {
            Some(window) => text.fill("editions.windowTitle", "months", &window.months_text(language)),
            None => text.fill("editions.next", "start", text.get("editions.unannouncedInText")),
        }
    }

    fn next_window(&self) -> Option<ApplicationWindow> {
        ApplicationWindow::next(self.words.today, self.words.intakes)
    }

    /// The midnight at which any of this changes.
    pub fn next_change(&self) -> Option<Timestamp> {
        let editions = self.courses.values().filter_map(|course| course.facts.schedule.changes_on);
        let window = self.next_window().into_iter().flat_map(|window| [window.opens, window.after()]);
        let calls = self.calls.into_iter().flat_map(CallsFile::changes);
        let days = editions.chain(window).chain(calls);
        days.filter(|day| *day > self.words.today).min().map(midnight)
    }
}
