//! The exercise that a visitor plays at a radar position. The words of the game itself stand in `text.toml` under
//! `exercise`; here is what surrounds it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;

/// The exercise at a radar position that a visitor plays, with an example of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Exercise {
    pub title: String,
    pub text: String,
    /// What the visitor should know before the first call, one rule an item.
    pub rules: Vec<String>,
    /// A drawn conflict with its solution, for those without JavaScript.
    pub example: ExerciseExample,
    /// The way on.
    pub after: AfterExercise,
}

/// A drawn conflict with its solution: all there is without JavaScript.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ExerciseExample {
    pub title: String,
    pub text: String,
    /// What is said on the frequency, in order.
    pub calls: Vec<String>,
    /// How it ends.
    pub result: String,
}

/// The way on: what this work is called, and the course that teaches it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AfterExercise {
    pub title: String,
    pub text: String,
    pub actions: Vec<Action>,
}
