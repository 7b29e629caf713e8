//! `torre serve`: everything that runs while the site is up.

use std::process::ExitCode;
use std::sync::Arc;
use std::thread;

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

use crate::cli::fail;
use crate::config::Config;
use crate::geo::Geo;
use crate::http::app::App;
use crate::http::router::router;
use crate::http::server::Listeners;
use crate::leads::desk::Desk;
use crate::leads::office::Office;
use crate::leads::store::{InstanceLock, LockError, Place};
use crate::render::assets::COUNTRY_DATABASE;
use crate::render::engine::Limits;
use crate::render::publish::{PublishSettings, Publisher, Sources};

type Failure = Box<dyn std::error::Error>;

pub fn run(config: Config, sources: Sources) -> ExitCode {
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
    let listeners = Listeners::bind(config.listen)
        .map_err(|error| format!("cannot listen on {}: {error}", config.listen))?;
    let address = listeners.address()?;
    let database = sources.web.read().ok().and_then(|mut files| files.remove(COUNTRY_DATABASE));
    let geo = Geo::new(&config, database);
    let deadline = config.shutdown;
    let publisher = Publisher::start(sources, publish_settings(&config))?;
    let (desk, back_door) = Desk::new();
    let app = App::new(config, publisher, geo, desk);
    let (close, closed) = watch::channel(false);
    let office = office(&app, place, lock).start(back_door, closed)?;

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (stop, stopped) = watch::channel(false);
    let threads = listeners.serve(&router(app.clone()), &stopped, deadline)?;
    tracing::info!("serving http://{address}");
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

fn office(app: &App, place: Place, lock: Option<InstanceLock>) -> Office {
    let pages = app.clone();
    Office {
        place,
        settings: app.config.leads.clone(),
        site_url: app.config.site_url.clone(),
        sites: Arc::new(move || pages.publisher.site()),
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
        limits: Limits { time: config.render_timeout, memory: config.render_memory, threads },
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
