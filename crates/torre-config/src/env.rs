//! Environment variables read one by one; every error is collected for one message.

use std::cell::RefCell;
use std::net::{IpAddr, SocketAddr};

use ipnet::IpNet;

use crate::error::{ConfigError, SettingError};
use crate::secret::Secret;
use crate::unknown::KnownSettings;

pub(crate) struct Env<'a> {
    lookup: &'a dyn Fn(&str) -> Option<String>,
    errors: Vec<SettingError>,
    /// What was asked for: there are no other settings.
    known: RefCell<KnownSettings>,
}

impl<'a> Env<'a> {
    pub(crate) fn new(lookup: &'a dyn Fn(&str) -> Option<String>) -> Env<'a> {
        Env { lookup, errors: Vec::new(), known: RefCell::default() }
    }

    /// The configuration, unless a setting of it could not be read.
    pub(crate) fn finish<T>(self, config: T) -> Result<T, ConfigError> {
        if self.errors.is_empty() { Ok(config) } else { Err(ConfigError(self.errors)) }
    }

    pub(crate) fn error(&mut self, name: &str, problem: impl Into<String>) {
        self.errors.push(SettingError { name: name.to_owned(), problem: problem.into() });
    }

    pub(crate) fn add_errors(&mut self, errors: &[SettingError]) {
        self.errors.extend_from_slice(errors);
    }

    /// Adds to each error where its setting stands.
    pub(crate) fn say_where(&mut self, place: impl Fn(&str) -> Option<String>) {
        for error in &mut self.errors {
            if let Some(place) = place(&error.name) {
                error.problem = format!("{} {place}", error.problem);
            }
        }
    }

    pub(crate) fn known(&self) -> KnownSettings {
        self.known.borrow().clone()
    }

    pub(crate) fn text(&self, name: &str) -> Option<String> {
        self.known.borrow_mut().entry(name.to_owned()).or_default();
        (self.lookup)(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    /// A default is a text of this file, so it always parses; `Fallback` stands in after an error.
    pub(crate) fn parse<T: std::str::FromStr + Fallback>(
        &mut self,
        name: &str,
        default: &str,
        expected: &str,
    ) -> T {
        let text = self.text(name).unwrap_or_else(|| default.to_owned());
        text.parse().unwrap_or_else(|_| {
            self.error(name, format!("\"{text}\" cannot be read; expected {expected}"));
            T::fallback()
        })
    }

    pub(crate) fn url(&mut self, name: &str) -> Option<String> {
        let url = self.text(name)?;
        if !(url.starts_with("http://") || url.starts_with("https://")) {
            self.error(name, format!("\"{url}\" cannot be read; expected http://… or https://…"));
        }
        Some(url.trim_end_matches('/').to_owned())
    }

    pub(crate) fn address(&mut self, name: &str) -> Option<SocketAddr> {
        self.text(name)?;
        Some(self.parse(name, "", "an address such as 127.0.0.1:9090"))
    }

    /// Two settings that only make sense together.
    pub(crate) fn both(&mut self, one: &str, other: &str) -> Option<(String, String)> {
        let missing = match (self.text(one), self.text(other)) {
            (Some(first), Some(second)) => return Some((first, second)),
            (None, None) => return None,
            (Some(_), None) => other,
            (None, Some(_)) => one,
        };
        self.error(missing, format!("missing; {one} and {other} are set together"));
        None
    }

    /// A secret's value stands in no message.
    pub(crate) fn secret(&mut self, name: &str) -> Option<Secret> {
        let value = self.text(name).map(Secret::new);
        self.known.borrow_mut().insert(name.to_owned(), true);
        value
    }

    pub(crate) fn database_url(&mut self, name: &str) -> Option<Secret> {
        let url = self.secret(name)?;
        let known = ["postgres://", "postgresql://"].iter().any(|scheme| url.reveal().starts_with(scheme));
        if !known {
            self.error(name, "cannot be read; expected postgres://…");
        }
        Some(url)
    }

    pub(crate) fn flag(&mut self, name: &str) -> bool {
        self.one_of(name, &["no", "yes"]) == "yes"
    }

    pub(crate) fn networks(&mut self, name: &str) -> Vec<IpNet> {
        let list = self.text(name).unwrap_or_default();
        let mut networks = Vec::new();
        for text in list.split(',').map(str::trim).filter(|text| !text.is_empty()) {
            let single = text.parse::<IpAddr>().map(IpNet::from);
            match text.parse::<IpNet>().or(single) {
                Ok(network) => networks.push(network),
                Err(_) => {
                    self.error(name, format!("\"{text}\" is no network; expected for example 10.0.0.0/8"));
                }
            }
        }
        networks
    }

    /// `https://torre.example, https://www.torre.example`
    pub(crate) fn origins(&mut self, name: &str) -> Vec<String> {
        let text = self.text(name).unwrap_or_default();
        let origins: Vec<&str> = text.split(',').map(str::trim).filter(|origin| !origin.is_empty()).collect();
        for origin in &origins {
            let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            if host.is_none_or(|host| host.is_empty() || host.contains('/')) {
                self.error(
                    name,
                    format!("\"{origin}\" is no origin; expected for example https://torre.example"),
                );
            }
        }
        origins.into_iter().map(str::to_owned).collect()
    }

    pub(crate) fn one_of(&mut self, name: &str, choices: &[&'static str]) -> &'static str {
        let default = choices.first().copied().unwrap_or_default();
        let Some(text) = self.text(name) else { return default };
        choices.iter().copied().find(|choice| *choice == text).unwrap_or_else(|| {
            self.error(name, format!("\"{text}\" cannot be read; expected one of {}", choices.join(", ")));
            default
        })
    }
}

/// What a setting holds after an error, until all errors are reported.
pub(crate) trait Fallback {
    fn fallback() -> Self;
}

impl Fallback for SocketAddr {
    fn fallback() -> Self {
        SocketAddr::from(([127, 0, 0, 1], 0))
    }
}

impl Fallback for u64 {
    fn fallback() -> Self {
        0
    }
}

impl Fallback for u32 {
    fn fallback() -> Self {
        0
    }
}

impl Fallback for usize {
    fn fallback() -> Self {
        0
    }
}
