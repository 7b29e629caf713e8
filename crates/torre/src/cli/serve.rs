//! `torre serve`: everything that runs while the site is up.

use std::process::ExitCode;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{Semaphore, watch};
use torre_config::{Config, FastPath};
use torre_http::app::App;
use torre_http::geo_lookup::Geo;
use torre_http::router::{admin_router, router};
use torre_leads::desk::Desk;
use torre_leads::office::Office;
use torre_leads::store::{InstanceLock, LockError, Place};
use torre_render::assets::COUNTRY_DATABASE;
use torre_render::engine::Limits;
use torre_render::publish::{PublishSettings, Publisher, Sources};
use torre_serve::connection_limit::ConnectionLimit;
use torre_serve::listeners::{Listeners, Service};
use torre_serve::settings::{self, Settings};
use torre_serve::{open_file_limit, tls};
use tracing_subscriber::EnvFilter;

use crate::cli::fail;

/// For a monitor and a person or two.
const ADMIN_CONNECTIONS: usize = 64;

/// Longer than the pause between two saves of an editor, or two posts that a crawler asks for.
const ENGINE_IDLE: Duration = Duration::from_secs(10);

type Failure = Box<dyn std::error::Error>;

pub(crate) fn run(config: Config, sources: Sources) -> ExitCode {
    start_log(&config);
    match serve(config, sources) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn serve(config: Config, sources: Sources) -> Result<(), Failure> {
    // Outgoing TLS needs to know who does the arithmetic, once.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let place = Place::of(&config);
    let lock = only_instance(&place)?;
    let config = within_open_files(config);
    let tls = config.tls.as_ref().map(|files| tls::acceptor(&files.certificate, &files.key)).transpose()?;
    let scheme = if tls.is_some() { "https" } else { "http" };
    let cannot_listen = |address| move |error| format!("cannot listen on {address}: {error}");
    let listeners = Listeners::bind(config.listen).map_err(cannot_listen(config.listen))?;
    let address = listeners.address()?;
    let admin = match config.admin_listen {
        Some(address) => Some(Listeners::bind_one(address).map_err(cannot_listen(address))?),
        None => None,
    };
    let database = sources.web.read().ok().and_then(|mut files| files.remove(COUNTRY_DATABASE));
    let geo = Geo::new(&config, database);
    let settings = Settings {
        header_timeout: config.header_timeout,
        write_timeout: config.write_timeout,
        shutdown_timeout: config.shutdown,
        fast_path: fast_path(config.fast_path),
    };
    let concurrency_limit = Arc::new(Semaphore::new(config.most_requests));
    let publisher = Publisher::start(sources, publish_settings(&config))?;
    let (desk, back_door) = Desk::new();
    let app = App::new(config, publisher, geo, desk);
    let (close, closed) = watch::channel(false);
    let office = office(&app, place, lock).start(back_door, closed)?;

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (stop, stopped) = watch::channel(false);
    let mut threads = Vec::new();
    if let Some(admin) = admin {
        tracing::info!("metrics at http://{}/metrics", admin.address()?);
        let router = admin_router(app.clone());
        // A limit of its own: an operator gets in when visitors have taken all of theirs.
        let connection_limit = Arc::new(ConnectionLimit::new(ADMIN_CONNECTIONS, u32::MAX, Vec::new()));
        let stop = stopped.clone();
        let service = Service {
            app: app.clone(),
            router,
            tls: None,
            connection_limit,
            counters: Arc::clone(&app.counters),
            concurrency_limit: Arc::clone(&concurrency_limit),
            settings,
            stop,
        };
        threads.extend(admin.serve(&service)?);
    }
    let connection_limit = Arc::clone(&app.connection_limit);
    let router = router(app.clone());
    let service = Service {
        app: app.clone(),
        router,
        tls,
        connection_limit,
        counters: Arc::clone(&app.counters),
        concurrency_limit,
        settings,
        stop: stopped,
    };
    threads.extend(listeners.serve(&service)?);
    tracing::info!("serving {scheme}://{address}");
    runtime.block_on(async {
        tokio::spawn(keep_pages(app));
        wait_for_signal().await;
    });
    tracing::info!("stopping: open requests may finish");
    stop.send(true)?;
    for thread in threads {
        if thread.join().is_err() {
            tracing::error!("a serving thread panicked");
        }
    }
    // After the last visitor: nobody waits at the desk any more.
    close.send(true)?;
    if office.join().is_err() {
        tracing::error!("the enquiries' thread panicked");
    }
    tracing::info!("stopped");
    Ok(())
}

fn fast_path(setting: FastPath) -> settings::FastPath {
    match setting {
        FastPath::Off => settings::FastPath::Off,
        FastPath::Cache => settings::FastPath::Cache,
        FastPath::ZeroCopy => settings::FastPath::ZeroCopy,
        FastPath::On => settings::FastPath::On,
    }
}

/// More connections than open files would end in errors that visitors see.
fn within_open_files(mut config: Config) -> Config {
    let possible = open_file_limit::raise_for_connections();
    if config.most_connections > possible {
        let wanted = config.most_connections;
        tracing::warn!(
            "TORRE_MAX_CONNECTIONS: {wanted} is more than the system's limit of open files allows; {possible} is used"
        );
        config.most_connections = possible;
    }
    config
}

fn office(app: &App, place: Place, lock: Option<InstanceLock>) -> Office {
    let pages = app.clone();
    Office {
        place,
        settings: app.config.leads.clone(),
        site_url: app.config.site_url.clone(),
        content: Arc::new(move || Arc::clone(&pages.publisher.site().content)),
        lock,
    }
}

/// A second server on one SQLite file is refused. A folder that cannot be used yet is no reason not
/// to show pages: the office tries again.
fn only_instance(place: &Place) -> Result<Option<InstanceLock>, Failure> {
    let Place::Folder(folder) = place else { return Ok(None) };
    match InstanceLock::take(folder) {
        Ok(lock) => Ok(Some(lock)),
        Err(LockError::Io(_)) => Ok(None),
        Err(LockError::Taken) => {
            let folder = folder.display();
            Err(format!("another torre already serves with the database in {folder}; stop it, set TORRE_DATA to another folder, or use PostgreSQL (DATABASE_URL) for several").into())
        }
    }
}

async fn keep_pages(app: App) {
    // Before the program says that it is ready: no change after that is missed.
    let watching = app.publisher.watch();
    app.publisher.warm().await;
    app.set_warm();
    app.publisher.keep_current(watching).await;
}

pub(super) fn publish_settings(config: &Config) -> PublishSettings {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    PublishSettings {
        site_url: config.site_url.clone(),
        dev_server: config.dev_server.clone(),
        outside: config.outside.clone(),
        renders: Arc::default(),
        limits: Limits {
            time: config.render_timeout,
            memory: config.render_memory,
            threads,
            idle: ENGINE_IDLE,
        },
        page_store: config.page_store,
        exported: None,
    }
}

async fn wait_for_signal() {
    let interrupted = tokio::signal::ctrl_c();
    match signal(SignalKind::terminate()) {
        Ok(mut terminated) => {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
        }
        Err(error) => {
            tracing::warn!("SIGTERM cannot be heard: {error}");
            let _ = interrupted.await;
        }
    }
}

fn start_log(config: &Config) {
    let filter = EnvFilter::try_from_env("TORRE_LOG").unwrap_or_else(|_| EnvFilter::new("torre=info,warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A log that is already set up stays as it is.
    let _ = if config.log_json { builder.json().try_init() } else { builder.try_init() };
}
