//! What every handler may use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::config::Config;
use crate::geo::Geo;
use crate::http::headers::SecurityHeaders;
use crate::render::publish::Publisher;

#[derive(Clone)]
pub struct App(Arc<Inner>);

pub struct Inner {
    pub config: Config,
    pub publisher: Publisher,
    pub geo: Geo,
    pub security: SecurityHeaders,
    warm: AtomicBool,
}

impl App {
    pub fn new(config: Config, publisher: Publisher, geo: Geo) -> App {
        let security = SecurityHeaders::new(&config);
        App(Arc::new(Inner { config, publisher, geo, security, warm: AtomicBool::new(false) }))
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
