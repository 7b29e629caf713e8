//! Who may call what. Every call of the office stands in these lists; a route that is in none of them fails a test.

use std::collections::BTreeSet;
use std::fs;

use serde_json::json;

use crate::office_server::{OfficeServer, SITE, code, on_both_stores};
use crate::support::root;

/// Without a session.
const OPEN: [(&str, &str); 7] = [
    ("GET", "/words"),
    ("GET", "/openapi.json"),
    ("POST", "/invitation"),
    ("POST", "/enrolment/begin"),
    ("POST", "/enrolment/finish"),
    ("POST", "/sign-in/begin"),
    ("POST", "/sign-in/finish"),
];
/// With one.
const OWN: [(&str, &str); 33] = [
    ("GET", "/me"),
    ("POST", "/sign-out"),
    ("GET", "/sessions"),
    ("DELETE", "/sessions/{id}"),
    ("GET", "/passkeys"),
    ("POST", "/passkeys/begin"),
    ("POST", "/passkeys/finish"),
    ("PATCH", "/passkeys/{id}"),
    ("DELETE", "/passkeys/{id}"),
    ("GET", "/enquiries"),
    ("GET", "/enquiries/options"),
    ("POST", "/enquiries/{id}/viewing"),
    ("DELETE", "/enquiries/{id}/viewing"),
    ("GET", "/events"),
    ("POST", "/enquiries"),
    ("GET", "/enquiries/{id}"),
    ("PATCH", "/enquiries/{id}"),
    ("POST", "/enquiries/{id}/notes"),
    ("POST", "/enquiries/{id}/deliveries"),
    ("GET", "/enquiries/{id}/reply"),
    ("POST", "/enquiries/{id}/reply/preview"),
    ("POST", "/enquiries/{id}/replies"),
    ("POST", "/enquiries/{id}/replies/{reply}/again"),
    ("POST", "/enquiries/{id}/replies/{reply}/arrived"),
    ("POST", "/enquiries/{id}/reminders"),
    ("PATCH", "/enquiries/{id}/reminders/{reminder}"),
    ("DELETE", "/enquiries/{id}/reminders/{reminder}"),
    ("GET", "/account"),
    ("PATCH", "/account"),
    ("GET", "/health"),
    ("GET", "/visits"),
    ("GET", "/figures"),
    ("GET", "/figures.csv"),
];
/// With an administrator's.
const ADMINISTRATORS: [(&str, &str); 13] = [
    ("GET", "/people"),
    ("POST", "/people"),
    ("DELETE", "/people/{id}"),
    ("POST", "/people/{id}/invitation"),
    ("GET", "/audit"),
    ("GET", "/enquiries.csv"),
    ("GET", "/announcements"),
    ("POST", "/announcements"),
    ("POST", "/announcements/again"),
    ("POST", "/announcements/test"),
    ("POST", "/person/find"),
    ("POST", "/person/export"),
    ("POST", "/person/erase"),
];

fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    OPEN.into_iter().chain(OWN).chain(ADMINISTRATORS)
}

fn path(route: &str) -> String {
    let id = "0190a1b2-0000-7000-8000-000000000000";
    route.replace("{id}", id).replace("{reply}", id).replace("{reminder}", id)
}

#[test]
fn every_route_of_the_office_is_in_these_lists() {
    let routes = fs::read_to_string(root().join("crates/torre-http/src/staff/routes.rs")).unwrap();
    let paths = routes.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    for route in paths.filter(|path| !path.starts_with("/staff")) {
        assert!(all().any(|(_, known)| known == route), "{route}");
    }
}

#[test]
fn the_document_names_every_call_and_no_other() {
    let office = OfficeServer::start();
    office.invite("Ana", "admin");
    let document = office.get("/openapi.json", None).json();
    let mut named = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let route = path.strip_prefix("/api/staff").unwrap();
        for (method, operation) in operations.as_object().unwrap() {
            let (method, responses) = (method.to_uppercase(), &operation["responses"]);
            let needs_session = OWN.into_iter().chain(ADMINISTRATORS).any(|known| known == (&method, route));
            assert!(!needs_session || responses["401"].is_object(), "{method} {route}");
            assert!(method == "GET" || responses["403"].is_object(), "{method} {route}");
            named.insert((method, route.to_owned()));
        }
    }
    let known = all().filter(|(_, route)| *route != "/openapi.json");
    assert_eq!(named, known.map(|(method, route)| (method.to_owned(), route.to_owned())).collect());
}

#[test]
fn without_a_session_every_call_is_refused() {
    let office = OfficeServer::start();
    office.invite("Ana", "admin");
    let forged = format!("__Host-staff={}", "A".repeat(43));
    for cookie in [None, Some(forged.as_str()), Some("__Host-staff="), Some("staff=x")] {
        for (method, route) in OWN.into_iter().chain(ADMINISTRATORS) {
            let answer = office.call(method, &path(route), cookie, &json!({}));
            assert_eq!((answer.status, code(&answer)), (401, "signedOut".to_owned()), "{method} {route}");
        }
    }
}

