//! `torre export DIR`: the whole site as files that any static host can serve. Each file is what the running program
//! answers at that address.

mod addresses;
mod error;
mod output_folder;
mod static_host;

use std::path::PathBuf;
use std::process::ExitCode;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use clap::Args;
use http_body_util::BodyExt;
use torre_config::config::Config;
use torre_http::app::App;
use torre_http::country_lookup::CountryLookup;
use torre_http::router::router;
use torre_leads::earlier_builds::lookup::EarlierAssets;
use torre_leads::queue::LeadQueue;
use torre_leads::store_access::StoreAccess;
use torre_leads::subscriptions::service::Subscriptions;
use torre_office::auth::relying_party::RelyingParty;
use torre_office::office::Office;
use torre_pages::page_data::Exported;
use torre_render::publish::publisher::Publisher;
use torre_render::publish::sources::Sources;
use tower::ServiceExt;

use crate::cli::exit::fail;
use crate::cli::export::addresses::Exportable;
use crate::cli::export::error::ExportError;
use crate::cli::export::output_folder::OutputFolder;
use crate::cli::publish_settings::publish_settings;

#[derive(Args)]
pub(crate) struct ExportCommand {
    /// Where the files go: a new or an empty folder.
    folder: PathBuf,
    /// Address of the running program that takes enquiries and tells countries; without it, forms post to the
    /// address that serves the files.
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Write into a folder that is not empty; files that are not part of the site stay.
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(config: Config, sources: Sources, command: ExportCommand) -> ExitCode {
    match export(config, sources, command) {
        Ok(report) => print(&report),
        Err(error) => fail(&error),
    }
}

#[expect(clippy::print_stdout, reason = "the report is the command's output")]
fn print(report: &str) -> ExitCode {
    println!("{report}");
    ExitCode::SUCCESS
}

fn export(config: Config, sources: Sources, command: ExportCommand) -> Result<String, ExportError> {
    if config.site_url_is_local {
        return Err(ExportError::NoSiteUrl);
    }
    let server = server_address(command.server)?;
    let mut folder = OutputFolder::open(command.folder, command.force)?;
    let mut settings = publish_settings(&config);
    settings.exported = Some(Exported { server: server.clone() });
    // Files can only be counted by a server elsewhere.
    settings.counts_views &= !server.is_empty();
    let publisher = Publisher::start(sources, settings)?;
    let country_lookup = CountryLookup::new(&config, None);
    let (leads, _unread) = LeadQueue::new();
    let (earlier_assets, _unread) = EarlierAssets::new();
    let (subscriptions, _unread) = Subscriptions::new();
    let (store, _unread) = StoreAccess::new();
    let office = Office::new(store, RelyingParty::of(&config.site_url)?, config.clock);
    let app = App::new(config, publisher, country_lookup, leads, earlier_assets, subscriptions, office);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(write_all(&app, &server, &mut folder))?;
    Ok(format!("{} files in {}", folder.count(), folder.path().display()))
}

fn server_address(given: Option<String>) -> Result<String, ExportError> {
    let Some(address) = given else { return Ok(String::new()) };
    if !(address.starts_with("http://") || address.starts_with("https://")) {
        return Err(ExportError::BadServer(address));
    }
    Ok(address.trim_end_matches('/').to_owned())
}

async fn write_all(app: &App, server: &str, folder: &mut OutputFolder) -> Result<(), ExportError> {
    app.publisher.warm().await;
    let site = app.publisher.site();
    let router = router(app.clone());
    for Exportable { address, status, files } in addresses::all(&site) {
        let (body, mut headers) = fetch(&router, &address, status).await?;
        for file in files {
            folder.write(&file, &body)?;
        }
        if address == "/" {
            app.security_headers.apply(&mut headers);
            folder.write("_headers", static_host::headers(&headers, server).as_bytes())?;
        }
    }
    for (path, target) in site.content.routes.redirects() {
        folder.write(
            &format!("{}.html", path.trim_start_matches('/')),
            static_host::redirect_page(&target).as_bytes(),
        )?;
    }
    folder.write("_redirects", static_host::redirects(&site.content.routes).as_bytes())?;
    Ok(())
}

/// One address, as a visitor without cookies would get it.
async fn fetch(
    router: &Router,
    address: &str,
    expected: StatusCode,
) -> Result<(bytes::Bytes, axum::http::HeaderMap), ExportError> {
    let request = Request::get(address).body(Body::empty())?;
    let response = router.clone().oneshot(request).await?;
    if response.status() != expected {
        let status = response.status();
        return Err(ExportError::UnexpectedStatus { address: address.to_owned(), status, expected });
    }
    let headers = response.headers().clone();
    Ok((response.into_body().collect().await?.to_bytes(), headers))
}
