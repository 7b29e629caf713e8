//! An edition of a course, and its state on a given day. A person says only what the clock cannot know.

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::editions::start::Start;
use crate::editions::window::ApplicationWindow;
use crate::school::CentreId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    pub start: Start,
    pub centre: CentreId,
    pub seats: Option<u32>,
    pub applications: Option<ApplicationWindow>,
    pub stated: Option<StatedState>,
}

/// What only a person knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StatedState {
    LastPlaces,
    Full,
    Cancelled,
}

/// Whether one can apply for an edition that has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EditionState {
    NotYetOpen,
    Open,
    LastPlaces,
    Full,
    Closed,
}

impl EditionState {
    pub fn takes_applications(self) -> bool {
        matches!(self, EditionState::Open | EditionState::LastPlaces)
    }
}

impl Edition {
    /// What has begun is over, whatever was written.
    pub fn is_to_come(&self, today: Date) -> bool {
        today < self.start.first_day() && self.stated != Some(StatedState::Cancelled)
    }

    pub fn has_begun(&self, today: Date) -> bool {
        self.start.first_day() <= today && self.stated != Some(StatedState::Cancelled)
    }

    /// Of an edition that has not begun.
    pub fn state(&self, today: Date) -> EditionState {
        match (self.stated, self.applications) {
            (Some(StatedState::Full | StatedState::Cancelled), _) => EditionState::Full,
            (_, Some(window)) if today < window.opens => EditionState::NotYetOpen,
            (_, Some(window)) if today > window.closes => EditionState::Closed,
            (Some(StatedState::LastPlaces), _) => EditionState::LastPlaces,
            (None, _) => EditionState::Open,
        }
    }

    /// The days on which something about it changes.
    pub fn changes(&self) -> impl Iterator<Item = Date> {
        let window = self.applications.map(|window| [window.opens, window.after()]);
        window.into_iter().flatten().chain([self.start.first_day()])
    }
}
