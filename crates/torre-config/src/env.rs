//! Reading settings one by one, keeping every fault for one message.

use std::net::SocketAddr;

use ipnet::IpNet;

use crate::{ConfigFaults, Secret};

pub(super) struct Env<'a> {
    pub(super) lookup: &'a dyn Fn(&str) -> Option<String>,
    pub(super) faults: ConfigFaults,
}

impl Env<'_> {
    pub(super) fn text(&self, name: &str) -> Option<String> {
        (self.lookup)(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    /// A default is a text of this file, so it always parses; `Default` stands in after a fault.
    pub(super) fn parse<T: std::str::FromStr + FaultValue>(
        &mut self,
        name: &str,
        default: &str,
        expected: &str,
    ) -> T {
        let text = self.text(name).unwrap_or_else(|| default.to_owned());
        text.parse().unwrap_or_else(|_| {
            self.faults.0.push(format!("{name}: \"{text}\" cannot be read; expected {expected}"));
            T::stand_in()
        })
    }

    pub(super) fn url(&mut self, name: &str) -> Option<String> {
        let url = self.text(name)?;
        if !(url.starts_with("http://") || url.starts_with("https://")) {
            self.faults.0.push(format!("{name}: \"{url}\" cannot be read; expected http://… or https://…"));
        }
        Some(url.trim_end_matches('/').to_owned())
    }

    pub(super) fn address(&mut self, name: &str) -> Option<SocketAddr> {
        self.text(name)?;
        Some(self.parse(name, "", "an address such as 127.0.0.1:9090"))
    }

    /// Two settings that only make sense together.
    pub(super) fn both(&mut self, one: &str, other: &str) -> Option<(String, String)> {
        let missing = match (self.text(one), self.text(other)) {
            (Some(first), Some(second)) => return Some((first, second)),
            (None, None) => return None,
            (Some(_), None) => other,
            (None, Some(_)) => one,
        };
        self.fault(format!("{missing}: missing; {one} and {other} are set together"));
        None
    }

    pub(super) fn fault(&mut self, message: String) {
        self.faults.0.push(message);
    }

    /// A secret's value stands in no message.
    pub(super) fn secret(&mut self, name: &str) -> Option<Secret> {
        self.text(name).map(Secret::new)
    }

    pub(super) fn database_url(&mut self, name: &str) -> Option<Secret> {
        let url = self.secret(name)?;
        let known = ["postgres://", "postgresql://"].iter().any(|scheme| url.reveal().starts_with(scheme));
        if !known {
            self.fault(format!("{name}: cannot be read; expected postgres://…"));
        }
        Some(url)
    }

    pub(super) fn flag(&mut self, name: &str) -> bool {
        self.one_of(name, &["no", "yes"]) == "yes"
    }

    pub(super) fn networks(&mut self, name: &str) -> Vec<IpNet> {
        let mut networks = Vec::new();
        for text in
            self.text(name).unwrap_or_default().split(',').map(str::trim).filter(|text| !text.is_empty())
        {
            let single = text.parse::<std::net::IpAddr>().map(IpNet::from);
            match text.parse::<IpNet>().or(single) {
                Ok(network) => networks.push(network),
                Err(_) => self
                    .faults
                    .0
                    .push(format!("{name}: \"{text}\" is no network; expected for example 10.0.0.0/8")),
            }
        }
        networks
    }

    /// `https://torre.example, https://www.torre.example`
    pub(super) fn origins(&mut self, name: &str) -> Vec<String> {
        let text = self.text(name).unwrap_or_default();
        let origins: Vec<&str> = text.split(',').map(str::trim).filter(|origin| !origin.is_empty()).collect();
        for origin in &origins {
            let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
            if host.is_none_or(|host| host.is_empty() || host.contains('/')) {
                self.fault(format!(
                    "{name}: \"{origin}\" is no origin; expected for example https://torre.example"
                ));
            }
        }
        origins.into_iter().map(str::to_owned).collect()
    }

    pub(super) fn one_of(&mut self, name: &str, choices: &[&'static str]) -> &'static str {
        let fallback = choices.first().copied().unwrap_or_default();
        let Some(text) = self.text(name) else { return fallback };
        choices.iter().copied().find(|choice| *choice == text).unwrap_or_else(|| {
            self.faults
                .0
                .push(format!("{name}: \"{text}\" cannot be read; expected one of {}", choices.join(", ")));
            fallback
        })
    }
}

/// What a setting holds after a fault, until all faults are reported.
pub(super) trait FaultValue {
    fn stand_in() -> Self;
}

impl FaultValue for SocketAddr {
    fn stand_in() -> Self {
        SocketAddr::from(([127, 0, 0, 1], 0))
    }
}

impl FaultValue for u64 {
    fn stand_in() -> Self {
        0
    }
}

impl FaultValue for u32 {
    fn stand_in() -> Self {
        0
    }
}

impl FaultValue for usize {
    fn stand_in() -> Self {
        0
    }
}
