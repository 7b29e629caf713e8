//! The people the site shows: alumni, testimonials, instructors.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::picture::Picture;

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Alumnus {
    pub name: String,
    /// Where he or she works.
    pub location: String,
    /// The code of that place: "LEMD".
    pub icao_code: String,
    pub image: Picture,
    /// Which part of a photograph must stay visible when it is cropped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub image_position: Option<ImagePosition>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ImagePosition {
    Top,
    Center,
    Bottom,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Testimonial {
    /// The course it is about, by its id. It stands only on that course's page.
    pub course: String,
    pub name: String,
    /// Who says it: course and year, or position.
    pub role: String,
    /// What is said.
    pub comment: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub image: Option<Picture>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Instructor {
    pub name: String,
    pub href: String,
    pub image: Picture,
    /// Where they work and what they are rated for, on the page that says who teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub profile: Option<InstructorProfile>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct InstructorProfile {
    /// The unit, by its location indicator: "LEMD".
    pub icao_code: String,
    /// Where he or she has worked.
    pub unit: String,
    /// "ADC", "APS".
    pub ratings: Vec<String>,
    /// "OJTI", "STDI", or the word for an assessor.
    pub endorsements: Vec<String>,
    /// Years on position.
    pub years: u32,
    /// What they teach here.
    pub teaches: String,
    /// Not a person of the school: the page says so.
    #[serde(default)]
    pub sample: bool,
}

/// A file under `people/`: a list of one kind of person.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PeopleFile<T> {
    /// In the order in which they are shown.
    pub people: Vec<T>,
}
