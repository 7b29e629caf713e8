//! Why the server cannot start.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use torre_office::auth::relying_party::NoRelyingParty;
use torre_render::publish::publish_error::PublishError;
use torre_serve::tls::TlsError;

#[derive(Debug, thiserror::Error)]
pub(super) enum ServeError {
    #[error("another torre already serves with the database in {}; stop it, set TORRE_DATA to another folder, or use PostgreSQL (DATABASE_URL) for several", .0.display())]
    SecondInstance(PathBuf),
    #[error("cannot listen on {address}: {source}")]
    Listen { address: SocketAddr, source: io::Error },
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error(transparent)]
    Publish(#[from] PublishError),
    #[error(transparent)]
    Office(#[from] NoRelyingParty),
    #[error(transparent)]
    Io(#[from] io::Error),
}
