//! Layout data: what surrounds every page, header, navigation and footer.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use torre_base::language::Language;
use torre_base::routes::PageId;
use torre_config::third_party::ThirdPartySettings;
use torre_content::content::Content;
use torre_content::office_hours::{CentreTimeZone, ClosedDays, Hours};
use torre_content::school::{Centre, ExternalLink};
use ts_rs::TS;

use crate::third_party::{ProviderForms, Tags};

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "Frame")]
pub struct Layout {
    pub school: String,
    /// Who answers for the visitors' data, by law.
    pub legal_name: String,
    pub tagline: String,
    pub certification: String,
    pub home: String,
    pub contact: String,
    pub navigation: Vec<LayoutLink>,
    /// Pages that the footer leads to besides those of the main menu.
    pub school_pages: Vec<LayoutLink>,
    pub students: Vec<ExternalLink>,
    pub centres: Vec<FooterCentre>,
    pub hours: OfficeHours,
    /// What a strip is headed with, by course: a form's strip shows that of the course it is about.
    pub course_codes: BTreeMap<String, String>,
    pub policies: Vec<LayoutLink>,
    /// Of the privacy policy: what a visitor who waits for a connection has agreed to.
    pub policy_version: String,
    /// Where somebody can ask to be told of something; only where mail can be sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tell_me: Option<LayoutLink>,
    pub agency: ExternalLink,
    pub social: Vec<ExternalLink>,
    /// The e-mail address in base64: it stands in no page before a visitor asks for it.
    pub email_code: String,
    /// Only where a slot holds the form provider's frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub provider: Option<ProviderForms>,
    /// Only where a tag is configured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tags: Option<Tags>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "FrameLink")]
pub struct LayoutLink {
    pub page: String,
    pub label: String,
    pub href: String,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FooterCentre {
    pub name: String,
    pub href: String,
    pub street: String,
    pub city: String,
    pub phone: String,
    pub time_zone: CentreTimeZone,
    /// The number is a sample, on an address where somebody might call it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub no_calls: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub soon: Option<String>,
}

/// When somebody answers, from Monday to Friday by each centre's clock: the browser knows what time it is.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OfficeHours {
    pub days: String,
    pub opens: String,
    pub closes: String,
    #[ts(as = "Vec<String>")]
    pub closed: ClosedDays,
}

impl Layout {
    pub fn new(
        content: &Content,
        language: Language,
        third_party: &ThirdPartySettings,
        takes_subscriptions: bool,
    ) -> Layout {
        let local = content.local(language);
        let school = &local.school;
        let href = |page: &str| content.routes.href(page, language);
        let link = |page: &str| LayoutLink {
            page: page.to_owned(),
            label: local.pages.get(page).map(|page| page.name.clone()).unwrap_or_default(),
            href: href(page),
        };
        // A page of samples alone is not there where samples are hidden.
        let is_there = |page: &&PageId| local.pages.contains_key(*page);
        let links = |pages: &[PageId]| pages.iter().filter(is_there).map(|page| link(page)).collect();
        let menu = &local.menu;
        Layout {
            school: school.name.clone(),
            legal_name: school.legal_name.clone(),
            tagline: school.tagline.clone(),
            certification: school.certification.clone(),
            home: href("home"),
            contact: href("contact"),
            navigation: links(&menu.menu),
            school_pages: links(&menu.footer),
            students: vec![school.virtual_classroom.clone(), school.microsoft365.clone()],
            centres: vec![
                FooterCentre::new(&school.centres.madrid, href("madrid")),
                FooterCentre::new(&school.centres.canarias, href("canarias")),
            ],
            hours: OfficeHours::new(&school.hours),
            course_codes: local
                .courses
                .values()
                .map(|course| (course.id.clone(), course.code.clone()))
                .collect(),
            policies: links(&menu.policies),
            policy_version: content.policy_version().to_owned(),
            tell_me: menu
                .tell_me
                .as_ref()
                .filter(|page| takes_subscriptions && is_there(page))
                .map(|page| link(page)),
            agency: school.agency.clone(),
            social: school.social.clone(),
            email_code: STANDARD.encode(&school.email),
            provider: third_party.forms.as_ref().map(ProviderForms::new),
            tags: third_party.tags.as_ref().map(|tags| Tags::new(tags, content.cookie_policy_version())),
        }
    }
}

impl OfficeHours {
    fn new(hours: &Hours) -> OfficeHours {
        OfficeHours {
            days: hours.weekdays.clone(),
            opens: hours.weekdays_hours.opens.clone(),
            closes: hours.weekdays_hours.closes.clone(),
            closed: hours.closed.clone(),
        }
    }
}

impl FooterCentre {
    fn new(centre: &Centre, href: String) -> FooterCentre {
        FooterCentre {
            name: centre.name.clone(),
            href,
            street: centre.street.clone(),
            city: format!("{} {}", centre.postal_code, centre.city),
            phone: centre.phone.clone(),
            time_zone: centre.time_zone,
            no_calls: centre.no_calls,
            soon: centre.soon.clone(),
        }
    }
}
