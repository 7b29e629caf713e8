//! TLS without a proxy: a certificate and its key, as PEM files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::{self, PemObject};
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// Which file cannot be used, and why.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    #[error("TORRE_TLS_CERTIFICATE: {} cannot be used: {error}; expected a PEM file", file.display())]
    Certificate { file: PathBuf, error: pem::Error },
    #[error("TORRE_TLS_KEY: {} cannot be used: {error}; expected a PEM file", file.display())]
    Key { file: PathBuf, error: pem::Error },
    /// Each file can be read, but they do not go together.
    #[error("TORRE_TLS_CERTIFICATE: {} cannot be used: {error}; expected a PEM file", file.display())]
    Pair { file: PathBuf, error: rustls::Error },
}

pub fn acceptor(certificate: &Path, key_file: &Path) -> Result<TlsAcceptor, TlsError> {
    let certificates = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| TlsError::Certificate { file: certificate.into(), error })?;
    let key = PrivateKeyDer::from_pem_file(key_file)
        .map_err(|error| TlsError::Key { file: key_file.into(), error })?;
    let mut config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .map_err(|error| TlsError::Pair { file: certificate.into(), error })?;
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
