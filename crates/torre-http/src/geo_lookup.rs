//! From a visitor's address to a country: a header set by a CDN, the built-in database,
//! or an outside service.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use bytes::Bytes;
use maxminddb::{Reader, path};
use serde::Deserialize;
use torre_config::config::Config;

const OUTSIDE_LIMIT: Duration = Duration::from_millis(1500);
const LOG_AT_MOST_EVERY: Duration = Duration::from_secs(60);

pub struct Geo {
    header: Option<String>,
    database: Option<Reader<Bytes>>,
    outside: Option<Outside>,
    last_failure: Mutex<Option<Instant>>,
}

struct Outside {
    client: reqwest::Client,
    address: String,
}

#[derive(Deserialize)]
struct OutsideAnswer {
    country: Option<String>,
}

impl Geo {
    pub fn new(config: &Config, database: Option<Bytes>) -> Geo {
        let geo = Geo {
            header: config.geo_header.clone(),
            database: None,
            outside: Outside::new(config),
            last_failure: Mutex::default(),
        };
        let database = match database.map(Reader::from_source) {
            Some(Ok(reader)) => Some(reader),
            Some(Err(error)) => {
                geo.log_failure(&format!("the country database cannot be read: {error}"));
                None
            }
            None => None,
        };
        Geo { database, ..geo }
    }

    /// Two letters, or none for addresses that belong to no country.
    pub async fn country(&self, address: IpAddr, headers: &HeaderMap) -> Option<String> {
        if let Some(name) = &self.header {
            return headers.get(name).and_then(|value| value.to_str().ok()).and_then(country_code);
        }
        if let Some(outside) = &self.outside {
            return outside.country(address).await.unwrap_or_else(|error| {
                self.log_failure(&format!("the country service did not answer: {error}"));
                None
            });
        }
        self.lookup(address)
    }

    fn lookup(&self, address: IpAddr) -> Option<String> {
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
        if last.is_none_or(|at| at.elapsed() >= LOG_AT_MOST_EVERY) {
            *last = Some(Instant::now());
            tracing::warn!("{message}; visitors without a preference see Spanish");
        }
    }
}

impl Outside {
    fn new(config: &Config) -> Option<Outside> {
        let address = config.geo_service.clone()?;
        // Visitors' addresses go where the setting says, and nowhere else.
        let client = reqwest::Client::builder()
            .timeout(OUTSIDE_LIMIT)
            .redirect(reqwest::redirect::Policy::none())
            .build();
        match client {
            Ok(client) => Some(Outside { client, address }),
            Err(error) => {
                tracing::error!("TORRE_GEO_SERVICE cannot be used: {error}");
                None
            }
        }
    }

    async fn country(&self, visitor: IpAddr) -> reqwest::Result<Option<String>> {
        let request =
            self.client.get(format!("{}/json/", self.address)).header("x-forwarded-for", visitor.to_string());
        let answer: OutsideAnswer = request.send().await?.error_for_status()?.json().await?;
        Ok(answer.country.as_deref().and_then(country_code))
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

fn country_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    let real = code.len() == 2 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    // XX and ZZ are how databases and CDNs spell "unknown"; T1 is Tor.
    (real && code != "XX" && code != "ZZ").then_some(code)
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

    #[test]
    fn a_country_is_two_letters() {
        assert_eq!(country_code("de"), Some("DE".into()));
        assert_eq!(country_code("XX"), None);
        assert_eq!(country_code("T1"), None);
        assert_eq!(country_code("Germany"), None);
    }
}
