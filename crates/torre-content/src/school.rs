//! Facts about the school that every page may use: names, centres, phones, external links.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::icon::Icon;
use crate::office_hours::{CentreTimeZone, Hours};

/// `school.toml` in one language.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct School {
    pub name: String,
    /// The company behind the name.
    pub legal_name: String,
    /// Its tax number.
    pub tax_id: String,
    /// Entry in the commercial register, for the legal notice.
    pub register_entry: String,
    /// What stands under the name.
    pub tagline: String,
    /// Number of the certificate.
    pub certification: String,
    /// How many learn together at most.
    pub group_size: u32,
    /// How many of a hundred hours are in the simulator.
    pub simulator_share: u32,
    /// Hours in the simulator of the whole initial training: at least.
    pub simulator_hours: u32,
    /// Exercises written for it: at least.
    pub scenarios: u32,
    /// Where the four figures above come from, and of which year they are.
    pub figures_source: String,
    /// What controllers earn.
    pub pay: Pay,
    /// The school's address. Pages show it when a visitor asks for it, away from robots; the legal notice always does,
    /// as the law wants it.
    pub email: String,
    /// Where people write about their data; the privacy policy shows it.
    pub privacy_email: String,
    /// How long enquiries are kept: the privacy policy states it, the server keeps to it.
    pub enquiry_months: u32,
    /// How long subscriptions last after they were confirmed, likewise.
    pub subscription_months: u32,
    /// Who assesses language proficiency; the school itself may not.
    pub language_assessor: String,
    /// None: nothing is claimed that cannot be proved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Results>,
    /// The agency that certifies it.
    pub agency: ExternalLink,
    /// Where students learn online.
    pub virtual_classroom: ExternalLink,
    /// Students' mail and files.
    pub microsoft365: ExternalLink,
    /// Profiles on other sites.
    #[serde(default)]
    pub social: Vec<ExternalLink>,
    /// When somebody answers.
    pub hours: Hours,
    /// Periods of the year in which initial courses begin.
    pub intakes: Vec<Intake>,
    /// The centres.
    pub centres: Centres,
}

/// Gross pay of controllers a year, as a guide.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    /// What beginners earn.
    pub entry: String,
    /// The lower end.
    pub from: String,
    /// The upper end.
    pub to: String,
    /// Where the figures come from, and of which year they are.
    pub source: String,
}

/// What the school claims of its students' success.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Results {
    /// How many passed.
    pub passed: SuccessFigure,
    /// The share of passes.
    pub success_rate: SuccessFigure,
}

/// A figure is worth what it counts, out of how many and when: none of it may be left out.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SuccessFigure {
    /// The figure.
    pub figure: String,
    /// What it counts.
    pub definition: String,
    /// Out of how many.
    pub base: String,
    /// Of which year.
    pub year: String,
}

/// When initial courses begin, and when to apply for them: first and last month of the year, counted from 1.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Intake {
    /// When courses begin and when to apply, in words.
    pub text: String,
    /// First and last month in which courses begin: `[9, 10]`.
    pub starts: (i8, i8),
    /// First and last month in which to apply: `[5, 7]`.
    pub applications: (i8, i8),
}

/// A centre, as an edition names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CentreId {
    Madrid,
    Canarias,
}

impl Centres {
    pub fn get(&self, id: CentreId) -> &Centre {
        match id {
            CentreId::Madrid => &self.madrid,
            CentreId::Canarias => &self.canarias,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Centres {
    /// The centre in Madrid.
    pub madrid: Centre,
    /// The centre in the Canaries.
    pub canarias: Centre,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[ts(rename = "OutsideLink")]
pub struct ExternalLink {
    pub label: String,
    pub href: String,
}

/// The airports whose charts are drawn on the campus pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum Aerodrome {
    Lemd,
    Gclp,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Centre {
    /// Its name in addresses: "madrid".
    pub id: String,
    pub name: String,
    pub title: String,
    /// The airport whose chart is drawn.
    pub aerodrome: Aerodrome,
    /// Street and number.
    pub street: String,
    /// Postal code.
    pub postal_code: String,
    /// Town.
    pub city: String,
    pub phone: String,
    /// Which clock it goes by.
    pub time_zone: CentreTimeZone,
    /// The number is a sample, on an address where somebody might call it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    #[schemars(skip)]
    pub no_calls: bool,
    /// Address of the map's frame; loaded only when the visitor asks for it.
    pub map_src: String,
    /// Where the same map opens in its own tab.
    pub map_href: String,
    pub description: String,
    /// How to get there.
    pub transport: Vec<Transport>,
    /// "Coming soon", where a centre is not open yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub soon: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Transport {
    pub icon: Icon,
    /// How one gets there, by which means.
    pub text: String,
}
