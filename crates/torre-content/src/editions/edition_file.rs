//! `[[editions]]` of a course file, and what is left out there.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::diagnostics::Diagnostics;
use crate::editions::edition::{Edition, StatedState};
use crate::editions::start::Start;
use crate::editions::window::ApplicationWindow;
use crate::school::{CentreId, Intake};

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditionFile {
    /// `"2027-03"` or `"2027-03-15"`.
    pub start: Start,
    /// Which centre; Madrid without it.
    pub centre: Option<CentreId>,
    /// How many can take part; without it, as many as the course says.
    pub seats: Option<u32>,
    /// The first and the last day to apply.
    pub applications: Option<ApplicationWindow>,
    /// Where the school knows more than the calendar does.
    pub state: Option<StatedState>,
}

/// What an edition has from its course and its school unless its file says otherwise.
pub struct EditionDefaults<'a> {
    pub seats: Option<u32>,
    pub intakes: &'a [Intake],
}

impl EditionDefaults<'_> {
    pub fn edition(&self, file: &EditionFile) -> Edition {
        let of_intake = || ApplicationWindow::before_start(file.start.first_day(), self.intakes);
        Edition {
            start: file.start,
            centre: file.centre.unwrap_or(CentreId::Madrid),
            seats: file.seats.or(self.seats),
            applications: file.applications.or_else(of_intake),
            stated: file.state,
        }
    }
}

/// What cannot be: two editions in one month have one name, and nobody applies after the first class.
pub fn check(file: &str, editions: &[EditionFile], diagnostics: &mut Diagnostics) {
    for (index, edition) in editions.iter().enumerate() {
        let field = |name: &str| format!("editions[{index}].{name}");
        if editions[..index].iter().any(|other| other.start.month() == edition.start.month()) {
            let message = "another edition starts in the same month; expected one edition a month";
            diagnostics.error(file, field("start"), message);
        }
        if edition.applications.is_some_and(|window| window.closes >= edition.start.first_day()) {
            let message = "applications end after the edition has begun; expected a day before its start";
            diagnostics.error(file, field("applications"), message);
        }
    }
}
