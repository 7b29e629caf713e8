//! One simulator exercise, told minute by minute with its flight strips.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::Figure;

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Exercise {
    pub title: String,
    pub text: String,
    /// Runway, wind, transition: what is read before the first call.
    pub briefing: Vec<Figure>,
    /// Heading of the strip bay.
    pub bay: String,
    pub strips: Vec<FlightStrip>,
    /// Heading of the position log.
    pub log: String,
    pub minutes: Vec<Minute>,
    pub note: String,
}

/// A progress strip as the student finds it on the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FlightStrip {
    pub callsign: String,
    /// Type and wake category: "A320/M".
    pub aircraft: String,
    pub squawk: String,
    /// "LEMD GCLP"
    pub route: String,
    pub cells: Vec<Figure>,
    pub inbound: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Minute {
    /// "10:04"
    pub time: String,
    pub text: String,
    /// What is said on the frequency or the line.
    #[serde(default)]
    pub calls: Vec<RadioCall>,
    /// What the pencil writes on a strip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RadioCall {
    pub who: String,
    pub says: String,
}
