//! Third-party embeds as page data: the form provider's frames and the tags, where they are configured.

use serde::Serialize;
use torre_config::identifier::Identifier;
use torre_config::third_party::{ProviderSettings, TagSettings};
use ts_rs::TS;

/// The form provider's frames, by slot.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ProviderForms {
    /// Messages count only from exactly here.
    pub origin: String,
    pub script: String,
    /// The address of each slot's frame; a slot without one keeps the built-in form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contact: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub services: Option<String>,
}

/// The tags that a visitor is asked about.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Tags {
    pub origin: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub manager: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub analytics: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub conversion: Option<String>,
    /// A choice belongs to one version of the cookie policy.
    pub policy_version: String,
}

impl ProviderForms {
    pub fn new(settings: &ProviderSettings) -> ProviderForms {
        let origin = settings.origin.as_str();
        // Title hidden, transparent, as high as its content: as spec.md's frames were.
        let look = "alignLeft=1&hideTitle=1&transparentBackground=1&dynamicHeight=1";
        let address = |id: &Identifier| format!("{origin}/embed/{id}?{look}");
        ProviderForms {
            script: format!("{origin}/widgets/embed.js"),
            contact: settings.contact.as_ref().map(address),
            services: settings.services.as_ref().map(address),
            origin: origin.to_owned(),
        }
    }
}

impl Tags {
    pub fn new(settings: &TagSettings, policy_version: &str) -> Tags {
        let text = |id: &Option<Identifier>| id.as_ref().map(Identifier::to_string);
        Tags {
            origin: settings.origin.to_string(),
            manager: text(&settings.manager),
            analytics: text(&settings.analytics),
            conversion: text(&settings.conversion),
            policy_version: policy_version.to_owned(),
        }
    }
}
