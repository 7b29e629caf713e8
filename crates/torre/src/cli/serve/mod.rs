//! `torre serve`: everything that runs while the site is up.

mod error;
mod lead_service;
mod logging;
mod programmes;
mod shutdown_signal;
mod sockets;
mod staff_mail;

use std::process::ExitCode;
use std::thread::JoinHandle;

use tokio::sync::watch;
use torre_config::config::Config;
use torre_http::app::App;
use torre_http::country_lookup::CountryLookup;
use torre_leads::earlier_builds::lookup::EarlierAssets;
use torre_leads::queue::LeadQueue;
use torre_leads::service::StoreRequests;
use torre_leads::store::location::StoreLocation;
use torre_leads::store_access::StoreAccess;
use torre_leads::subscriptions::service::Subscriptions;
use torre_office::auth::relying_party::RelyingParty;
use torre_office::office::Office;
use torre_office::{live, retention};
use torre_render::assets::COUNTRY_DATABASE;
use torre_render::publish::publisher::Publisher;
use torre_render::publish::sources::Sources;
use torre_serve::open_file_limit;
use torre_visits::writer::VisitWriter;

use crate::allocator::restart_with_options;
use crate::cli::exit::fail;
use crate::cli::publish_settings::publish_settings;
use crate::cli::serve::error::ServeError;
use crate::cli::serve::lead_service::{acquire_instance_lock, lead_service};
use crate::cli::serve::logging::init_logging;
use crate::cli::serve::shutdown_signal::shutdown_signal;
use crate::cli::serve::sockets::Sockets;
use crate::cli::serve::staff_mail::staff_mail_worker;

pub(crate) fn run(config: Config, sources: Sources) -> ExitCode {
    init_logging(&config);
    if let Err(error) = restart_with_options() {
        tracing::warn!("the allocator's options could not be set: {error}");
    }
    if let Some(warning) = &config.warning {
        tracing::warn!("{warning}");
    }
    match serve(config, sources) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn serve(config: Config, sources: Sources) -> Result<(), ServeError> {
    // Outgoing TLS needs to know who does the arithmetic, once.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let location = StoreLocation::of(&config);
    let lock = acquire_instance_lock(&location)?;
    let config = within_open_files(config);
    warn_of_local_url(&config);
    let sockets = Sockets::bind(&config)?;
    let (app, store, requests) = start_app(config, sources)?;
    let mut visits = VisitWriter::new(app.visits.clone(), store);
    warn_of_missing_office(&app);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (stop_leads, leads_stopped) = watch::channel(false);
    let leads = lead_service(&app, location, lock).start(requests, leads_stopped)?;
    let (stop, stopped) = watch::channel(false);
    let threads = sockets.serve(&app, &stopped)?;
    let office = app.office.clone();
    runtime.block_on(async {
        tokio::spawn(retention::purge_loop(app.office.clone()));
        tokio::spawn(live::poll::run(app.office.clone()));
        if let Some(worker) = staff_mail_worker(&app) {
            tokio::spawn(worker.run());
        }
        tokio::spawn(publish_changes(app));
        tokio::select! {
            () = visits.run() => {}
            () = shutdown_signal() => {}
        }
    });
    tracing::info!("stopping: open requests may finish");
    stop.send_replace(true);
    office.live().stop();
    for thread in threads {
        join(thread, "a serving thread panicked");
    }
    runtime.block_on(visits.write_rest());
    // After the last visitor: nobody waits for a commit any more.
    stop_leads.send_replace(true);
    join(leads, "the enquiries' thread panicked");
    tracing::info!("stopped");
    Ok(())
}

fn start_app(config: Config, sources: Sources) -> Result<(App, StoreAccess, StoreRequests), ServeError> {
    let database = sources.web.file(COUNTRY_DATABASE).ok();
    let country_lookup = CountryLookup::new(&config, database);
    let publisher = Publisher::start(sources, publish_settings(&config))?;
    let (leads, queue) = LeadQueue::new();
    let (earlier_assets, assets) = EarlierAssets::new();
    let (subscriptions, subscription_requests) = Subscriptions::new();
    let (store, jobs) = StoreAccess::new();
    let office = Office::new(store.clone(), RelyingParty::of(&config.site_url)?, config.clock);
    let app = App::new(config, publisher, country_lookup, leads, earlier_assets, subscriptions, office);
    Ok((app, store, StoreRequests { leads: queue, assets, subscriptions: subscription_requests, jobs }))
}

/// More connections than open files would end in errors that visitors see.
fn within_open_files(mut config: Config) -> Config {
    let possible = open_file_limit::raise_for_connections();
    if config.max_connections > possible {
        let wanted = config.max_connections;
        tracing::warn!(
            "TORRE_MAX_CONNECTIONS: {wanted} is more than the system's limit of open files allows; {possible} is used"
        );
        config.max_connections = possible;
    }
    config
}

/// Whoever serves others must say at which address they find the site.
fn warn_of_local_url(config: &Config) {
    if config.site_url_is_local && config.listen.ip().to_canonical().is_unspecified() {
        let (listen, url) = (config.listen, &config.site_url);
        tracing::warn!(
            "TORRE_SITE_URL is not set and {listen} serves all addresses: links in pages, mails and the sitemap lead to {url}; set the public address"
        );
    }
}

/// Whoever builds the program without it has no office, whoever is invited.
fn warn_of_missing_office(app: &App) {
    if app.publisher.site().parts.assets.office().is_none() {
        tracing::warn!("this program was built without the office's scripts: /staff is not found");
    }
}

/// Renders the pages, then publishes what changes in the content.
async fn publish_changes(app: App) {
    // Before the program says that it is ready: no change after that is missed.
    let watching = app.publisher.watch().await;
    app.publisher.warm_up().await;
    app.set_warm();
    app.publisher.keep_current(watching).await;
}

fn join(thread: JoinHandle<()>, panicked: &str) {
    if thread.join().is_err() {
        tracing::error!("{panicked}");
    }
}
