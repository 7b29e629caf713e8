//! How sessions end.

use serde_json::json;

use crate::office_server::{Colleague, OfficeServer, code, cookie_of, on_both_stores, prepare};
use crate::support::eventually;
use crate::support::postgres::Postgres;

const MINUTE: i64 = 60 * 1000;

fn status(office: &OfficeServer, colleague: &Colleague) -> u16 {
    office.get("/me", Some(&colleague.cookie)).status
}

/// As if the last sign of its owner were so long ago.
fn idle(office: &OfficeServer, minutes: i64) {
    office.change(&format!("UPDATE sessions SET last_seen_at = last_seen_at - {}", minutes * MINUTE));
}

#[test]
fn half_an_hour_without_a_sign_ends_a_session() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        idle(office, 29);
        // A sign of activity: the half hour begins again.
        assert_eq!(status(office, &ana), 200);
        idle(office, 29);
        assert_eq!(status(office, &ana), 200);
        idle(office, 31);
        let ended = office.get("/me", Some(&ana.cookie));
        assert_eq!((ended.status, code(&ended)), (401, "signedOut".to_owned()));
    });
}

#[test]
fn half_a_day_ends_a_session_that_is_in_use() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let begun = |minutes: i64| {
            office.change(&format!("UPDATE sessions SET started_at = started_at - {}", minutes * MINUTE));
        };
        begun(12 * 60 - 1);
        assert_eq!(status(office, &ana), 200);
        begun(1);
        assert_eq!(status(office, &ana), 401);
    });
}

#[test]
fn signing_out_ends_the_session_and_takes_the_cookie() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let out = office.post("/sign-out", Some(&ana.cookie), &json!({}));
        assert_eq!(out.status, 204);
        assert!(out.header("set-cookie").unwrap().contains("Max-Age=0"));
        assert_eq!(status(office, &ana), 401);
    });
}

#[test]
fn a_session_elsewhere_is_listed_and_ended_by_hand() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let other = cookie_of(&office.sign_in(&ana.device));
        let listed = office.get("/sessions", Some(&ana.cookie)).json();
        let listed = listed.as_array().unwrap();
        assert_eq!(listed.len(), 2);
        assert_eq!(listed.iter().filter(|session| session["current"] == true).count(), 1);
        let elsewhere = listed.iter().find(|session| session["current"] == false).unwrap();
        let path = format!("/sessions/{}", elsewhere["id"].as_str().unwrap());
        assert_eq!(office.call("DELETE", &path, Some(&ana.cookie), &json!({})).status, 204);
        assert_eq!(office.get("/me", Some(&other)).status, 401);
        assert_eq!(status(office, &ana), 200);
        assert_eq!(office.call("DELETE", &path, Some(&ana.cookie), &json!({})).status, 404);
    });
}

#[test]
fn a_removed_person_is_refused_at_the_next_request() {
    on_both_stores(|office| {
        let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
        assert_eq!(status(office, &luis), 200);
        office.torre.cli_text(&["staff", "remove", "luis"]);
        assert_eq!(status(office, &luis), 401);
        assert_eq!(office.sign_in(&luis.device).status, 401);
        assert_eq!(status(office, &ana), 200);
    });
}

/// Session fixation: what the browser brings is never taken over, and ends with the sign-in.
#[test]
fn a_sign_in_begins_a_session_with_a_token_of_its_own() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let planted = format!("__Host-staff={}", "A".repeat(43));
    for brought in [planted.as_str(), &ana.cookie] {
        let begun = office.post("/sign-in/begin", None, &json!({})).json();
        let body = json!({ "ceremony": begun["ceremony"], "credential": ana.device.get(&begun["options"]) });
        let entered = office.post("/sign-in/finish", Some(brought), &body);
        assert_eq!(entered.status, 204);
        assert_ne!(cookie_of(&entered), brought);
        assert_eq!(office.get("/me", Some(brought)).status, 401);
        assert_eq!(office.get("/me", Some(&cookie_of(&entered))).status, 200);
    }
}

#[test]
fn a_store_that_goes_away_is_said_and_signs_nobody_out() {
    let mut postgres = Postgres::start();
    let office = OfficeServer::started(prepare(&[("DATABASE_URL", &postgres.url())]));
    let ana = office.colleague("Ana", "admin");
    postgres.stop();
    let away = office.get("/me", Some(&ana.cookie));
    assert_eq!((away.status, code(&away)), (503, "unavailable".to_owned()));
    postgres.run();
    eventually("the store is back", || status(&office, &ana) == 200);
}
