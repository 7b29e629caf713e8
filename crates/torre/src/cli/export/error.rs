//! Why an export failed.

use std::convert::Infallible;
use std::io;
use std::path::PathBuf;

use axum::http::StatusCode;
use torre_office::auth::relying_party::NoRelyingParty;
use torre_render::publish::publish_error::PublishError;

#[derive(Debug, thiserror::Error)]
pub(super) enum ExportError {
    #[error("set TORRE_SITE_URL to the address under which the files will be served: pages name it")]
    NoSiteUrl,
    #[error("--server: \"{0}\" cannot be read; expected http://… or https://…")]
    BadServer(String),
    #[error("{} is not empty; name a new folder, or write over it with --force", .0.display())]
    NotEmpty(PathBuf),
    #[error("{} cannot be made: {source}", .path.display())]
    CannotMake { path: PathBuf, source: io::Error },
    #[error("{} cannot be read: {source}", .path.display())]
    CannotRead { path: PathBuf, source: io::Error },
    #[error("{} cannot be written: {source}", .path.display())]
    CannotWrite { path: PathBuf, source: io::Error },
    #[error("{address} answers {status}; expected {expected}")]
    UnexpectedStatus { address: String, status: StatusCode, expected: StatusCode },
    #[error(transparent)]
    Publish(#[from] PublishError),
    #[error(transparent)]
    Office(#[from] NoRelyingParty),
    #[error(transparent)]
    Http(#[from] axum::http::Error),
    #[error(transparent)]
    Body(#[from] axum::Error),
    #[error(transparent)]
    Router(#[from] Infallible),
    #[error(transparent)]
    Io(#[from] io::Error),
}
