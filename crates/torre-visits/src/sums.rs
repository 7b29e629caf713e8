//! Sums: what views and steps become. An hour, one dimension, one value, two numbers.

use std::collections::HashMap;

use jiff::Timestamp;

use crate::dimension::{Dimension, OTHER};
use crate::referrer::{campaign_name, host_name};
use crate::request::{TakenStep, View};

const HOUR_MS: i64 = 60 * 60 * 1000;
/// Of one dimension that anybody can invent values of, between two writes.
const MAX_OPEN_VALUES: usize = 200;

/// Whole hours since 1970, in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hour(pub i64);

impl Hour {
    pub fn of(moment: Timestamp) -> Hour {
        Hour(moment.as_millisecond().div_euclid(HOUR_MS))
    }

    pub fn start(self) -> Timestamp {
        Timestamp::from_millisecond(self.0.saturating_mul(HOUR_MS)).unwrap_or_default()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SumKey {
    pub hour: Hour,
    pub dimension: Dimension,
    pub value: String,
}

/// Of a step, `views` is how often it was taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub views: i64,
    pub visits: i64,
}

#[derive(Clone, Debug, Default)]
pub struct Sums {
    sums: HashMap<SumKey, Sum>,
    open_values: HashMap<Dimension, usize>,
}

impl Sums {
    pub fn view(&mut self, now: Timestamp, view: &View) {
        let hour = Hour::of(now);
        let sum = Sum { views: 1, visits: i64::from(view.arrival.is_some()) };
        self.add(hour, Dimension::Page, view.page.clone(), sum);
        self.add(hour, Dimension::Language, view.language.code().to_owned(), sum);
        self.add(hour, Dimension::Country, view.country.clone().unwrap_or_default(), sum);
        self.add(hour, Dimension::Screen, view.screen.code().to_owned(), sum);
        let Some(arrival) = &view.arrival else { return };
        self.add(hour, Dimension::Referrer, host_name(&arrival.referrer), sum);
        if let Some(campaign) = arrival.campaign.as_deref().and_then(campaign_name) {
            self.add(hour, Dimension::Campaign, campaign, sum);
        }
    }

    pub fn step(&mut self, now: Timestamp, taken: &TakenStep) {
        let hour = Hour::of(now);
        let sum = Sum { views: 1, visits: 0 };
        let value = |page: &str| format!("{} {page}", taken.step.code());
        self.add(hour, Dimension::StepPage, value(&taken.page), sum);
        if let Some(entry) = &taken.entry {
            self.add(hour, Dimension::StepEntry, value(entry), sum);
        }
    }

    fn add(&mut self, hour: Hour, dimension: Dimension, value: String, sum: Sum) {
        let mut key = SumKey { hour, dimension, value };
        if dimension.is_open() && !self.sums.contains_key(&key) {
            let open = self.open_values.entry(dimension).or_default();
            if *open >= MAX_OPEN_VALUES {
                OTHER.clone_into(&mut key.value);
            } else {
                *open += 1;
            }
        }
        let known = self.sums.entry(key).or_default();
        known.views += sum.views;
        known.visits += sum.visits;
    }

    /// Adds what another thread has counted.
    pub fn merge(&mut self, other: Sums) {
        for (SumKey { hour, dimension, value }, sum) in other.sums {
            self.add(hour, dimension, value, sum);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.sums.is_empty()
    }

    /// In one order, so that two instances never wait for each other's rows.
    pub fn sorted(&self) -> Vec<(&SumKey, Sum)> {
        let mut sums: Vec<_> = self.sums.iter().map(|(key, sum)| (key, *sum)).collect();
        sums.sort_by_key(|(key, _)| *key);
        sums
    }
}

#[cfg(test)]
mod tests {
    use torre_base::language::Language;

    use super::*;
    use crate::request::{Arrival, Screen};
    use crate::step::Step;

    fn view(referrer: Option<&str>) -> View {
        View {
            page: "/cursos".to_owned(),
            language: Language::Es,
            screen: Screen::Small,
            country: Some("ES".to_owned()),
            arrival: referrer.map(|host| Arrival { referrer: host.to_owned(), campaign: None }),
        }
    }

    fn sum(sums: &Sums, dimension: Dimension, value: &str) -> Option<(i64, i64)> {
        let found =
            sums.sorted().into_iter().find(|(key, _)| key.dimension == dimension && key.value == value);
        found.map(|(_, sum)| (sum.views, sum.visits))
    }

    #[test]
    fn a_view_is_counted_once_in_each_dimension() {
        let mut sums = Sums::default();
        sums.view(Timestamp::UNIX_EPOCH, &view(Some("www.google.com")));
        sums.view(Timestamp::UNIX_EPOCH, &view(None));
        for (dimension, value) in [
            (Dimension::Page, "/cursos"),
            (Dimension::Language, "es"),
            (Dimension::Country, "ES"),
            (Dimension::Screen, "small"),
        ] {
            assert_eq!(sum(&sums, dimension, value), Some((2, 1)), "{value}");
        }
        assert_eq!(sum(&sums, Dimension::Referrer, "google.com"), Some((1, 1)));
        assert_eq!(sum(&sums, Dimension::Referrer, ""), None);
    }

    #[test]
    fn invented_hosts_end_in_one_row() {
        let mut sums = Sums::default();
        for number in 0..1000 {
            sums.view(Timestamp::UNIX_EPOCH, &view(Some(&format!("host-{number}.example"))));
        }
        assert_eq!(sum(&sums, Dimension::Referrer, OTHER), Some((800, 800)));
        assert_eq!(sum(&sums, Dimension::Page, "/cursos"), Some((1000, 1000)));
    }

    #[test]
    fn a_step_is_counted_on_its_page_and_on_the_first_of_its_visit() {
        let mut sums = Sums::default();
        let taken = |entry: Option<&str>| TakenStep {
            step: Step::Form,
            page: "/contacto".to_owned(),
            entry: entry.map(str::to_owned),
        };
        sums.step(Timestamp::UNIX_EPOCH, &taken(Some("/")));
        sums.step(Timestamp::UNIX_EPOCH, &taken(None));
        assert_eq!(sum(&sums, Dimension::StepPage, "form /contacto"), Some((2, 0)));
        assert_eq!(sum(&sums, Dimension::StepEntry, "form /"), Some((1, 0)));
    }

    #[test]
    fn hours_begin_on_the_hour() {
        let moment: Timestamp = "2026-11-17T08:59:59.999Z".parse().unwrap();
        assert_eq!(Hour::of(moment).start().to_string(), "2026-11-17T08:00:00Z");
        let before: Timestamp = "1969-12-31T23:30:00Z".parse().unwrap();
        assert_eq!(Hour::of(before), Hour(-1));
    }
}
