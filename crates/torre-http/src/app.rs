//! What every handler may use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;
use tokio::sync::Semaphore;
use torre_base::language::{Language, preference_in};
use torre_config::Config;
use torre_leads::desk::Desk;
use torre_leads::limit::Limits;
use torre_render::publish::Publisher;
use torre_serve::application::Application;
use torre_serve::connection_limit::ConnectionLimit;
use torre_serve::counters::CounterRegistry;

use crate::geo_lookup::Geo;
use crate::headers::SecurityHeaders;
use crate::lead_outcomes::LeadOutcomes;

/// One: a flood of wrong forms takes at most one core.
const FORM_RENDERS: usize = 1;

#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct Inner {
    pub config: Config,
    pub publisher: Publisher,
    pub geo: Geo,
    pub security: SecurityHeaders,
    /// Where enquiries are handed in.
    pub desk: Desk,
    pub limits: Limits,
    /// Forms that come back with errors are rendered for one visitor each; this many at once.
    pub form_renders: Semaphore,
    pub connection_limit: Arc<ConnectionLimit>,
    /// What the serving threads have done.
    pub counters: Arc<CounterRegistry>,
    pub lead_outcomes: LeadOutcomes,
    warm: AtomicBool,
}

impl App {
    pub fn new(config: Config, publisher: Publisher, geo: Geo, desk: Desk) -> App {
        let security = SecurityHeaders::new(&config);
        let limits = Limits::new(config.leads.per_minute, config.leads.total_per_minute);
        let form_renders = Semaphore::new(FORM_RENDERS);
        let warm = AtomicBool::new(false);
        let connection_limit = Arc::new(ConnectionLimit::new(
            config.most_connections,
            config.most_connections_each,
            config.trusted_proxies.clone(),
        ));
        let counters = Arc::default();
        let lead_outcomes = LeadOutcomes::default();
        App(Arc::new(Inner {
            config,
            publisher,
            geo,
            security,
            desk,
            limits,
            form_renders,
            connection_limit,
            counters,
            lead_outcomes,
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

    fn secure(&self, headers: &mut HeaderMap) {
        self.security.apply(headers);
    }
}
