//! HTTPS without a proxy: a certificate and its key, as PEM files, read at start.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// Which file cannot be used, and why.
#[derive(Debug)]
pub struct TlsError(String);

impl fmt::Display for TlsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TlsError {}

pub fn acceptor(certificate: &Path, key_file: &Path) -> Result<TlsAcceptor, TlsError> {
    let certificates = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(|error| unusable("TORRE_TLS_CERTIFICATE", certificate, &error))?;
    let key = PrivateKeyDer::from_pem_file(key_file)
        .map_err(|error| unusable("TORRE_TLS_KEY", key_file, &error))?;
    let mut config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .map_err(|error| unusable("TORRE_TLS_CERTIFICATE", certificate, &error))?;
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

fn unusable(setting: &str, file: &Path, error: &dyn fmt::Display) -> TlsError {
    TlsError(format!("{setting}: {} cannot be used: {error}; expected a PEM file", file.display()))
}
