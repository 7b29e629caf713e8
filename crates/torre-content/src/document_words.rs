//! Labels of generated documents (`documents.toml`): what is shared, printed and put into calendars.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::dates::Month;

/// The file in one language. Strict: a label that is missing or misspelt is an error, not an empty place on paper.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DocumentWords {
    /// The month on the documents: change it when they change.
    pub edition: Month,
    /// Before that month.
    pub edition_label: String,
    /// Words of share images.
    pub share: ShareWords,
    /// Words of a course's programme.
    pub programme: ProgrammeWords,
    /// Words of the school's brochure.
    pub brochure: BrochureWords,
    /// Words of how to get in touch.
    pub contact: ContactWords,
    /// Words of calendar entries.
    pub calendar: CalendarWords,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ShareWords {
    /// What stands above the title of a course.
    pub course: String,
    /// What stands above the title of a post.
    pub post: String,
    /// What the image shows, for those who do not see it.
    pub alt: String,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProgrammeWords {
    /// What the document is, above its title.
    pub kind: String,
    /// The beginning of the name a browser saves the file under.
    pub file: String,
    /// Heading of the facts.
    pub facts: String,
    /// Before the number of a phase.
    pub phase: String,
    /// How to apply.
    pub apply: String,
    /// Label of the place.
    pub place: String,
    /// Stands where no edition is known.
    pub soon: String,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BrochureWords {
    /// What the document is, above its title.
    pub kind: String,
    /// The name of the file, without its ending.
    pub file: String,
    /// Heading of the courses.
    pub courses: String,
    /// Heading of the services.
    pub services: String,
    /// Label of the group size.
    pub group_size: String,
    /// Label of the share of hours in the simulator.
    pub simulator_share: String,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContactWords {
    pub title: String,
    /// Label of the phone.
    pub phone: String,
    /// Label of the e-mail.
    pub email: String,
    /// Label of the site.
    pub web: String,
    /// Label of the address.
    pub address: String,
    /// Label of the opening hours.
    pub hours: String,
    /// What the school is certified as.
    pub certified: String,
    /// Number of the page.
    pub page: String,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CalendarWords {
    /// Name of the entry of a month in which a course begins.
    pub starts: String,
    /// What that entry says.
    pub starts_text: String,
    /// Name of the entry of a day on which a course begins.
    pub starts_on: String,
    /// What that entry says.
    pub starts_on_text: String,
    /// Name of the entry of the days to apply.
    pub apply: String,
    /// What that entry says.
    pub apply_text: String,
    /// The name of the file, without its ending.
    pub file: String,
}
