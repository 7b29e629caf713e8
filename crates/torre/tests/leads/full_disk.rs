//! A disk without room: nobody is told "sent" for what could not be written, and pages stay up.

use serde_json::json;

use crate::program::{self, enquiry_with};
use crate::support::Torre;
use crate::support::http::Response;
use crate::support::small_disk::SmallDisk;

fn post(torre: &Torre, number: usize) -> Response {
    let body = enquiry_with(&json!({ "message": format!("{number} {}", "largo ".repeat(800)) }));
    torre.client().post_json("/api/leads", &[], &body).unwrap()
}

#[test]
fn on_a_full_disk_nothing_is_confirmed_that_is_not_stored() {
    let mut torre = program::prepare(&[]);
    let Some(disk) = SmallDisk::mount(&torre.folder().join("disk")) else {
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
        for _ in 0..5 {
            assert_eq!(send(&torre).status, 503);
            assert_eq!(torre.client().get("/cursos").unwrap().status, 200);
        }
        disk.make_room();
    }
    assert_eq!(send(&torre).status, 201);
    torre.kill();
    let stored: Vec<_> = torre.leads().into_iter().map(|lead| lead["id"].clone()).collect();
    assert_eq!(stored, confirmed);
    drop(disk);
}
