//! What every handler may use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Semaphore;

use crate::config::Config;
use crate::geo::Geo;
use crate::http::headers::SecurityHeaders;
use crate::http::metrics::Metrics;
use crate::http::serve::connections::Connections;
use crate::leads::desk::Desk;
use crate::leads::limit::Limits;
use crate::render::publish::Publisher;

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
    /// Requests that are being handled; remembered answers need no turn.
    pub turns: Semaphore,
    pub connections: Arc<Connections>,
    pub metrics: Metrics,
    warm: AtomicBool,
}

impl App {
    pub fn new(config: Config, publisher: Publisher, geo: Geo, desk: Desk) -> App {
        let security = SecurityHeaders::new(&config);
        let limits = Limits::new(config.leads.per_minute, config.leads.total_per_minute);
        let form_renders = Semaphore::new(FORM_RENDERS);
        let warm = AtomicBool::new(false);
        let turns = Semaphore::new(config.most_requests);
        let connections = Arc::new(Connections::new(
            config.most_connections,
            config.most_connections_each,
            config.trusted_proxies.clone(),
        ));
        let metrics = Metrics::default();
        App(Arc::new(Inner {
            config,
            publisher,
            geo,
            security,
            desk,
            limits,
            form_renders,
            turns,
            connections,
            metrics,
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
