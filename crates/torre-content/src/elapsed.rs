//! Months and hours behind a student at the end of each phase, those of the courses that come before included: what a
//! route chart plots. Content refers to them as `"@elapsed/block-2/0"`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::course_file::{CourseFile, PhaseFile};
use crate::diagnostics::{Diagnostic, Diagnostics, Missing};
use crate::text::Text;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Elapsed {
    pub months: u32,
    /// None where a phase does not say its hours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours: Option<u32>,
    /// In words, as every page says them.
    pub duration: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hours_text: Option<String>,
}

#[derive(Clone, Copy)]
struct Count {
    months: u32,
    hours: Option<u32>,
    /// Whether a phase says "more than" its hours: then their sum does too.
    more_than: bool,
}

impl Count {
    const NONE: Count = Count { months: 0, hours: Some(0), more_than: false };

    /// None where the phase's months are no number.
    fn plus(self, phase: &PhaseFile) -> Option<Count> {
        let months: u32 = phase.months.as_ref()?.parse().ok()?;
        let hours = phase.more_than_hours.or(phase.hours);
        Some(Count {
            months: self.months + months,
            hours: self.hours.zip(hours).map(|(before, more)| before + more),
            more_than: self.more_than || phase.more_than_hours.is_some(),
        })
    }

    fn worded(self, text: &Text) -> Elapsed {
        let (more_than, exactly) = if self.more_than { (self.hours, None) } else { (None, self.hours) };
        Elapsed {
            months: self.months,
            hours: self.hours,
            duration: text.months(&self.months.to_string()),
            hours_text: text.hours(more_than, exactly),
        }
    }
}

/// For each course what has elapsed at the end of each of its phases.
pub fn of_courses(files: &BTreeMap<String, CourseFile>, text: &Text) -> BTreeMap<String, Vec<Elapsed>> {
    let of = |course: &CourseFile| {
        let mut count = before(files, course);
        let mut step = |phase| {
            count = count.and_then(|count| count.plus(phase));
            count.map(|count| count.worded(text))
        };
        course.phases.iter().map_while(&mut step).collect()
    };
    files.iter().map(|(id, course)| (id.clone(), of(course))).collect()
}

/// Every course that another comes after exists.
pub fn check(files: &BTreeMap<String, CourseFile>, diagnostics: &mut Diagnostics) {
    for (id, course) in files {
        if let Some(after) = course.after.as_ref().filter(|after| !files.contains_key(*after)) {
            let message = format!(
                "there is no courses/{after}.toml; expected the name of a file in courses/, without its ending"
            );
            let missing = Missing::Fact(format!("courses/{after}"));
            let fault = Diagnostic::error(&format!("courses/{id}.toml"), "after", message);
            diagnostics.push(fault.because_of(missing));
        }
    }
}

/// All phases of the courses before this one. A circle of them ends after as many steps as there are courses.
fn before(files: &BTreeMap<String, CourseFile>, course: &CourseFile) -> Option<Count> {
    let mut earlier = Vec::new();
    let mut course = course;
    while let Some(previous) = course.after.as_ref().and_then(|id| files.get(id)) {
        if earlier.len() == files.len() {
            return None;
        }
        earlier.push(previous);
        course = previous;
    }
    let phases = earlier.iter().rev().flat_map(|course| &course.phases);
    phases.into_iter().try_fold(Count::NONE, |count, phase| count.plus(phase))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn course(after: Option<&str>, phases: &Value) -> CourseFile {
        let mut file = json!({
            "code": "B1", "category": "initial", "purpose": "preparation", "title": "Block",
            "description": "A block", "mode": "In person", "phases": phases,
        });
        if let Some(after) = after {
            file["after"] = json!(after);
        }
        serde_json::from_value(file).expect("a course file")
    }

    fn blocks(first_after: Option<&str>) -> BTreeMap<String, CourseFile> {
        let first = json!([
            { "title": "Basic", "months": "3", "moreThanHours": 150 },
            { "title": "Tower", "months": "3", "moreThanHours": 200 },
        ]);
        let second = json!([{ "title": "Approach", "months": "3", "moreThanHours": 200 }]);
        BTreeMap::from([
            ("block-1".to_owned(), course(first_after, &first)),
            ("block-2".to_owned(), course(Some("block-1"), &second)),
        ])
    }

    fn counted(files: &BTreeMap<String, CourseFile>, id: &str) -> Vec<(u32, Option<u32>)> {
        of_courses(files, &Text::default())[id].iter().map(|at| (at.months, at.hours)).collect()
    }

    #[test]
    fn months_and_hours_add_up_through_the_courses_before() {
        let files = blocks(None);
        assert_eq!(counted(&files, "block-1"), [(3, Some(150)), (6, Some(350))]);
        assert_eq!(counted(&files, "block-2"), [(9, Some(550))]);
    }

    #[test]
    fn a_phase_without_hours_leaves_the_months() {
        let phases = json!([{ "title": "Basic", "months": "7" }, { "title": "Rating", "months": "17" }]);
        let files = BTreeMap::from([("initial".to_owned(), course(None, &phases))]);
        assert_eq!(counted(&files, "initial"), [(7, None), (24, None)]);
    }

    #[test]
    fn a_circle_of_courses_ends() {
        assert!(counted(&blocks(Some("block-2")), "block-1").is_empty());
    }
}
