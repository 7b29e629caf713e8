//! Third-party settings: the form provider's frames and the tags. All of it is off by default.

use crate::env::Env;
use crate::identifier::{Identifier, IdentifierKind};
use crate::origin::Origin;

const PROVIDER: &str = "https://tally.so";
const TAGS: &str = "https://www.googletagmanager.com";

#[derive(Clone, Debug, Default)]
pub struct ThirdPartySettings {
    pub forms: Option<ProviderSettings>,
    pub tags: Option<TagSettings>,
}

/// Which slots hold the form provider's frame instead of the built-in form; at least one.
#[derive(Clone, Debug)]
pub struct ProviderSettings {
    /// `TORRE_TALLY_URL`: where the provider's script and frames come from.
    pub origin: Origin,
    /// `TORRE_TALLY_CONTACT_FORM`.
    pub contact: Option<Identifier>,
    /// `TORRE_TALLY_SERVICES_FORM`.
    pub services: Option<Identifier>,
}

/// What is loaded after a visitor's yes; at least one tag.
#[derive(Clone, Debug)]
pub struct TagSettings {
    /// `TORRE_TAGS_URL`: where the tags' scripts come from.
    pub origin: Origin,
    /// `TORRE_TAG_MANAGER_ID`: `GTM-…`.
    pub manager: Option<Identifier>,
    /// `TORRE_ANALYTICS_ID`: `G-…`.
    pub analytics: Option<Identifier>,
    /// `TORRE_CONVERSION`: `AW-…/label`, the advertising conversion that a submission counts as.
    pub conversion: Option<Identifier>,
    /// `TORRE_TAG_HOSTS`: further servers that tags inside the container load from and send to.
    pub hosts: Vec<Origin>,
}

impl TagSettings {
    /// A server of our own that stands in for Google's keeps what it is sent: Google's hosts stay closed.
    pub fn is_google(&self) -> bool {
        self.origin.as_str() == TAGS
    }
}

impl ThirdPartySettings {
    pub(crate) fn read(env: &mut Env<'_>) -> ThirdPartySettings {
        ThirdPartySettings { forms: provider(env), tags: tags(env) }
    }
}

fn provider(env: &mut Env<'_>) -> Option<ProviderSettings> {
    let origin = origin(env, "TORRE_TALLY_URL", PROVIDER);
    let contact = identifier(env, "TORRE_TALLY_CONTACT_FORM", IdentifierKind::Form);
    let services = identifier(env, "TORRE_TALLY_SERVICES_FORM", IdentifierKind::Form);
    (contact.is_some() || services.is_some()).then_some(ProviderSettings {
        origin: origin?,
        contact,
        services,
    })
}

fn tags(env: &mut Env<'_>) -> Option<TagSettings> {
    let origin = origin(env, "TORRE_TAGS_URL", TAGS);
    let manager = identifier(env, "TORRE_TAG_MANAGER_ID", IdentifierKind::TagManager);
    let analytics = identifier(env, "TORRE_ANALYTICS_ID", IdentifierKind::Analytics);
    let conversion = identifier(env, "TORRE_CONVERSION", IdentifierKind::Conversion);
    let hosts = hosts(env, "TORRE_TAG_HOSTS");
    let any = manager.is_some() || analytics.is_some() || conversion.is_some();
    any.then_some(TagSettings { origin: origin?, manager, analytics, conversion, hosts })
}

const ORIGIN: &str =
    "https://host or https://host:port, without a path (http:// only for 127.0.0.1 and localhost)";

fn origin(env: &mut Env<'_>, name: &str, default: &str) -> Option<Origin> {
    let text = env.text(name).unwrap_or_else(|| default.to_owned());
    let origin = Origin::parse(&text);
    if origin.is_none() {
        env.error(name, format!("\"{text}\" cannot be read; expected {ORIGIN}"));
    }
    origin
}

fn hosts(env: &mut Env<'_>, name: &str) -> Vec<Origin> {
    let text = env.text(name).unwrap_or_default();
    let mut found = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match Origin::parse(part) {
            Some(origin) => found.push(origin),
            None => env.error(name, format!("\"{part}\" cannot be read; expected {ORIGIN}")),
        }
    }
    found
}

fn identifier(env: &mut Env<'_>, name: &str, kind: IdentifierKind) -> Option<Identifier> {
    let text = env.text(name)?;
    let identifier = Identifier::parse(&text, kind);
    if identifier.is_none() {
        env.error(name, format!("\"{text}\" cannot be read; expected {}", kind.example()));
    }
    identifier
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    fn read(settings: &[(&str, &str)]) -> Result<ThirdPartySettings, String> {
        let lookup =
            |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Config::read(&lookup).map(|config| config.third_party).map_err(|errors| errors.to_string())
    }

    #[test]
    fn nothing_comes_from_outside_by_default() {
        let third_party = read(&[]).unwrap();
        assert!(third_party.forms.is_none() && third_party.tags.is_none());
        // Where things would come from does not switch them on.
        let addresses =
            [("TORRE_TALLY_URL", "https://forms.example"), ("TORRE_TAGS_URL", "https://t.example")];
        let third_party = read(&addresses).unwrap();
        assert!(third_party.forms.is_none() && third_party.tags.is_none());
    }

    #[test]
    fn a_slot_and_a_tag_are_switched_on_by_themselves() {
        let forms = read(&[("TORRE_TALLY_SERVICES_FORM", "mRoDv3")]).unwrap().forms.unwrap();
        assert_eq!(forms.origin.as_str(), "https://tally.so");
        assert_eq!((forms.contact, forms.services.unwrap().as_str()), (None, "mRoDv3"));
        let tags = read(&[("TORRE_CONVERSION", "AW-123456789/AbC-D_efG")]).unwrap().tags.unwrap();
        assert!(tags.is_google() && tags.manager.is_none());
        assert_eq!(tags.conversion.unwrap().as_str(), "AW-123456789/AbC-D_efG");
    }

    #[test]
    fn wrong_values_are_refused_together_and_by_name() {
        let wrong = [
            ("TORRE_TALLY_URL", "https://tally.so/embed"),
            ("TORRE_TALLY_CONTACT_FORM", "https://tally.so/r/mRoDv3"),
            ("TORRE_TALLY_SERVICES_FORM", "../x"),
            ("TORRE_TAG_MANAGER_ID", "G-ABCDEF1234"),
            ("TORRE_ANALYTICS_ID", "UA-12345-1"),
            ("TORRE_CONVERSION", "AW-123456789"),
            ("TORRE_TAGS_URL", "http://tags.example"),
            ("TORRE_TAG_HOSTS", "https://a.example, b.example"),
        ];
        let message = read(&wrong).unwrap_err();
        for (name, value) in wrong {
            assert!(message.contains(name), "{name}={value}: {message}");
        }
        assert!(message.contains("\"b.example\"") && !message.contains("\"https://a.example\""), "{message}");
    }
}
