//! The configuration as a whole, read through a lookup function.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use ipnet::IpNet;
use torre_base::clock::Clock;

use crate::env::Env;
use crate::error::ConfigError;
use crate::fast_path::FastPath;
use crate::leads::LeadSettings;
use crate::samples::Samples;
use crate::secret::Secret;
use crate::settings::{FILE_SETTING, SettingSource, Settings};
use crate::third_party::ThirdPartySettings;
use crate::today;
use crate::unknown::{self, KnownSettings};

#[derive(Clone, Debug)]
pub struct Config {
    /// `TORRE_LISTEN`: where visitors are served.
    pub listen: SocketAddr,
    /// `TORRE_ADMIN_LISTEN`: where operators find `/metrics`; nowhere without it.
    pub admin_listen: Option<SocketAddr>,
    /// `TORRE_TLS_CERTIFICATE`, `TORRE_TLS_KEY`: HTTPS without a proxy.
    pub tls: Option<TlsSettings>,
    /// `TORRE_MAX_CONNECTIONS`: open connections, all visitors together.
    pub max_connections: usize,
    /// `TORRE_MAX_CONNECTIONS_PER_CLIENT`: open connections of one client; trusted proxies have no limit.
    pub max_connections_per_client: u32,
    /// `TORRE_MAX_REQUESTS`: requests handled at once; more are told to come back.
    pub max_requests: usize,
    /// `TORRE_HEADER_SECONDS`: how long the head of a request may take; also how long a connection may idle.
    pub header_timeout: Duration,
    /// `TORRE_WRITE_SECONDS`: how long a visitor may take nothing of an answer.
    pub write_timeout: Duration,
    /// `TORRE_FAST_PATH`: how much is done for responses that were given before.
    pub fast_path: FastPath,
    /// `TORRE_DATA`: folder of the database.
    pub data_dir: PathBuf,
    /// `DATABASE_URL`: a PostgreSQL instead of the SQLite file in that folder.
    pub database_url: Option<Secret>,
    /// `TORRE_CONTENT`: a folder instead of the built-in content.
    pub content_dir: Option<PathBuf>,
    /// `TORRE_WEB`: a folder instead of the built-in front end.
    pub web_dir: Option<PathBuf>,
    /// `TORRE_SITE_URL`: public address, without a slash at the end.
    pub site_url: String,
    /// `TORRE_SITE_URL` is not set: the address is right on this machine only.
    pub site_url_is_local: bool,
    /// `TORRE_ALLOWED_ORIGINS`: where static copies of the site stand, whose forms may post here.
    pub allowed_origins: Vec<String>,
    /// `TORRE_TRUSTED_PROXIES`: networks whose X-Forwarded-For counts.
    pub trusted_proxies: Vec<IpNet>,
    /// `TORRE_GEO_HEADER`: header in which a CDN names the visitor's country.
    pub geo_header: Option<String>,
    /// `TORRE_GEO_SERVICE`: third-party service asked at `<address>/json/` for `country`.
    pub geo_service: Option<String>,
    /// `TORRE_DEV_SERVER`: address of Vite's development server; only for `make dev`.
    pub dev_server: Option<String>,
    /// `TORRE_PRERENDER`: pages are rendered before anybody asks for them.
    pub prerender: bool,
    /// `TORRE_RENDER_TIMEOUT_MS`: how long one page may take to render.
    pub render_timeout: Duration,
    /// `TORRE_RENDER_MEMORY_MB`: how much memory one engine may take.
    pub render_memory: usize,
    /// `TORRE_PAGE_STORE_MB`: how much memory posts' pages may take that are rendered when somebody asks.
    pub page_store: usize,
    /// `TORRE_TODAY`: another day than today, for previews; touches only what is presented.
    pub clock: Clock,
    /// `TORRE_SAMPLES`: whether what stands in for the school's own is shown; by default not on a public address.
    pub samples: Samples,
    /// `TORRE_LOG`: which log lines are written, in tracing's filter syntax.
    pub log_filter: Option<String>,
    /// `TORRE_LOG_FORMAT`: `text` or `json`.
    pub log_json: bool,
    /// `TORRE_SHUTDOWN_SECONDS`: how long open requests may take after SIGTERM.
    pub shutdown_timeout: Duration,
    /// `TORRE_STATISTICS`: whether views and steps are counted, as sums without identifiers.
    pub statistics: bool,
    pub leads: LeadSettings,
    /// The form provider's frames and the tags.
    pub third_party: ThirdPartySettings,
    /// What the settings say that has no effect; for the log.
    pub warning: Option<String>,
}

