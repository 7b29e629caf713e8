//! `torre export DIR`: the whole site as files that any static host can serve. Each file is what the running program
//! answers at that address.

mod addresses;
mod host;
mod writer;

use std::path::PathBuf;
use std::process::ExitCode;

use addresses::Exportable;
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use clap::Args;
use http_body_util::BodyExt;
use torre_config::Config;
use torre_http::app::App;
use torre_http::geo_lookup::Geo;
use torre_http::router::router;
use torre_leads::desk::Desk;
use torre_pages::page_data::Exported;
use torre_render::publish::publisher::Publisher;
use torre_render::publish::sources::Sources;
use tower::ServiceExt;
use writer::Folder;

use crate::cli::{fail, serve};

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

type Failure = Box<dyn std::error::Error>;

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

fn export(config: Config, sources: Sources, command: ExportCommand) -> Result<String, Failure> {
    if config.site_url == format!("http://{}", config.listen) {
        return Err(
            "set TORRE_SITE_URL to the address under which the files will be served: pages name it".into()
        );
    }
    let server = server_address(command.server)?;
    let mut folder = Folder::open(command.folder, command.force)?;
    let mut settings = serve::publish_settings(&config);
    settings.exported = Some(Exported { server: server.clone() });
    let publisher = Publisher::start(sources, settings)?;
    let geo = Geo::new(&config, None);
    let (desk, _nobody) = Desk::new();
    let app = App::new(config, publisher, geo, desk);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(write_all(&app, &server, &mut folder))?;
    Ok(format!("{} files in {}", folder.count(), folder.path().display()))
}

fn server_address(given: Option<String>) -> Result<String, Failure> {
    let Some(address) = given else { return Ok(String::new()) };
    if !(address.starts_with("http://") || address.starts_with("https://")) {
        return Err(format!("--server: \"{address}\" cannot be read; expected http://… or https://…").into());
    }
    Ok(address.trim_end_matches('/').to_owned())
}

async fn write_all(app: &App, server: &str, folder: &mut Folder) -> Result<(), Failure> {
    app.publisher.warm().await;
    let site = app.publisher.site();
    let router = router(app.clone());
    for Exportable { address, status, files } in addresses::all(&site) {
        let (body, headers) = ask(&router, &address, status).await?;
        for file in files {
            folder.write(&file, &body)?;
        }
        if address == "/" {
            folder.write("_headers", host::headers(&headers, server).as_bytes())?;
        }
    }
    for (path, target) in site.content.routes.redirects() {
        folder.write(&format!("{}.html", path.trim_start_matches('/')), host::moved(&target).as_bytes())?;
    }
    folder.write("_redirects", host::redirects(&site.content.routes).as_bytes())?;
    Ok(())
}

/// One address, as a visitor without cookies would get it.
async fn ask(
    router: &Router,
    address: &str,
    expected: StatusCode,
) -> Result<(bytes::Bytes, axum::http::HeaderMap), Failure> {
    let request = Request::get(address).body(Body::empty())?;
    let response = router.clone().oneshot(request).await?;
    if response.status() != expected {
        return Err(format!("{address} answers {}; expected {expected}", response.status()).into());
    }
    let headers = response.headers().clone();
    Ok((response.into_body().collect().await?.to_bytes(), headers))
}
