//! A disk without room: nobody is told "sent" for what could not be written, and pages stay up.

use serde_json::json;

use crate::program::{self, enquiry_with};
use crate::support::Torre;
use crate::support::eventually;
use crate::support::http::Response;
use crate::support::postgres::Postgres;
use crate::support::small_disk::SmallDisk;

fn post(torre: &Torre, number: usize) -> Response {
    let body = enquiry_with(&json!({ "message": format!("{number} {}", "largo ".repeat(800)) }));
    torre.client().post_json("/api/leads", &[], &body).unwrap()
}

#[test]
fn on_a_full_disk_nothing_is_confirmed_that_is_not_stored() {
    let mut torre = program::prepare(&[]);
    let Some(disk) = SmallDisk::mount(&torre.folder().join("disk"), 4) else {
        return eprintln!("skipped: a tmpfs cannot be mounted here");
    };
    torre.set("TORRE_DATA", disk.place().to_str().unwrap());
    torre.run();
    torre.wait_until_ready();
    let mut confirmed = Vec::new();
    let mut number = 0;
    let mut send = |torre: &Torre| {
        number += 1;
        let answer = post(torre, number);
        if answer.status == 201 {
            confirmed.push(answer.json()["id"].clone());
        }
        answer
    };
    // Several times: room may run out while a row is written or while it is committed.
    for _ in 0..6 {
        assert_eq!(send(&torre).status, 201, "there is room");
        disk.fill();
        let refused = (0..2000).map(|_| send(&torre)).find(|answer| answer.status != 201).unwrap();
        assert_eq!(refused.status, 503);
        assert!(refused.json()["error"].as_str().unwrap().contains("+34 910 000 000"));
        // One more may find room while the search index is written in between; it is among those that must be stored below.
        let mut answers = Vec::new();
        for _ in 0..5 {
            answers.push(send(&torre).status);
            assert_eq!(torre.client().get("/cursos").unwrap().status, 200);
        }
        assert!(answers.iter().all(|status| [201, 503].contains(status)), "{answers:?}");
        assert!(answers.contains(&503), "the disk is full: {answers:?}");
        disk.make_room();
    }
    assert_eq!(send(&torre).status, 201);
    torre.kill();
    let stored: Vec<_> = torre.leads().into_iter().map(|lead| lead["id"].clone()).collect();
    assert_eq!(stored, confirmed);
    drop(disk);
}

/// The disk has no room, then it has: operators and load balancers see both, without another enquiry.
fn says_that_its_disk_is_full(torre: &Torre, disk: &SmallDisk) {
    let failed = || torre.metric("torre_store_failed_writes_total");
    let is_down =
        || torre.metric("torre_store_up") == 0.0 && torre.client().get("/readyz").unwrap().status == 503;
    assert_eq!((post(torre, 0).status, torre.metric("torre_store_up")), (201, 1.0));
    disk.fill();
    let refused = (1..4000).find(|number| post(torre, *number).status == 503);
    assert!(refused.is_some(), "the disk never was full");
    assert!(is_down() && failed() >= 1.0);
    // Reading works all the time. The program tries to write by itself, and says so as long as that fails.
    let before = failed();
    eventually("two more writes have failed", || {
        assert!(is_down());
        failed() >= before + 2.0
    });
    disk.make_room();
    torre.wait_until_ready();
    assert_eq!(torre.metric("torre_store_up"), 1.0);
    assert_eq!(post(torre, 0).status, 201);
}

#[test]
fn a_full_disk_under_sqlite_is_reported_until_a_write_works() {
    let mut torre = program::prepare(&[("TORRE_ADMIN_LISTEN", "127.0.0.1:0")]);
    let Some(disk) = SmallDisk::mount(&torre.folder().join("disk"), 4) else {
        return eprintln!("skipped: a tmpfs cannot be mounted here");
    };
    torre.set("TORRE_DATA", disk.place().to_str().unwrap());
    torre.run();
    torre.wait_until_ready();
    says_that_its_disk_is_full(&torre, &disk);
    torre.kill();
}

#[test]
fn a_full_disk_under_postgres_is_reported_until_a_write_works() {
    let postgres = Postgres::start();
    let Some((disk, url)) = postgres.database_on_small_disk() else {
        return eprintln!("skipped: a tmpfs cannot be mounted here");
    };
    let torre = program::start(&[("TORRE_ADMIN_LISTEN", "127.0.0.1:0"), ("DATABASE_URL", &url)]);
    says_that_its_disk_is_full(&torre, &disk);
}
