//! One simulator exercise, told minute by minute with its flight strips.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::Figure;

/// One exercise in the simulator, minute by minute.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PositionLog {
    pub title: String,
    pub text: String,
    /// Runway, wind, transition: what is read before the first call.
    pub briefing: Vec<Figure>,
    /// Heading of the strip bay.
    pub bay: String,
    /// The flight strips of the exercise, in order.
    pub strips: Vec<FlightStrip>,
    /// Heading of the position log.
    pub log: String,
    /// What happens, minute by minute.
    pub minutes: Vec<Minute>,
    /// What stands under it in small type.
    pub note: String,
}

/// A progress strip as the student finds it on the board.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FlightStrip {
    /// "IBE3214"
    pub callsign: String,
    /// Type and wake category: "A320/M".
    pub aircraft: String,
    /// The code on the transponder.
    pub squawk: String,
    /// "LEMD GCLP"
    pub route: String,
    /// What else stands on the strip.
    pub cells: Vec<Figure>,
    /// Whether it comes in.
    pub inbound: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Minute {
    /// "10:04"
    pub time: String,
    /// What happens.
    pub text: String,
    /// What is said on the frequency or the line.
    #[serde(default)]
    pub calls: Vec<RadioCall>,
    /// What the pencil writes on a strip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RadioCall {
    /// Who speaks.
    pub who: String,
    /// What is said.
    pub says: String,
}
