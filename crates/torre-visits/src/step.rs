//! Steps: what a visitor did on a page that the school wants to know of.

use serde::Deserialize;
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    ExerciseStarted,
    ExerciseFinished,
    /// The eligibility page gave its answer.
    EligibilityAnswered,
    /// A PDF was opened or saved.
    Document,
    /// A telephone number was pressed.
    Call,
    /// A form was sent and taken.
    Form,
}

impl Step {
    pub fn code(self) -> &'static str {
        match self {
            Step::ExerciseStarted => "exercise-started",
            Step::ExerciseFinished => "exercise-finished",
            Step::EligibilityAnswered => "eligibility-answered",
            Step::Document => "document",
            Step::Call => "call",
            Step::Form => "form",
        }
    }
}
