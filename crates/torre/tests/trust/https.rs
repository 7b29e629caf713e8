//! HTTPS and HTTP/2 without a proxy, as a client sees it.

use std::process::Command;

use crate::support::certificate::Certificate;
use crate::support::{Torre, wait_for};

fn curl(certificate: &Certificate, port: &str, protocol: &str) -> String {
    let output = Command::new("curl")
        .args(["--silent", "--show-error", protocol, "--cacert"])
        .arg(&certificate.certificate)
        .args([
            "--write-out",
            "\n%{http_version} %{response_code}",
            &format!("https://localhost:{port}/healthz"),
        ])
        .output()
        .unwrap();
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn with_a_certificate_visitors_are_served_over_https_in_both_protocols() {
    let certificate = Certificate::make();
    let torre = Torre::start_without_react(&certificate.settings());
    let port = torre.address.port().to_string();
    assert_eq!(curl(&certificate, &port, "--http2"), "ok\n\n2 200");
    assert_eq!(curl(&certificate, &port, "--http1.1"), "ok\n\n1.1 200");
}

#[test]
fn a_new_certificate_is_used_without_a_restart() {
    let (first, second) = (Certificate::make(), Certificate::make());
    let torre = Torre::start_without_react(&first.settings());
    let port = torre.address.port().to_string();
    assert_eq!(curl(&first, &port, "--http2"), "ok\n\n2 200");
    // As a tool that renews certificates does it: one file after the other, each in one step.
    for (new, old) in [(&second.certificate, &first.certificate), (&second.key, &first.key)] {
        let beside = old.with_extension("new");
        std::fs::copy(new, &beside).unwrap();
        std::fs::rename(&beside, old).unwrap();
    }
    wait_for("the new certificate", || (curl(&second, &port, "--http2") == "ok\n\n2 200").then_some(()));
}

#[test]
fn a_file_that_is_no_certificate_stops_the_start_with_its_name() {
    let certificate = Certificate::make();
    let output = Command::new(env!("CARGO_BIN_EXE_torre"))
        .arg("serve")
        .env("TORRE_LISTEN", "127.0.0.1:0")
        .env("TORRE_DATA", certificate.key.parent().unwrap())
        .env("TORRE_TLS_CERTIFICATE", "/dev/null")
        .env("TORRE_TLS_KEY", &certificate.key)
        .output()
        .unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("TORRE_TLS_CERTIFICATE"), "{output:?}");
}

#[test]
fn http2_works_in_clear_too_for_a_proxy_that_speaks_it() {
    let torre = Torre::shared();
    let output = Command::new("curl")
        .args(["--silent", "--http2-prior-knowledge", "--write-out", "%{http_version} %{response_code}"])
        .args(["--output", "/dev/null", &format!("http://{}/", torre.address)])
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stdout), "2 200");
}
