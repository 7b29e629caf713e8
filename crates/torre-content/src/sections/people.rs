//! Sections that show people.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::people::{Alumnus, Instructor, InstructorProfile, Testimonial};
use crate::picture::Picture;

/// Where those who learned here work now, one after the other.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AlumniCarousel {
    pub title: String,
    pub text: String,
    /// `"@people/alumni"`
    pub alumni: Vec<Alumnus>,
}

/// What students say.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Testimonials {
    pub title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
    pub items: Vec<Testimonial>,
}

/// What instructors say.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Feedback {
    pub title: String,
    pub text: String,
    /// `"@people/instructors"`
    pub instructors: Vec<Instructor>,
}

/// Who teaches: those of `people/instructors.toml` that have a profile.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Teachers {
    pub title: String,
    pub text: String,
    /// The heads of the entries.
    pub labels: TeacherLabels,
    /// `"@people/instructors"`
    pub instructors: Vec<Teacher>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TeacherLabels {
    /// Head of the ratings.
    pub ratings: String,
    /// Head of the endorsements.
    pub endorsements: String,
    /// Head of the years of work.
    pub years: String,
    /// Head of what is taught.
    pub teaches: String,
    /// Stands on a profile that is nobody's.
    pub sample: String,
}

/// An instructor without the form that students fill in about them, which is nobody else's.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Teacher {
    pub name: String,
    #[serde(default, skip_serializing)]
    #[ts(skip)]
    pub href: String,
    pub image: Picture,
    /// What he or she is licensed for and has done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub profile: Option<InstructorProfile>,
}
