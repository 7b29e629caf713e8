//! The page that answers whether somebody can become a controller.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::eligibility::rules::Eligibility;

/// Questions and their answer, which need JavaScript, and the rules as a table, which does not.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EligibilityCheck {
    pub title: String,
    pub text: String,
    /// `"@eligibility"`
    pub eligibility: Eligibility,
    /// The words around the questions and the answer.
    pub words: EligibilityWords,
    /// What stands above the table of rules.
    pub rules: RulesHeading,
}

/// Stands above the table of rules.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RulesHeading {
    /// Target of `#…` links.
    pub id: String,
    pub title: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EligibilityWords {
    /// Before the number of questions without an answer.
    pub remaining: String,
    /// The button that begins anew.
    pub again: String,
    /// Heading of the answer.
    pub answer: String,
    /// Heading of what is met.
    pub met: String,
    /// Heading of what is missing.
    pub missing: String,
    /// Stands there where nothing is missing.
    pub nothing_missing: String,
    /// Heading of what nobody knows yet.
    pub pending: String,
    /// Heading of the course that fits, and of the others.
    pub course: String,
    /// Heading of the other courses.
    pub also: String,
    /// Heads of the table.
    pub requirement: String,
    /// Before the month in which a rule was reviewed.
    pub review_label: String,
    /// Stands where somebody asks for nothing that was read.
    pub not_stated: String,
}