/// What was read, and what there is to read.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub config: Result<Config, ConfigError>,
    pub known: KnownSettings,
}

/// Two PEM files.
#[derive(Clone, Debug)]
pub struct TlsSettings {
    pub certificate: PathBuf,
    pub key: PathBuf,
}

impl Config {
    /// From the environment and the settings file; every fault of both in one message.
    pub fn load(settings: &Settings) -> Loaded {
        let lookup = |name: &str| settings.get(name).map(str::to_owned);
        let mut env = Env::new(&lookup);
        let mut config = Config::from_env(&mut env);
        let mut known = env.known();
        known.insert(FILE_SETTING.to_owned(), false);
        env.say_where(|name| match settings.source(name) {
            Some(SettingSource::File { path, line }) => Some(format!("({}, line {line})", path.display())),
            _ => None,
        });
        env.add_errors(&settings.errors);
        env.add_errors(&unknown::in_file(settings, &known));
        config.warning = unknown::in_environment(settings, &known);
        Loaded { config: env.finish(config), known }
    }

    /// Reads settings through a function, so that tests need not touch the environment.
    pub fn read(lookup: &dyn Fn(&str) -> Option<String>) -> Result<Config, ConfigError> {
        let mut env = Env::new(lookup);
        let config = Config::from_env(&mut env);
        env.finish(config)
    }

    fn from_env(env: &mut Env<'_>) -> Config {
        let listen: SocketAddr =
            env.parse("TORRE_LISTEN", "127.0.0.1:8080", "an address such as 127.0.0.1:8080");
        let site_url = env.url("TORRE_SITE_URL");
        Config {
            listen,
            admin_listen: env.address("TORRE_ADMIN_LISTEN"),
            tls: env
                .both("TORRE_TLS_CERTIFICATE", "TORRE_TLS_KEY")
                .map(|(certificate, key)| TlsSettings { certificate: certificate.into(), key: key.into() }),
            max_connections: env.parse("TORRE_MAX_CONNECTIONS", "8192", "a number"),
            max_connections_per_client: env.parse("TORRE_MAX_CONNECTIONS_PER_CLIENT", "256", "a number"),
            max_requests: env.parse("TORRE_MAX_REQUESTS", "1024", "a number"),
            header_timeout: Duration::from_secs(env.parse("TORRE_HEADER_SECONDS", "10", "seconds")),
            write_timeout: Duration::from_secs(env.parse("TORRE_WRITE_SECONDS", "20", "seconds")),
            fast_path: FastPath::read(env),
            data_dir: env.text("TORRE_DATA").unwrap_or_else(|| "data".to_owned()).into(),
            database_url: env.database_url("DATABASE_URL"),
            content_dir: env.text("TORRE_CONTENT").map(PathBuf::from),
            web_dir: env.text("TORRE_WEB").map(PathBuf::from),
            clock: today::read(env, listen, site_url.as_deref()),
            samples: Samples::read(env, site_url.as_deref()),
            site_url_is_local: site_url.is_none(),
            site_url: site_url.unwrap_or_else(|| local_url(listen)),
            allowed_origins: env.origins("TORRE_ALLOWED_ORIGINS"),
            trusted_proxies: env.networks("TORRE_TRUSTED_PROXIES"),
            geo_header: env.text("TORRE_GEO_HEADER"),
            geo_service: env.url("TORRE_GEO_SERVICE"),
            dev_server: env.url("TORRE_DEV_SERVER"),
            prerender: env.one_of("TORRE_PRERENDER", &["on", "off"]) == "on",
            render_timeout: Duration::from_millis(env.parse(
                "TORRE_RENDER_TIMEOUT_MS",
                "2000",
                "milliseconds",
            )),
            render_memory: env.parse::<usize>("TORRE_RENDER_MEMORY_MB", "128", "megabytes") * 1024 * 1024,
            page_store: env.parse::<usize>("TORRE_PAGE_STORE_MB", "16", "megabytes") * 1024 * 1024,
            log_filter: env.text("TORRE_LOG"),
            log_json: env.one_of("TORRE_LOG_FORMAT", &["text", "json"]) == "json",
            shutdown_timeout: Duration::from_secs(env.parse("TORRE_SHUTDOWN_SECONDS", "10", "seconds")),
            statistics: env.one_of("TORRE_STATISTICS", &["on", "off"]) == "on",
            leads: LeadSettings::read(env),
            third_party: ThirdPartySettings::read(env),
            warning: None,
        }
    }
}

