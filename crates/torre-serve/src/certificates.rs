//! Certificate reload: the pair of files is read again when it changes, since certificates live for weeks and the program
//! for months. A pair that cannot be used changes nothing but the log.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::{Duration, SystemTime};
use std::{fs, thread};

use arc_swap::ArcSwap;
use tokio_rustls::TlsAcceptor;

use crate::tls::{TlsError, acceptor};

/// How soon a new certificate is noticed.
const CHECK_INTERVAL: Duration = Duration::from_secs(5);

pub struct Certificates {
    certificate: PathBuf,
    key: PathBuf,
    acceptor: ArcSwap<TlsAcceptor>,
}

/// What tells that a file is another than before, also when it was replaced by one of the same age.
#[derive(PartialEq, Eq)]
struct Stamp {
    changed: Option<SystemTime>,
    length: u64,
}

impl Certificates {
    /// Reads the files now, and again when they change: on a thread of its own, since a disk may hang.
    pub fn read(certificate: &Path, key: &Path) -> Result<Arc<Certificates>, TlsError> {
        let stamps = [stamp(certificate), stamp(key)];
        let certificates = Arc::new(Certificates {
            certificate: certificate.into(),
            key: key.into(),
            acceptor: ArcSwap::from_pointee(acceptor(certificate, key)?),
        });
        let watched = Arc::downgrade(&certificates);
        let watching =
            thread::Builder::new().name("certificates".into()).spawn(move || watch(&watched, stamps));
        if let Err(error) = watching {
            tracing::warn!("a new certificate will not be noticed until the next start: {error}");
        }
        Ok(certificates)
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::clone(&self.acceptor.load())
    }

    fn reload(&self) {
        match acceptor(&self.certificate, &self.key) {
            Ok(acceptor) => {
                self.acceptor.store(Arc::new(acceptor));
                tracing::info!("a new certificate is in use");
            }
            // Both files are rarely written at once: the next change may complete the pair.
            Err(error) => tracing::warn!("the certificate stays as it was: {error}"),
        }
    }
}

fn watch(certificates: &Weak<Certificates>, mut seen: [Option<Stamp>; 2]) {
    loop {
        thread::sleep(CHECK_INTERVAL);
        let Some(certificates) = certificates.upgrade() else { return };
        let now = [stamp(&certificates.certificate), stamp(&certificates.key)];
        if now != seen {
            seen = now;
            certificates.reload();
        }
    }
}

fn stamp(file: &Path) -> Option<Stamp> {
    let metadata = fs::metadata(file).ok()?;
    Some(Stamp { changed: metadata.modified().ok(), length: metadata.len() })
}