#[test]
fn administrators_calls_are_theirs_alone() {
    let office = OfficeServer::start();
    office.colleague("Ana", "admin");
    let luis = office.colleague("Luis", "office");
    for (method, route) in ADMINISTRATORS {
        let body = json!({ "name": "Eva", "role": "administrator" });
        let answer = office.call(method, &path(route), Some(&luis.cookie), &body);
        assert_eq!((answer.status, code(&answer)), (403, "role".to_owned()), "{method} {route}");
    }
    assert_eq!(office.count("staff"), 2);
}

/// Cross-site request forgery: the cookie alone changes nothing.
#[test]
fn a_change_needs_the_offices_own_page() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    let foreign: [&[(&str, &str)]; 7] = [
        &[],
        &[("Origin", SITE)],
        &[("X-Torre-Staff", "1")],
        &[("X-Torre-Staff", "1"), ("Origin", "https://evil.example")],
        &[("X-Torre-Staff", "1"), ("Origin", "http://torre.example")],
        &[("X-Torre-Staff", "1"), ("Origin", "null")],
        // Not even the address that was asked: no passkey belongs to it.
        &[("X-Torre-Staff", "1"), ("Origin", &format!("http://{}", office.torre.address))],
    ];
    for headers in foreign {
        for (method, route) in all().filter(|(method, _)| *method != "GET") {
            let answer = office.call_with(method, &path(route), Some(&ana.cookie), headers, &json!({}));
            assert_eq!((answer.status, code(&answer)), (403, "origin".to_owned()), "{method} {route}");
        }
    }
    assert_eq!(office.get("/me", Some(&ana.cookie)).status, 200, "still signed in");
}

#[test]
fn nobody_touches_the_sessions_and_passkeys_of_another() {
    let office = OfficeServer::start();
    let (ana, luis) = (office.colleague("Ana", "admin"), office.colleague("Luis", "office"));
    // A session has no name.
    for (list, renamed) in [("/sessions", 405), ("/passkeys", 404)] {
        let listed = office.get(list, Some(&ana.cookie)).json();
        let path = format!("{list}/{}", listed[0]["id"].as_str().unwrap());
        assert_eq!(office.call("DELETE", &path, Some(&luis.cookie), &json!({})).status, 404);
        assert_eq!(office.call("PATCH", &path, Some(&luis.cookie), &json!({ "name": "x" })).status, renamed);
    }
    assert_eq!(office.get("/me", Some(&ana.cookie)).status, 200);
    assert_eq!(office.get("/passkeys", Some(&luis.cookie)).json().as_array().unwrap().len(), 1);
}

#[test]
fn other_methods_are_named_and_other_addresses_are_not_there() {
    let office = OfficeServer::start();
    let ana = office.colleague("Ana", "admin");
    for (method, path, allowed) in [
        ("POST", "/me", "GET,HEAD"),
        ("GET", "/sign-out", "POST"),
        ("PUT", "/people", "GET,HEAD,POST"),
        ("DELETE", "/enquiries/0190a1b2-0000-7000-8000-000000000000", "GET,HEAD,PATCH"),
        ("GET", "/person/erase", "POST"),
    ] {
        let answer = office.call(method, path, Some(&ana.cookie), &json!({}));
        assert_eq!((answer.status, code(&answer)), (405, "method".to_owned()), "{method} {path}");
        assert_eq!(answer.header("allow"), Some(allowed), "{method} {path}");
    }
    for path in ["/nothing", "/enquiries/a/b/c", "/person"] {
        let answer = office.get(path, Some(&ana.cookie));
        assert_eq!((answer.status, code(&answer)), (404, "notFound".to_owned()), "{path}");
    }
    let large = json!({ "name": "x".repeat(70_000) });
    assert_eq!(office.post("/people", Some(&ana.cookie), &large).status, 413);
    assert_eq!(office.post("/people", Some(&ana.cookie), &json!(["x"])).status, 400);
}

/// PostgreSQL has no character zero: what is no id never reaches it.
#[test]
fn absurd_ids_belong_to_nothing() {
    on_both_stores(|office| {
        let ana = office.colleague("Ana", "admin");
        let long = "a".repeat(5000);
        let absurd = ["%00", "x", "..%2f..", "%F0%9F%9B%AB", "'%20OR%201=1--", "%ff", &long];
        for (method, route) in all().filter(|(_, route)| route.contains("{id}")) {
            for id in absurd {
                let answer = office.call(method, &route.replace("{id}", id), Some(&ana.cookie), &json!({}));
                assert_eq!(
                    (answer.status, code(&answer)),
                    (404, "notFound".to_owned()),
                    "{method} {route} {id}"
                );
            }
        }
        assert_eq!(office.get("/audit?after=%00", Some(&ana.cookie)).status, 400);
        assert_eq!(office.get("/me", Some(&ana.cookie)).status, 200);
    });
}
