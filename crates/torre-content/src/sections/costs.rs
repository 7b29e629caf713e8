//! Sections of the page that says what training costs.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::course::{Course, without_phases};

/// Courses with their prices, and the way to ask where none is given.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceList {
    pub title: String,
    pub text: String,
    /// Before each price.
    pub price_label: String,
    /// What stands where the school gives no figure.
    pub by_programme: String,
    /// Courses with their prices, in order.
    pub prices: Vec<CoursePrice>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CoursePrice {
    #[serde(deserialize_with = "without_phases")]
    pub course: Course,
    pub action: Action,
}

/// What is paid for, when and to whom, as a table of an aeronautical publication.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Payments {
    pub title: String,
    pub text: String,
    /// The heads of the table.
    pub labels: PaymentLabels,
    /// What is paid, in order of time.
    pub rows: Vec<Payment>,
    /// What stands under the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PaymentLabels {
    /// Head of what is paid.
    pub what: String,
    /// Head of when.
    pub when: String,
    /// Head of to whom.
    pub payee: String,
    /// Head of how much.
    pub amount: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Payment {
    /// What is paid.
    pub what: String,
    /// When it is due.
    pub when: String,
    /// To whom.
    pub payee: String,
    /// How much.
    pub amount: String,
}
