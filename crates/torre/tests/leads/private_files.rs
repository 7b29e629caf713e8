//! What visitors wrote is for the owner of the files alone.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Stdio;

use crate::program::{self, enquiry};
use crate::support::Torre;

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn send(torre: &Torre) {
    assert_eq!(torre.client().post_json("/api/leads", &[], &enquiry()).unwrap().status, 201);
}

fn is_private(torre: &Torre) {
    assert_eq!(mode(&torre.data()), 0o700);
    for name in ["torre.db", "torre.db-wal", "torre.db-shm", "torre.lock"] {
        assert_eq!(mode(&torre.data().join(name)), 0o600, "{name}");
    }
}

#[test]
fn the_database_and_all_beside_it_belong_to_their_owner() {
    let mut torre = program::start(&[]);
    send(&torre);
    is_private(&torre);
    torre.kill();
    // As an older version left them.
    fs::set_permissions(torre.data(), Permissions::from_mode(0o755)).unwrap();
    for entry in fs::read_dir(torre.data()).unwrap() {
        fs::set_permissions(entry.unwrap().path(), Permissions::from_mode(0o644)).unwrap();
    }
    torre.run();
    torre.wait_until_ready();
    send(&torre);
    is_private(&torre);
}

#[test]
fn backups_and_exports_belong_to_their_owner() {
    let torre = program::start(&[]);
    send(&torre);
    let copy = torre.folder().join("copy.db");
    torre.cli_text(&["backup", copy.to_str().unwrap()]);
    assert_eq!(mode(&copy), 0o600);
    for format in ["csv", "json"] {
        let path = torre.folder().join(format!("leads.{format}"));
        let file = File::create(&path).unwrap();
        file.set_permissions(Permissions::from_mode(0o644)).unwrap();
        let mut export = torre.command(&["leads", "export", "--format", format]);
        assert!(export.stdout(Stdio::from(file)).status().unwrap().success());
        assert!(fs::read_to_string(&path).unwrap().contains("ana@example.com"));
        assert_eq!(mode(&path), 0o600, "{format}");
    }
}
