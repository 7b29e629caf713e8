//! Facts about the school that every page may use: names, centres, phones, external links.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::icon::Icon;

/// `school.toml` in one language.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct School {
    pub name: String,
    pub legal_name: String,
    pub tax_id: String,
    /// Entry in the commercial register, for the legal notice.
    pub register_entry: String,
    pub tagline: String,
    pub certification: String,
    pub group_size: u32,
    pub simulator_share: u32,
    /// Never part of a page before the visitor asks for it (see `torre_pages::layout`), but for the legal notice, where
    /// the law wants it.
    pub email: String,
    /// Where people write about their data; the privacy policy shows it.
    pub privacy_email: String,
    /// How long enquiries are kept: the privacy policy states it, the server keeps to it.
    pub enquiry_months: u32,
    /// How long subscriptions last after they were confirmed, likewise.
    pub subscription_months: u32,
    /// Who assesses language proficiency; the school itself may not.
    pub language_assessor: String,
    pub results: Results,
    pub agency: ExternalLink,
    pub virtual_classroom: ExternalLink,
    pub microsoft365: ExternalLink,
    pub social: Vec<ExternalLink>,
    pub hours: Hours,
    pub intakes: Vec<Intake>,
    pub centres: Centres,
}

/// What the school claims of its students' success.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Results {
    pub passed: SuccessFigure,
    pub success_rate: SuccessFigure,
}

/// A figure is worth what it counts, out of how many and when: none of it may be left out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuccessFigure {
    pub figure: String,
    pub definition: String,
    pub base: String,
    pub year: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hours {
    pub weekdays: String,
    pub weekdays_hours: String,
    pub weekend: String,
    pub weekend_hours: String,
}

/// When initial courses begin, and when to apply for them: first and last month of the year, counted from 1.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Intake {
    pub text: String,
    pub starts: (i8, i8),
    pub applications: (i8, i8),
}

/// A centre, as an edition names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
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

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Centres {
    pub madrid: Centre,
    pub canarias: Centre,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "OutsideLink")]
pub struct ExternalLink {
    pub label: String,
    pub href: String,
}

/// The airports whose charts are drawn on the campus pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "UPPERCASE")]
pub enum Aerodrome {
    Lemd,
    Gclp,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Centre {
    pub id: String,
    pub name: String,
    pub title: String,
    pub aerodrome: Aerodrome,
    pub street: String,
    pub postal_code: String,
    pub city: String,
    pub phone: String,
    /// Address of the map's frame; loaded only when the visitor asks for it.
    pub map_src: String,
    /// Where the same map opens in its own tab.
    pub map_href: String,
    pub description: String,
    pub transport: Vec<Transport>,
    /// "Coming soon", where a centre is not open yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub soon: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Transport {
    pub icon: Icon,
    pub text: String,
}
