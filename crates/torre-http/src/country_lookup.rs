//! Country lookup (GeoIP) by a visitor's address: a header set by a CDN, the built-in database, or a service outside.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use bytes::Bytes;
use maxminddb::{Reader, path};
use torre_config::config::Config;

use crate::country_code::country_code;
use crate::country_service::CountryService;

const MIN_LOG_INTERVAL: Duration = Duration::from_secs(60);

pub struct CountryLookup {
    header: Option<String>,
    database: Option<Reader<Bytes>>,
    service: Option<CountryService>,
    last_failure: Mutex<Option<Instant>>,
}

impl CountryLookup {
    pub fn new(config: &Config, database: Option<Bytes>) -> CountryLookup {
        let lookup = CountryLookup {
            header: config.geo_header.clone(),
            database: None,
            service: config.geo_service.clone().map(CountryService::new),
            last_failure: Mutex::default(),
        };
        let database = match database.map(Reader::from_source) {
            Some(Ok(reader)) => Some(reader),
            Some(Err(error)) => {
                lookup.log_failure(&format!("the country database cannot be read: {error}"));
                None
            }
            None => None,
        };
        CountryLookup { database, ..lookup }
    }

    /// Two letters, or none for addresses that belong to no country.
    pub async fn country(&self, address: IpAddr, headers: &HeaderMap) -> Option<String> {
        if self.header.is_some() {
            return self.at_hand(address, headers);
        }
        if let Some(service) = &self.service {
            return service.country(address).await.unwrap_or_else(|error| {
                self.log_failure(&format!("the country service did not answer: {error}"));
                None
            });
        }
        self.in_database(address)
    }

    /// The same, without asking anybody outside.
    pub fn at_hand(&self, address: IpAddr, headers: &HeaderMap) -> Option<String> {
        match &self.header {
            Some(name) => headers.get(name).and_then(|value| value.to_str().ok()).and_then(country_code),
            None => self.in_database(address),
        }
    }

    fn in_database(&self, address: IpAddr) -> Option<String> {
        if !is_public(address) {
            return None;
        }
        let found = self.database.as_ref()?.lookup(address).ok()?;
        let code = found.decode_path::<&str>(&path!["country_code"]).ok()?;
        code.and_then(country_code)
    }

    /// A service that is down must not fill the log.
    fn log_failure(&self, message: &str) {
        let Ok(mut last) = self.last_failure.lock() else { return };
        if last.is_none_or(|at| at.elapsed() >= MIN_LOG_INTERVAL) {
            *last = Some(Instant::now());
            tracing::warn!("{message}; visitors without a preference see Spanish");
        }
    }
}

/// Addresses of private networks belong to no country, whatever a database has learnt about them.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => {
            let shared = v4.octets()[0] == 100 && (64..128).contains(&v4.octets()[1]);
            let special = v4.is_loopback() || v4.is_link_local() || v4.is_unspecified() || v4.is_broadcast();
            !(v4.is_private() || v4.is_documentation() || special || shared)
        }
        IpAddr::V6(v6) => {
            let special = v6.is_loopback() || v6.is_unspecified() || v6.is_multicast();
            !(special || v6.is_unique_local() || v6.is_unicast_link_local())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_belong_to_no_country() {
        for private in ["192.168.1.1", "10.0.0.1", "127.0.0.1", "100.64.0.1", "::1", "fd00::1", "fe80::1"] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
        assert!(is_public("80.58.61.250".parse().unwrap()));
        assert!(is_public("2001:4860:4860::8888".parse().unwrap()));
    }
}
