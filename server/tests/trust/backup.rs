//! `torre backup`: a copy made while the server runs, restored into a new one.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::support::Torre;

const LEAD: &str = r#"{"form":"message","name":"Ana","email":"ana@example.org","message":"Hola, quiero información.","lang":"es","consent":true}"#;

fn torre(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_torre")).args(arguments).env("TORRE_DATA", data).output().unwrap()
}

fn send(server: &Torre) -> u16 {
    let length = LEAD.len();
    let request = format!(
        "POST /api/leads HTTP/1.1\r\nhost: torre\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{LEAD}"
    );
    crate::wire::statuses(&crate::wire::ask(server.address, &request))[0]
}

#[test]
fn a_backup_of_a_running_server_holds_every_enquiry_and_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Torre::start(&[("TORRE_DATA", data.to_str().unwrap())]);
    for _ in 0..3 {
        assert_eq!(send(&server), 201);
    }
    let copy = folder.path().join("copy.db");
    let output = torre(&data, &["backup", copy.to_str().unwrap()]);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(send(&server), 201);

    let restored = folder.path().join("restored");
    fs::create_dir(&restored).unwrap();
    fs::copy(&copy, restored.join("torre.db")).unwrap();
    let again = Torre::start(&[("TORRE_DATA", restored.to_str().unwrap())]);
    let listed = torre(&restored, &["leads", "export", "--format", "json"]);
    assert_eq!(String::from_utf8_lossy(&listed.stdout).matches("ana@example.org").count(), 3);
    assert_eq!(send(&again), 201);
}

#[test]
fn a_backup_overwrites_nothing_and_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let nothing = torre(folder.path(), &["backup", "copy.db"]);
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("there is no database"), "{nothing:?}");
    let _server = Torre::start(&[("TORRE_DATA", folder.path().to_str().unwrap())]);
    let existing = folder.path().join("torre.db");
    let refused = torre(folder.path(), &["backup", existing.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("not overwritten"), "{refused:?}");
}
