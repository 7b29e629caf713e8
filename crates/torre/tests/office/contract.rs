//! The office's contract, put to the test by somebody who only reads it and is signed in: schemathesis invents requests,
//! right and wrong ones, and holds every answer against the document.

use std::process::Command;

use serde_json::{Value, json};

use crate::enquirer::write;
use crate::letter::with_mail;
use crate::office_server::{OfficeServer, SITE};
use crate::support::{free_port, root};

/// Per operation and kind of test; a seed makes them the same ones every time.
const CASES: &str = "20";
const SEED: &str = "10";
/// Whoever ends their own session or removes themselves is told nothing more, and a stream does not end by itself.
const LEFT_OUT: [&str; 4] =
    ["/api/staff/sign-out", "/api/staff/sessions/{id}", "/api/staff/people/{id}", "/api/staff/events"];

/// `tools/contract/office.toml` names it.
const ENTRY: &str = "0190a1b2-0000-7000-8000-00000000c0de";

#[test]
fn every_answer_to_invented_requests_is_in_the_offices_contract() {
    // Mail is set up, and nobody takes it: what is sent waits.
    let office = OfficeServer::started(with_mail(free_port(), &[]));
    let ana = office.colleague("Ana", "admin");
    write(&office, &json!({}));
    let entry = json!({ "id": ENTRY, "form": "phone", "name": "Pedro Gil", "phone": "+34 600 111 222", "email": "pedro@example.com", "language": "es",
        "message": "Quiere visitar la escuela" });
    assert_eq!(office.post("/enquiries", Some(&ana.cookie), &entry).status, 201);
    let report = office.torre.folder().join("report.json");
    let mut run = Command::new(root().join("tools/.venv/bin/schemathesis"));
    run.current_dir(root().join("tools/contract")).env("PYTHONDONTWRITEBYTECODE", "1");
    run.args(["--config-file", "office.toml", "run"]);
    run.arg(format!("http://{}/api/staff/openapi.json", office.torre.address));
    for header in [&format!("Cookie: {}", ana.cookie), &format!("Origin: {SITE}"), "X-Torre-Staff: 1"] {
        run.args(["-H", header]);
    }
    for path in LEFT_OUT {
        run.args(["--exclude-path", path]);
    }
    run.args(["--checks", "all", "--continue-on-failure", "--generation-database", "none"]);
    run.args(["--max-examples", CASES, "--seed", SEED, "--report", "json", "--report-json-path"])
        .arg(&report);
    let run = run
        .output()
        .unwrap_or_else(|error| panic!("schemathesis: {error}; tools/install-test-tools installs it"));
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}\n{}", String::from_utf8_lossy(&run.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(report).unwrap()).unwrap();
    assert!(report["test_cases"]["generated"].as_u64().unwrap() >= 500, "{said}");
    assert!(office.count("erasures") > 0, "it passed authentication: {said}");
    assert_eq!(office.get("/me", Some(&ana.cookie)).status, 200, "still signed in");
    assert!(
        !office.torre.log().contains("ERROR") && !office.torre.log().contains("panicked"),
        "{}",
        office.torre.log()
    );
}
