//! Sections of the page that says what training costs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::Action;
use crate::course::Course;

/// Courses with their prices, and the way to ask where none is given.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PriceList {
    pub title: String,
    pub text: String,
    pub price_label: String,
    /// What stands where the school gives no figure.
    pub by_programme: String,
    pub prices: Vec<CoursePrice>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CoursePrice {
    pub course: Course,
    pub action: Action,
}

/// What is paid for, when and to whom, as a table of an aeronautical publication.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Payments {
    pub title: String,
    pub text: String,
    pub labels: PaymentLabels,
    pub rows: Vec<Payment>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PaymentLabels {
    pub what: String,
    pub when: String,
    pub payee: String,
    pub amount: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Payment {
    pub what: String,
    pub when: String,
    pub payee: String,
    pub amount: String,
}
