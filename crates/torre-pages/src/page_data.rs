//! Page data: what React receives to show a page, the same on the server, in the HTML and over `/api/pages`.

use std::collections::BTreeMap;

use serde::Serialize;
use torre_base::language::Language;
use torre_base::routes::Addresses;
use torre_content::sections::Section;
use ts_rs::TS;

use crate::breadcrumb::Crumb;
use crate::head::Head;
use crate::layout::Layout;

/// Stands in the rendered not-found page where the requested path goes.
pub const REQUESTED_PATH: &str = "TORRE-REQUESTED-PATH";

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PageData {
    pub id: String,
    pub language: Language,
    /// The page's main address in each language; none where there is no such page.
    pub addresses: Option<PageAddresses>,
    /// Left out of the HTML, which has it as tags.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub head: Option<Head>,
    /// The scripts that show its sections, so that a browser inside the site asks for all of them at once. Left out of
    /// the HTML like the head.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub scripts: Option<Vec<String>>,
    #[serde(rename = "frame")]
    pub layout: Layout,
    #[ts(type = "Record<import(\"./TextKey\").TextKey, string>")]
    pub text: BTreeMap<String, String>,
    pub breadcrumb: Vec<Crumb>,
    pub sections: Vec<Section>,
    /// Only where the site is served as files.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub exported: Option<Exported>,
    /// Only on the not-found page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub requested_path: Option<String>,
    /// Its views are counted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub is_counted: bool,
    /// Only where a form without JavaScript comes back to its page.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub form_state: Option<FormState>,
}

/// The site as files: links load pages, and nothing is asked of the host but files.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Exported {
    /// Where enquiries go; empty for the host itself.
    pub server: String,
}

/// A form as it was sent: what was typed, what is wrong with it.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FormState {
    /// Which form: `message`, `contact` or `services`.
    pub form: String,
    /// Where in its page it stood, when the page has several: the fragment of its address.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
    /// By the names the fields have in `POST /api/leads`.
    pub values: BTreeMap<String, String>,
    /// One sentence a field, in the page's language.
    pub errors: BTreeMap<String, String>,
    /// About the form as a whole.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub message: Option<String>,
}

#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PageAddresses {
    pub es: String,
    pub en: String,
    /// The language changes without a new address.
    pub in_place: bool,
    /// Every address under which this page stands in the language of this data.
    pub spoken: Vec<String>,
}

impl PageAddresses {
    pub(crate) fn new(addresses: &Addresses, language: Language) -> PageAddresses {
        let spoken =
            if language == Language::Es || addresses.in_place() { &addresses.es } else { &addresses.en };
        PageAddresses {
            spoken: spoken.clone(),
            es: addresses.main(Language::Es),
            en: addresses.main(Language::En),
            in_place: addresses.in_place(),
        }
    }
}

pub fn kinds(sections: &[Section]) -> Vec<&str> {
    sections.iter().map(|section| section.body.kind()).collect()
}
