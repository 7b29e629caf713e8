//! Sections that show people.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::people::{Alumnus, Instructor, InstructorProfile, Testimonial};
use crate::picture::Picture;

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

/// Who teaches: those of `people/instructors.toml` that have a profile.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Teachers {
    pub title: String,
    pub text: String,
    pub labels: TeacherLabels,
    pub instructors: Vec<Teacher>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TeacherLabels {
    pub ratings: String,
    pub endorsements: String,
    pub years: String,
    pub teaches: String,
    /// Stands on a profile that is nobody's.
    pub sample: String,
}

/// An instructor without the form that students fill in about them, which is nobody else's.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Teacher {
    pub name: String,
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub href: String,
    pub image: Picture,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub profile: Option<InstructorProfile>,
}
