//! Application state, shared by all handlers.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;
use axum::http::request::Parts;
use jiff::Timestamp;
use tokio::sync::Semaphore;
use torre_base::client_key::ClientKey;
use torre_base::language::{Language, preference_in};
use torre_config::config::Config;
use torre_leads::earlier_builds::lookup::EarlierAssets;
use torre_leads::queue::LeadQueue;
use torre_leads::rate_limiter::RateLimiter;
use torre_leads::subscriptions::service::Subscriptions;
use torre_office::office::Office;
use torre_render::publish::publisher::Publisher;
use torre_serve::application::Application;
use torre_serve::body_limits::BodyLimits;
use torre_serve::connection_limit::ConnectionLimit;
use torre_serve::counters::CounterRegistry;

use crate::body_limit::body_limit;
use crate::client_address::client_address;
use crate::country_lookup::CountryLookup;
use crate::security_headers::SecurityHeaders;
use crate::submission_outcomes::SubmissionOutcomes;

/// One: a flood of wrong forms takes at most one core.
const MAX_FORM_RENDERS: usize = 1;
/// Tokens come back evenly: whoever tries a thousand keys waits, and locks nobody out.
const DOOR_PER_MINUTE: u32 = 300;
const DOOR_TOTAL_PER_MINUTE: u32 = 6000;

#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct Inner {
    pub config: Config,
    pub publisher: Publisher,
    pub country_lookup: CountryLookup,
    pub security_headers: SecurityHeaders,
    pub leads: LeadQueue,
    pub earlier_assets: EarlierAssets,
    pub lead_rate_limiter: RateLimiter,
    /// Forms that come back with errors are rendered for one visitor each; this many at once.
    pub form_renders: Semaphore,
    /// The same for the pages behind mailed links.
    pub link_renders: Semaphore,
    pub connection_limit: Arc<ConnectionLimit>,
    pub body_limits: Arc<BodyLimits>,
    /// What the serving threads have done.
    pub counters: Arc<CounterRegistry>,
    pub lead_outcomes: SubmissionOutcomes,
    pub subscriptions: Subscriptions,
    pub subscription_rate_limiter: RateLimiter,
    pub subscription_outcomes: SubmissionOutcomes,
    pub office: Office,
    /// Of whoever is not signed in: beginning a ceremony and ending one.
    pub door_rate_limiter: RateLimiter,
    pub started_at: Timestamp,
    warm: AtomicBool,
}

impl App {
    pub fn new(
        config: Config,
        publisher: Publisher,
        country_lookup: CountryLookup,
        leads: LeadQueue,
        earlier_assets: EarlierAssets,
        subscriptions: Subscriptions,
        office: Office,
    ) -> App {
        let security_headers = SecurityHeaders::new(&config);
        let lead_rate_limiter = RateLimiter::new(config.leads.per_minute, config.leads.total_per_minute);
        let subscription_rate_limiter = RateLimiter::new(
            config.leads.subscriptions_per_minute,
            config.leads.subscriptions_total_per_minute,
        );
        let form_renders = Semaphore::new(MAX_FORM_RENDERS);
        let warm = AtomicBool::new(false);
        let connection_limit = Arc::new(ConnectionLimit::new(
            config.max_connections,
            config.max_connections_per_client,
            config.trusted_proxies.clone(),
        ));
        let counters = Arc::default();
        let lead_outcomes = SubmissionOutcomes::default();
        App(Arc::new(Inner {
            config,
            publisher,
            country_lookup,
            security_headers,
            leads,
            earlier_assets,
            lead_rate_limiter,
            form_renders,
            link_renders: Semaphore::new(MAX_FORM_RENDERS),
            connection_limit,
            body_limits: Arc::default(),
            counters,
            lead_outcomes,
            subscriptions,
            subscription_rate_limiter,
            subscription_outcomes: SubmissionOutcomes::default(),
            office,
            door_rate_limiter: RateLimiter::new(DOOR_PER_MINUTE, DOOR_TOTAL_PER_MINUTE),
            started_at: Timestamp::now(),
            warm,
        }))
    }

    pub fn set_warm(&self) {
        self.0.warm.store(true, Ordering::Release);
    }

    pub fn is_warm(&self) -> bool {
        self.0.warm.load(Ordering::Acquire)
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Application for App {
    type Variant = Language;

    fn variant(cookies: &str) -> Option<Language> {
        preference_in(cookies)
    }

    fn version(&self) -> u64 {
        self.publisher.version()
    }

    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> ClientKey {
        ClientKey::of(client_address(peer, headers, &self.config.trusted_proxies))
    }

    fn body_limit(&self, head: &Parts) -> Option<usize> {
        body_limit(head)
    }

    fn is_health_check(&self, path: &str) -> bool {
        matches!(path, "/healthz" | "/readyz")
    }

    fn secure(&self, headers: &mut HeaderMap) {
        self.security_headers.apply(headers);
    }
}
