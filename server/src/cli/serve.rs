//! `torre serve`: everything that runs while the site is up.

use std::process::ExitCode;
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
    let listeners = Listeners::bind(config.listen)
        .map_err(|error| format!("cannot listen on {}: {error}", config.listen))?;
    let address = listeners.address()?;
    let database = sources.web.read().ok().and_then(|mut files| files.remove(COUNTRY_DATABASE));
    let geo = Geo::new(&config, database);
    let deadline = config.shutdown;
    let publisher = Publisher::start(sources, publish_settings(&config))?;
    let app = App::new(config, publisher, geo);

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
    tracing::info!("stopped");
    Ok(())
}

async fn keep_pages(app: App) {
    app.publisher.warm().await;
    app.set_warm();
    app.publisher.keep_current().await;
}

fn publish_settings(config: &Config) -> PublishSettings {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    PublishSettings {
        site_url: config.site_url.clone(),
        dev_server: config.dev_server.clone(),
        limits: Limits { time: config.render_timeout, memory: config.render_memory, threads },
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
