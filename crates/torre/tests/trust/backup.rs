//! Copies of the store made while the server runs, by `torre backup` and by Litestream, restored into a new one.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use crate::support::{Torre, eventually, root};
use crate::wire::{ask, enquiry, statuses};

fn torre(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_torre")).args(arguments).env("TORRE_DATA", data).output().unwrap()
}

fn send(server: &Torre) -> u16 {
    statuses(&ask(server.address, &enquiry()))[0]
}

fn enquiries(data: &Path) -> usize {
    let listed = torre(data, &["leads", "export", "--format", "json"]);
    String::from_utf8_lossy(&listed.stdout).matches("ana@example.org").count()
}

#[test]
fn a_backup_of_a_running_server_holds_every_enquiry_and_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Torre::start_without_react(&[("TORRE_DATA", data.to_str().unwrap())]);
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
    let again = Torre::start_without_react(&[("TORRE_DATA", restored.to_str().unwrap())]);
    assert_eq!(enquiries(&restored), 3);
    assert_eq!(send(&again), 201);
}

#[test]
fn a_backup_overwrites_nothing_and_says_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let nothing = torre(folder.path(), &["backup", "copy.db"]);
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("there is no database"), "{nothing:?}");
    let _server = Torre::start_without_react(&[("TORRE_DATA", folder.path().to_str().unwrap())]);
    let existing = folder.path().join("torre.db");
    let refused = torre(folder.path(), &["backup", existing.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&refused.stderr).contains("not overwritten"), "{refused:?}");
}

/// With the configuration that is delivered, and a folder in the place of the object store.
fn litestream(data: &Path, replica: &Path, command: &str) -> Command {
    let mut litestream = Command::new(root().join("tools/.venv/bin/litestream"));
    litestream.args([command, "-config"]).arg(root().join("deploy/litestream.yml"));
    litestream.env("TORRE_DATA", data).env("TORRE_REPLICA", format!("file://{}", replica.display()));
    litestream.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    litestream
}

/// Ends with the test, however that ends.
struct Copying(Child);

impl Drop for Copying {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// On a machine that has nothing but the replica.
fn restore(data: &Path, replica: &Path) -> Output {
    fs::create_dir_all(data).unwrap();
    litestream(data, replica, "restore").arg(data.join("torre.db")).output().unwrap()
}

#[test]
fn a_machine_that_is_lost_comes_back_from_litestreams_copy() {
    let folder = tempfile::tempdir().unwrap();
    let (data, replica) = (folder.path().join("data"), folder.path().join("replica"));
    let mut server = Torre::start_without_react(&[("TORRE_DATA", data.to_str().unwrap())]);
    let copying = Copying(
        litestream(&data, &replica, "replicate").stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap(),
    );
    for _ in 0..3 {
        assert_eq!(send(&server), 201);
    }
    let mut look = 0;
    eventually("every enquiry is in the copy", || {
        look += 1;
        let looked = folder.path().join(format!("look-{look}"));
        restore(&looked, &replica).status.success() && enquiries(&looked) == 3
    });
    server.kill();
    drop(copying);
    fs::remove_dir_all(&data).unwrap();

    let output = restore(&data, &replica);
    assert!(output.status.success(), "{output:?}");
    server.run();
    server.wait_until_ready();
    assert_eq!(send(&server), 201);
    assert_eq!(enquiries(&data), 4);
}
