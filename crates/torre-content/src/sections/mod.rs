//! A page is a list of sections, each of one kind. This file is the list of kinds;
//! the fields of each stand in the module named after what it is about.

pub mod blog;
pub mod campus;
pub mod contact;
pub mod costs;
pub mod course;
pub mod eligibility;
pub mod exercise;
pub mod general;
pub mod hero;
pub mod home;
pub mod people;
pub mod position_log;
pub mod services;
pub mod subscription;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;
use ts_rs::TS;

use crate::nearest::nearest;
use crate::type_faults::TypeFault;

/// The ground a section stands on: control-room dark or chart paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    Ink,
    Paper,
}

/// One block of a page, as React receives it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Section {
    /// Target of `#…` links.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ground: Option<Ground>,
    #[serde(flatten)]
    pub body: SectionBody,
}

/// What every section may carry besides the fields of its kind.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Common {
    id: Option<String>,
    ground: Option<Ground>,
}

/// Why a block of a page file is no section.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {message}")]
pub struct SectionError {
    pub field: String,
    pub message: String,
    /// The words that are wrong, where they are not the field's value.
    pub about: Option<String>,
}

impl Section {
    /// Reads one block of a page file, in one language, with its references resolved.
    pub fn parse(table: &Map<String, Value>) -> Result<Section, SectionError> {
        let mut fields = table.clone();
        let Some(kind) = fields.remove("kind") else {
            return Err(SectionError::new(
                "kind",
                "is missing; expected one of docs/sections.md, such as kind = \"prose\"",
            ));
        };
        let mut common = Map::new();
        for name in ["id", "ground"] {
            if let Some(value) = fields.remove(name) {
                common.insert(name.to_owned(), value);
            }
        }
        let Common { id, ground } = read(Value::Object(common))?;
        let body = SectionBody::parse(kind.as_str().unwrap_or_default(), Value::Object(fields))?;
        Ok(Section { id, ground, body })
    }
}

impl SectionError {
    fn new(field: impl Into<String>, message: impl Into<String>) -> SectionError {
        SectionError { field: field.into(), message: message.into(), about: None }
    }
}

fn read<T: for<'de> Deserialize<'de>>(value: Value) -> Result<T, SectionError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let TypeFault { field, message, about } = TypeFault::new(&error);
        SectionError { field, message, about }
    })
}

fn unknown_kind(kind: &str) -> SectionError {
    let near = nearest(kind, SectionBody::KINDS.iter().copied());
    let near = near.map_or_else(String::new, |near| format!(", perhaps \"{near}\""));
    let message = format!("there is no section \"{kind}\"; expected one of docs/sections.md{near}");
    SectionError::new("kind", message)
}

/// Declares every kind once: its name in content files, and the type of its fields.
macro_rules! sections {
    ($($name:literal => $variant:ident($body:ty)),+ $(,)?) => {
        #[derive(Clone, Debug, Serialize, TS)]
        #[serde(tag = "kind")]
        #[expect(clippy::large_enum_variant, reason = "a few hundred exist, in lists made once")]
        pub enum SectionBody {
            $(#[serde(rename = $name)] $variant($body)),+
        }

        impl SectionBody {
            pub const KINDS: &'static [&'static str] = &[$($name),+];

            pub fn kind(&self) -> &'static str {
                match self { $(SectionBody::$variant(_) => $name),+ }
            }

            /// Every kind with the schema of its fields.
            pub fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
                vec![$(($name, <$body as JsonSchema>::json_schema(generator))),+]
            }

            fn parse(kind: &str, fields: Value) -> Result<SectionBody, SectionError> {
                match kind {
                    $($name => Ok(SectionBody::$variant(read(fields)?)),)+
                    unknown => Err(unknown_kind(unknown)),
                }
            }
        }
    };
}

sections! {
    "about" => About(home::About),
    "accommodation" => Accommodation(campus::AccommodationList),
    "admissions" => Admissions(home::Admissions),
    "alumni" => Alumni(people::AlumniCarousel),
    "blog-list" => BlogList(blog::BlogList),
    "blog-post" => BlogPost(blog::BlogPost),
    "call-notice" => CallNotice(course::CallNotice),
    "call-to-action" => CallToAction(general::CallToAction),
    "campus-blocks" => CampusBlocks(contact::CampusBlocks),
    "card-grid" => CardGrid(general::CardGrid),
    "centres" => Centres(campus::Centres),
    "certified-courses" => CertifiedCourses(services::CertifiedCourses),
    "contact-block" => ContactBlock(contact::ContactBlock),
    "contact-panel" => ContactPanel(contact::ContactPanel),
    "course-board" => CourseBoard(course::CourseBoard),
    "course-details" => CourseDetails(course::CourseDetails),
    "course-hero" => CourseHero(course::CourseHero),
    "course-strips" => CourseStrips(course::CourseStrips),
    "eligibility" => Eligibility(eligibility::EligibilityCheck),
    "exercise" => Exercise(exercise::Exercise),
    "facilities" => Facilities(home::Facilities),
    "faq" => Faq(general::Faq),
    "feature" => Feature(general::Feature),
    "feedback" => Feedback(people::Feedback),
    "figures" => Figures(general::Figures),
    "form-section" => FormSection(contact::FormSection),
    "gallery" => Gallery(campus::Gallery),
    "highlights" => Highlights(campus::Highlights),
    "intake" => Intake(home::Intake),
    "latest-posts" => LatestPosts(blog::LatestPosts),
    "location" => Location(campus::Location),
    "not-found" => NotFound(general::NotFound),
    "page-hero" => PageHero(hero::PageHero),
    "payments" => Payments(costs::Payments),
    "phases" => Phases(course::Phases),
    "policy" => Policy(general::Policy),
    "position-log" => PositionLog(position_log::PositionLog),
    "price-list" => PriceList(costs::PriceList),
    "profession" => Profession(home::Profession),
    "programme-cards" => ProgrammeCards(services::ProgrammeCards),
    "prose" => Prose(general::Prose),
    "radar-hero" => RadarHero(hero::RadarHero),
    "requirements" => Requirements(course::Requirements),
    "route-chart" => RouteChart(course::RouteChart),
    "service-cards" => ServiceCards(services::ServiceCards),
    "services-summary" => ServicesSummary(services::ServicesSummary),
    "subscription-notice" => SubscriptionNotice(subscription::SubscriptionNotice),
    "success" => Success(general::Success),
    "syllabus" => Syllabus(course::Syllabus),
    "teachers" => Teachers(people::Teachers),
    "tell-me" => TellMe(subscription::TellMe),
    "testimonials" => Testimonials(people::Testimonials),
    "training" => Training(home::Training),
    "upcoming-course" => UpcomingCourse(home::UpcomingCourse),
}
