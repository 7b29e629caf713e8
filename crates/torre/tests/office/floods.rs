//! Whoever tries keys by the thousand holds nothing and locks nobody out.

use std::fs;

use serde_json::json;

use crate::authenticator::Authenticator;
use crate::office_server::{HOST, OfficeServer, SITE};
use crate::support::eventually;

/// Kilobytes that the program has in memory.
fn memory(office: &OfficeServer) -> i64 {
    let status = fs::read_to_string(format!("/proc/{}/status", office.torre.pid())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_thousand_wrong_keys_lock_nobody_out_and_leave_nothing_behind() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let entries = office.count("audit");
    let before = memory(&office);
    let begun = office.post("/sign-in/begin", None, &json!({})).json();
    let wrong = Authenticator::new(SITE, HOST).get(&begun["options"]);
    let body = json!({ "ceremony": begun["ceremony"], "credential": wrong }).to_string();
    let headers = [("Content-Type", "application/json"), ("Origin", SITE), ("X-Torre-Staff", "1")];
    let mut client = office.torre.client();
    for _ in 0..1000 {
        let answer = client.send("POST", "/api/staff/sign-in/finish", &headers, body.as_bytes()).unwrap();
        assert!(matches!(answer.status, 401 | 429), "{}", answer.text());
    }
    // Whoever works is not even slowed, and whoever stands at the same address waits for a moment.
    assert_eq!(office.get("/me", Some(&ana.cookie)).status, 200);
    eventually("sign-in is allowed again", || {
        let begun = office.post("/sign-in/begin", None, &json!({}));
        begun.status == 200 && {
            let begun = begun.json();
            let body =
                json!({ "ceremony": begun["ceremony"], "credential": ana.device.get(&begun["options"]) });
            office.post("/sign-in/finish", None, &body).status == 204
        }
    });
    assert_eq!(office.count("audit"), entries + 1, "only the sign-in");
    assert_eq!(office.count("used_ceremonies"), 2, "the enrolment's and the sign-in's");
    let grown = memory(&office) - before;
    assert!(grown < 16 * 1024, "{grown} KB");
}