/// A listener on all addresses is at none of them: 0.0.0.0 in a page would lead nowhere.
fn local_url(listen: SocketAddr) -> String {
    if listen.ip().to_canonical().is_unspecified() {
        format!("http://localhost:{}", listen.port())
    } else {
        format!("http://{listen}")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::env_file::EnvFile;

    #[test]
    fn without_settings_the_defaults_hold() {
        let config = Config::read(&|_| None).unwrap();
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
        assert_eq!(config.site_url, "http://127.0.0.1:8080");
    }

    #[test]
    fn a_listener_on_all_addresses_is_found_at_localhost() {
        for listen in ["0.0.0.0:8080", "[::]:8080"] {
            let config = Config::read(&|name| (name == "TORRE_LISTEN").then(|| listen.to_owned())).unwrap();
            assert_eq!(config.site_url, "http://localhost:8080");
            assert!(config.site_url_is_local);
        }
    }

    #[test]
    fn every_error_is_in_one_message() {
        let errors = Config::read(&|name| match name {
            "TORRE_LISTEN" => Some("here".into()),
            "TORRE_SITE_URL" => Some("torre.example".into()),
            "TORRE_TRUSTED_PROXIES" => Some("10.0.0.0/8, everyone".into()),
            _ => None,
        })
        .unwrap_err()
        .to_string();
        for name in ["TORRE_LISTEN", "TORRE_SITE_URL", "TORRE_TRUSTED_PROXIES"] {
            assert!(errors.contains(name), "{errors}");
        }
    }

    /// The example with every comment sign before a setting taken away.
    fn example() -> (EnvFile, Vec<String>) {
        let text = include_str!("../../../.env.example")
            .replace("\n#TORRE_", "\nTORRE_")
            .replace("\n#DATABASE_URL", "\nDATABASE_URL");
        let (file, errors) = EnvFile::parse(Path::new(".env.example"), &text);
        (file, errors.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn the_example_lists_every_setting_and_nothing_else() {
        let (example, errors) = example();
        assert_eq!(errors, [""; 0]);
        let listed: BTreeSet<&str> = example.entries.iter().map(|entry| entry.name.as_str()).collect();
        let known = Config::load(&Settings::default()).known;
        assert_eq!(listed, known.keys().map(String::as_str).collect());
    }

    #[test]
    fn secrets_are_known_as_such() {
        let known = Config::load(&Settings::default()).known;
        let secrets: Vec<&str> =
            known.iter().filter(|(_, secret)| **secret).map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            secrets,
            [
                "DATABASE_URL",
                "TORRE_LEAD_WEBHOOK_SECRET",
                "TORRE_LEAD_WEBHOOK_URL",
                "TORRE_SMTP_URL",
                "TORRE_TALLY_SECRET"
            ]
        );
    }
}
