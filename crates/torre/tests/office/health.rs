//! Health, for whoever looks after the site.

use std::fs;

use serde_json::{Value, json};

use crate::office_server::{OfficeServer, on_both_stores, prepare};
use crate::support::{copy_of, root};

#[test]
fn everybody_of_the_office_sees_how_everything_does() {
    on_both_stores(|office| {
        let luis = office.colleague("Luis", "office");
        let health = office.get("/health", Some(&luis.cookie)).json();
        let is_sqlite = office.torre.data().join("torre.db").exists();
        let kind = if is_sqlite { "sqlite" } else { "postgres" };
        assert_eq!(health["store"], json!({ "kind": kind, "ok": true, "sentence": null }));
        let idle = json!({ "configured": false, "ok": true, "waiting": 0, "failed": 0, "oldest": null, "lastError": null });
        assert_eq!((&health["mail"], &health["webhook"]), (&idle, &idle));
        assert_eq!(health["backup"], json!({ "last": null, "applicable": is_sqlite }));
        assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
        assert!(health["startedAt"].as_str().unwrap().starts_with("20"), "{health}");
    });
}

#[test]
fn the_last_backup_is_known() {
    let office = OfficeServer::start();
    let luis = office.colleague("Luis", "office");
    let last = || office.get("/health", Some(&luis.cookie)).json()["backup"]["last"].clone();
    for name in ["one.db", "two.db"] {
        let file = office.torre.folder().join(name);
        office.torre.cli_text(&["backup", file.to_str().unwrap()]);
        assert!(last().is_string());
    }
    assert_eq!(office.count("backups"), 2);
    // One that was not written is not known.
    let file = office.torre.folder().join("two.db");
    assert!(!office.torre.cli(&["backup", file.to_str().unwrap()]).status.success());
    assert_eq!(office.count("backups"), 2);
    let doctor = office.torre.cli(&["doctor"]);
    let said = String::from_utf8_lossy(&doctor.stdout).into_owned();
    assert!(said.contains("the last `torre backup` was written 0 days ago"), "{said}");
}

/// The same that `torre check` says.
#[test]
fn stale_facts_and_placeholders_are_those_of_the_check() {
    let content = copy_of("content");
    let file = content.path().join("pages/call-preparation.toml");
    let page = fs::read_to_string(&file).unwrap();
    let (before, rest) = page.split_once("reviewBy = \"").unwrap();
    fs::write(&file, format!("{before}reviewBy = \"2020-01{}", &rest[7..])).unwrap();
    let office = OfficeServer::started(prepare(&[("TORRE_CONTENT", content.path().to_str().unwrap())]));
    let luis = office.colleague("Luis", "office");
    let health = office.get("/health", Some(&luis.cookie)).json();
    let checked = office.torre.cli_text(&["check", "--format", "json"]);
    let checked: Value = serde_json::from_str(&checked).unwrap();
    let warned = |words: &str| {
        let all = checked["diagnostics"].as_array().unwrap();
        all.iter().filter(|one| one["message"].as_str().unwrap().contains(words)).count()
    };
    let stale = health["content"]["stale"].as_array().unwrap();
    let overdue: Vec<_> = stale.iter().filter(|one| one["since"] == "2020-01-31").collect();
    assert!(
        !overdue.is_empty()
            && overdue
                .iter()
                .all(|one| one["where"].as_str().unwrap().starts_with("pages/call-preparation.toml: ")),
        "{stale:?}"
    );
    assert_eq!(stale.len(), warned("was to be looked at again") + warned("calls a month next"));
    let placeholders = health["content"]["placeholders"].as_array().unwrap();
    assert_eq!(placeholders.len(), warned("placeholder to replace"));
    let listed = fs::read_to_string(root().join("content/placeholders.toml")).unwrap();
    for placeholder in placeholders {
        assert!(listed.contains(&format!("\"{}\"", placeholder["file"].as_str().unwrap())), "{placeholder}");
    }
}
