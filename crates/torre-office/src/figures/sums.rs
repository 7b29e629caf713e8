//! Figures of one period, summed up enquiry by enquiry.

use std::cmp::Reverse;
use std::collections::HashMap;

use jiff::Timestamp;
use serde::Serialize;
use torre_base::period::Period;
use torre_leads::store::stats::Count;
use utoipa::ToSchema;

use crate::enquiries::status::EnquiryStatus;
use crate::enquiries::waiting_time::WaitingTime;
use crate::figures::counted::Counted;
use crate::figures::first_answer::FirstAnswers;
use crate::figures::weeks::{Week, week_of, weeks_of};

/// Of a table; campaigns have the names that strangers give them.
const MOST_LINES: usize = 100;

/// Of what was received in these days. Each enquiry is answered, enrolled, closed or open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Figures {
    pub from: String,
    pub to: String,
    pub enquiries: i64,
    /// By Monday, every week.
    pub by_week: Vec<Count>,
    /// The most frequent first; the same below.
    pub by_course: Vec<Count>,
    pub by_form: Vec<Count>,
    pub by_language: Vec<Count>,
    /// Of campaigns.
    pub by_source: Vec<Count>,
    /// In office minutes, whatever became of them afterwards.
    pub first_answer: FirstAnswers,
    pub answered: i64,
    pub enrolled: i64,
    pub closed: i64,
    pub open: i64,
    /// Open, and waiting for a whole office day or longer.
    pub overdue: i64,
}

pub(crate) struct Sums<'a> {
    period: Period,
    waiting_time: &'a WaitingTime,
    now: i64,
    weeks: Vec<Week>,
    courses: HashMap<String, i64>,
    forms: HashMap<String, i64>,
    languages: HashMap<String, i64>,
    sources: HashMap<String, i64>,
    /// Office minutes until the first answer.
    answers: Vec<i64>,
    answered: i64,
    enrolled: i64,
    closed: i64,
    open: i64,
    overdue: i64,
}

impl<'a> Sums<'a> {
    pub(crate) fn new(period: Period, waiting_time: &'a WaitingTime, now: Timestamp) -> Sums<'a> {
        Sums {
            period,
            waiting_time,
            now: now.as_millisecond(),
            weeks: weeks_of(period),
            courses: HashMap::new(),
            forms: HashMap::new(),
            languages: HashMap::new(),
            sources: HashMap::new(),
            answers: Vec::new(),
            answered: 0,
            enrolled: 0,
            closed: 0,
            open: 0,
            overdue: 0,
        }
    }

    pub(crate) fn add(&mut self, enquiry: &Counted<'_>) {
        if let Some(week) = week_of(&mut self.weeks, enquiry.received_at) {
            week.count += 1;
        }
        count(&mut self.courses, enquiry.interest);
        count(&mut self.forms, enquiry.form);
        count(&mut self.languages, enquiry.language);
        count(&mut self.sources, enquiry.source);
        let waited =
            |until: i64| self.waiting_time.between(Some(enquiry.interest), enquiry.received_at, until);
        if let Some(answer) = enquiry.first_answer {
            self.answers.push(waited(answer));
        }
        match enquiry.status {
            EnquiryStatus::Answered => self.answered += 1,
            EnquiryStatus::Enrolled => self.enrolled += 1,
            EnquiryStatus::Closed => self.closed += 1,
            EnquiryStatus::New | EnquiryStatus::InProgress => {
                self.open += 1;
                self.overdue += i64::from(waited(self.now) >= self.waiting_time.day_minutes());
            }
        }
    }

    pub(crate) fn figures(self) -> Figures {
        let week = |week: &Week| Count { name: week.monday.to_string(), count: week.count };
        Figures {
            from: self.period.from.to_string(),
            to: self.period.to.to_string(),
            enquiries: self.answered + self.enrolled + self.closed + self.open,
            by_week: self.weeks.iter().map(week).collect(),
            by_course: most_frequent(self.courses),
            by_form: most_frequent(self.forms),
            by_language: most_frequent(self.languages),
            by_source: most_frequent(self.sources),
            first_answer: FirstAnswers::of(self.answers),
            answered: self.answered,
            enrolled: self.enrolled,
            closed: self.closed,
            open: self.open,
            overdue: self.overdue,
        }
    }
}

fn count(counts: &mut HashMap<String, i64>, name: &str) {
    match counts.get_mut(name) {
        Some(count) => *count += 1,
        None => {
            counts.insert(name.to_owned(), 1);
        }
    }
}

fn most_frequent(counts: HashMap<String, i64>) -> Vec<Count> {
    let mut counts: Vec<Count> = counts.into_iter().map(|(name, count)| Count { name, count }).collect();
    counts.sort_by(|one, other| (Reverse(one.count), &one.name).cmp(&(Reverse(other.count), &other.name)));
    counts.truncate(MOST_LINES);
    counts
}
