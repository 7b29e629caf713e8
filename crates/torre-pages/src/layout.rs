//! Layout data: what surrounds every page, header, navigation and footer.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use torre_base::language::Language;
use torre_config::third_party::ThirdPartySettings;
use torre_content::content::Content;
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
    pub policies: Vec<LayoutLink>,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub soon: Option<String>,
}

const NAVIGATION: [&str; 5] = ["home", "courses", "services", "blog", "contact"];
const SCHOOL_PAGES: [&str; 3] = ["costs", "who-teaches", "selection-round"];
/// The privacy policy first: forms lead to the first one.
const POLICIES: [&str; 3] = ["privacy-policy", "cookie-policy", "legal-notice"];
const TELL_ME: &str = "subscription";

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
        let is_there = |page: &&&str| local.pages.contains_key(**page);
        let links = |pages: &[&str]| pages.iter().filter(is_there).map(|page| link(page)).collect();
        let offers_subscriptions = takes_subscriptions && local.pages.contains_key(TELL_ME);
        Layout {
            school: school.name.clone(),
            legal_name: school.legal_name.clone(),
            tagline: school.tagline.clone(),
            certification: school.certification.clone(),
            home: href("home"),
            contact: href("contact"),
            navigation: links(&NAVIGATION),
            school_pages: links(&SCHOOL_PAGES),
            students: vec![school.virtual_classroom.clone(), school.microsoft365.clone()],
            centres: vec![
                FooterCentre::new(&school.centres.madrid, href("madrid")),
                FooterCentre::new(&school.centres.canarias, href("canarias")),
            ],
            policies: links(&POLICIES),
            tell_me: offers_subscriptions.then(|| link(TELL_ME)),
            agency: school.agency.clone(),
            social: school.social.clone(),
            email_code: STANDARD.encode(&school.email),
            provider: third_party.forms.as_ref().map(ProviderForms::new),
            tags: third_party.tags.as_ref().map(|tags| Tags::new(tags, content.cookie_policy_version())),
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
            soon: centre.soon.clone(),
        }
    }
}
