//! Listening sockets and the threads that serve them: visitors', and the administrator's where one is set.

use std::net::SocketAddr;
use std::sync::Arc;
use std::thread::JoinHandle;

use axum::Router;
use tokio::sync::watch;
use torre_config::config::Config;
use torre_config::fast_path::FastPath;
use torre_http::app::App;
use torre_http::router::{admin_router, router};
use torre_serve::certificates::Certificates;
use torre_serve::connection_limit::ConnectionLimit;
use torre_serve::listeners::{Listeners, Service};
use torre_serve::request_limits::RequestLimits;
use torre_serve::settings::{self, Settings};

use crate::cli::serve::error::ServeError;

/// For a monitor and a person or two.
const ADMIN_CONNECTIONS: usize = 64;

/// Bound before anything is announced.
pub(super) struct Sockets {
    public: Listeners,
    admin: Option<Listeners>,
    tls: Option<Arc<Certificates>>,
}

impl Sockets {
    pub(super) fn bind(config: &Config) -> Result<Sockets, ServeError> {
        let tls = config
            .tls
            .as_ref()
            .map(|files| Certificates::read(&files.certificate, &files.key))
            .transpose()?;
        let failed = |address: SocketAddr| move |source| ServeError::Listen { address, source };
        let public = Listeners::bind(config.listen).map_err(failed(config.listen))?;
        let admin = config.admin_listen.map(|address| Listeners::bind_one(address).map_err(failed(address)));
        Ok(Sockets { public, admin: admin.transpose()?, tls })
    }

    /// Serves on threads of their own until `stop` says so.
    pub(super) fn serve(
        self,
        app: &App,
        stop: &watch::Receiver<bool>,
    ) -> Result<Vec<JoinHandle<()>>, ServeError> {
        let service = |router: Router, connection_limit, max_requests, tls| Service {
            app: app.clone(),
            router,
            tls,
            connection_limit,
            counters: Arc::clone(&app.counters),
            request_limits: RequestLimits::new(max_requests, Arc::clone(&app.body_limits)),
            settings: settings(&app.config),
            stop: stop.clone(),
        };
        let mut threads = Vec::new();
        if let Some(admin) = self.admin {
            tracing::info!("metrics at http://{}/metrics", admin.address()?);
            // Connections and turns of its own: an operator gets in when visitors have taken all of theirs.
            let connection_limit = Arc::new(ConnectionLimit::new(ADMIN_CONNECTIONS, u32::MAX, Vec::new()));
            let router = admin_router(app.clone());
            threads.extend(admin.serve(&service(router, connection_limit, ADMIN_CONNECTIONS, None))?);
        }
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        let address = self.public.address()?;
        let connection_limit = Arc::clone(&app.connection_limit);
        let max_requests = app.config.max_requests;
        let service = service(router(app.clone()), connection_limit, max_requests, self.tls);
        threads.extend(self.public.serve(&service)?);
        tracing::info!("serving {scheme}://{address}");
        Ok(threads)
    }
}

fn fast_path(setting: FastPath) -> settings::FastPath {
    match setting {
        FastPath::Off => settings::FastPath::Off,
        FastPath::Cache => settings::FastPath::Cache,
        FastPath::ZeroCopy => settings::FastPath::ZeroCopy,
        FastPath::On => settings::FastPath::On,
    }
}

fn settings(config: &Config) -> Settings {
    Settings {
        header_timeout: config.header_timeout,
        write_timeout: config.write_timeout,
        shutdown_timeout: config.shutdown_timeout,
        fast_path: fast_path(config.fast_path),
    }
}
