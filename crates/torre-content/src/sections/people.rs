//! Sections that show people.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::people::{Alumnus, Instructor, Testimonial};

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AlumniCarousel {
    pub title: String,
    pub text: String,
    pub alumni: Vec<Alumnus>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Testimonials {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub items: Vec<Testimonial>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Feedback {
    pub title: String,
    pub text: String,
    pub instructors: Vec<Instructor>,
}
