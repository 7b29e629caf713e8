//! A certificate for this machine that nobody but itself signed.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// Gone when dropped.
pub struct Certificate {
    pub certificate: PathBuf,
    pub key: PathBuf,
    _folder: TempDir,
}

impl Certificate {
    pub fn make() -> Certificate {
        let folder = TempDir::new().unwrap();
        let (certificate, key) = (folder.path().join("certificate.pem"), folder.path().join("key.pem"));
        certify(&certificate, &key);
        Certificate { certificate, key, _folder: folder }
    }

    /// With which the program serves HTTPS.
    pub fn settings(&self) -> [(&'static str, &str); 2] {
        [
            ("TORRE_TLS_CERTIFICATE", self.certificate.to_str().unwrap()),
            ("TORRE_TLS_KEY", self.key.to_str().unwrap()),
        ]
    }
}

/// Writes both files.
pub fn certify(certificate: &Path, key: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"])
        .args([
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1",
        ])
        .args(["-addext", "basicConstraints=critical,CA:FALSE"])
        .arg("-keyout")
        .arg(key)
        .arg("-out")
        .arg(certificate)
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}
