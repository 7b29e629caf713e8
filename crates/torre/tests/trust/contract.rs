//! The contract, put to the test by somebody who only reads it: schemathesis invents requests, right and wrong ones,
//! and holds every answer against the document. `make contract` runs it for longer and with other inventions.

use std::process::Command;

use serde_json::Value;

use crate::support::{Torre, root};

/// Per operation and kind of test; a seed makes them the same ones every time.
const CASES: &str = "75";
const SEED: &str = "10";

fn setting(name: &str, default: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| default.to_owned())
}

#[test]
fn every_answer_to_thousands_of_invented_requests_is_in_the_contract() {
    let secret = ("TORRE_TALLY_SECRET", "contract");
    let many = "100000000";
    let torre = Torre::start_without_react(&[
        ("TORRE_LEADS_PER_MINUTE", many),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", many),
        ("TORRE_SUBSCRIPTIONS_PER_MINUTE", many),
        ("TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE", many),
        // Without mail nobody can subscribe. Nobody answers there.
        ("TORRE_SMTP_URL", "smtp://127.0.0.1:1"),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
        ("TORRE_LOG", "warn,torre::cli=info"),
        secret,
    ]);
    let report = torre.folder().join("report.json");
    let run = Command::new(root().join("tools/.venv/bin/schemathesis"))
        .current_dir(root().join("tools/contract"))
        .env(secret.0, secret.1)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .args(["--config-file", "schemathesis.toml", "run"])
        .arg(format!("http://{}/api/openapi.json", torre.address))
        .args(["--checks", "all", "--continue-on-failure", "--generation-database", "none"])
        .args(["--max-examples", &setting("TORRE_CONTRACT_CASES", CASES)])
        .args(["--seed", &setting("TORRE_CONTRACT_SEED", SEED)])
        .args(["--report", "json", "--report-json-path"])
        .arg(&report)
        .output()
        .unwrap_or_else(|error| panic!("schemathesis: {error}; tools/install-test-tools installs it"));
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{said}\n{}", String::from_utf8_lossy(&run.stderr));
    let report: Value = serde_json::from_slice(&std::fs::read(report).unwrap()).unwrap();
    let generated = report["test_cases"]["generated"].as_u64().unwrap();
    eprintln!("{generated} requests, seed {}", report["seed"]);
    assert!(generated >= 1200, "{said}");
    assert_eq!(report["operations"]["tested"], report["operations"]["total"]);

    // It was accepted: enquiries of both kinds and subscriptions were stored.
    let stored = torre.leads();
    let through = |form: &str| stored.iter().any(|lead| lead["form"] == form);
    assert!(through("contact") && through("tally") && through("subscription"), "{said}");
    assert!(!torre.log().contains("ERROR") && !torre.log().contains("panicked"), "{}", torre.log());
}
