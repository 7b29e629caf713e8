//! Settings of what comes from outside: the form provider's frames and the tags. All of it is off by default.

use std::fmt;

use crate::Origin;
use crate::env::Env;

const PROVIDER: &str = "https://tally.so";
const TAGS: &str = "https://www.googletagmanager.com";

#[derive(Clone, Debug, Default)]
pub struct OutsideSettings {
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

/// A name that somebody else gave: letters, digits and the marks of its kind, so that it means nothing in an
/// address or a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identifier(String);

impl Identifier {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Identifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl OutsideSettings {
    pub(super) fn read(env: &mut Env<'_>) -> OutsideSettings {
        OutsideSettings { forms: provider(env), tags: tags(env) }
    }
}

fn provider(env: &mut Env<'_>) -> Option<ProviderSettings> {
    let origin = origin(env, "TORRE_TALLY_URL", PROVIDER);
    let contact = identifier(env, "TORRE_TALLY_CONTACT_FORM", is_form, "the form's id, such as mRoDv3");
    let services = identifier(env, "TORRE_TALLY_SERVICES_FORM", is_form, "the form's id, such as mRoDv3");
    (contact.is_some() || services.is_some()).then_some(ProviderSettings {
        origin: origin?,
        contact,
        services,
    })
}

fn tags(env: &mut Env<'_>) -> Option<TagSettings> {
    let origin = origin(env, "TORRE_TAGS_URL", TAGS);
    let manager = identifier(env, "TORRE_TAG_MANAGER_ID", is_manager, "GTM-XXXXXXX");
    let analytics = identifier(env, "TORRE_ANALYTICS_ID", is_analytics, "G-XXXXXXXXXX");
    let conversion = identifier(env, "TORRE_CONVERSION", is_conversion, "AW-123456789/label");
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
        env.fault(format!("{name}: \"{text}\" cannot be read; expected {ORIGIN}"));
    }
    origin
}

fn hosts(env: &mut Env<'_>, name: &str) -> Vec<Origin> {
    let text = env.text(name).unwrap_or_default();
    let mut found = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        match Origin::parse(part) {
            Some(origin) => found.push(origin),
            None => env.fault(format!("{name}: \"{part}\" cannot be read; expected {ORIGIN}")),
        }
    }
    found
}

fn identifier(
    env: &mut Env<'_>,
    name: &str,
    is_known: fn(&str) -> bool,
    expected: &str,
) -> Option<Identifier> {
    let text = env.text(name)?;
    if is_known(&text) {
        return Some(Identifier(text));
    }
    env.fault(format!("{name}: \"{text}\" cannot be read; expected {expected}"));
    None
}

fn is_form(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn is_manager(text: &str) -> bool {
    text.strip_prefix("GTM-").is_some_and(is_code)
}

fn is_analytics(text: &str) -> bool {
    text.strip_prefix("G-").is_some_and(is_code)
}

fn is_code(text: &str) -> bool {
    let known = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    (4..=14).contains(&text.len()) && text.bytes().all(known)
}

fn is_conversion(text: &str) -> bool {
    let Some((account, label)) = text.strip_prefix("AW-").and_then(|text| text.split_once('/')) else {
        return false;
    };
    let is_account = (6..=14).contains(&account.len()) && account.bytes().all(|byte| byte.is_ascii_digit());
    let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    is_account && (4..=60).contains(&label.len()) && label.bytes().all(known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    fn read(settings: &[(&str, &str)]) -> Result<OutsideSettings, String> {
        let lookup =
            |name: &str| settings.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Config::read(&lookup).map(|config| config.outside).map_err(|faults| faults.to_string())
    }

    #[test]
    fn nothing_comes_from_outside_by_default() {
        let outside = read(&[]).unwrap();
        assert!(outside.forms.is_none() && outside.tags.is_none());
        // Where things would come from does not switch them on.
        let addresses =
            [("TORRE_TALLY_URL", "https://forms.example"), ("TORRE_TAGS_URL", "https://t.example")];
        let outside = read(&addresses).unwrap();
        assert!(outside.forms.is_none() && outside.tags.is_none());
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
