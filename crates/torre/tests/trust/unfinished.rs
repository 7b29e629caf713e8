//! Requests that are begun and not ended: whoever sends them waits, and nobody else does.

use std::net::Ipv4Addr;

use serde_json::json;

use crate::both_paths;
use crate::support::unfinished::{Plan, Unfinished};
use crate::support::unfinished_http1::begin;
use crate::support::{Torre, wait_for};
use crate::wire::{ask, enquiry, exchange, read_to_end, statuses};

const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);
/// All that one listener allows.
const STREAMS: usize = 128;
const JSON: (&str, &str) = ("content-type", "application/json");
const SETTINGS: [(&str, &str); 1] = [("TORRE_ADMIN_LISTEN", "127.0.0.1:0")];

fn admin(torre: &Torre) -> String {
    torre.wait_for_log("metrics at http://").replace("/metrics", "")
}

fn metric(admin: &str, name: &str) -> u64 {
    let metrics = ask(admin, "GET /metrics HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n");
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}: {metrics}")).parse().unwrap()
}

/// As many enquiries as the connections hold, without their bodies.
fn enquiries(connections: usize, headers: &'static [(&'static str, &'static str)]) -> Plan {
    Plan { from: ATTACKER, connections, streams: STREAMS, path: "/api/leads", headers, bytes: 0 }
}

/// Forms, pages that nobody has asked for yet, health and the administrator's address, from another client.
fn others_are_served(torre: &Torre, admin: &str) {
    for number in 0..5 {
        assert_eq!(statuses(&exchange(torre.address, &enquiry())), [201]);
        assert_eq!(torre.get(&format!("/cursos?n={number}")).status, 200);
        for path in ["/healthz", "/readyz"] {
            assert_eq!(torre.get(path).status, 200);
        }
        let ready = ask(admin, "GET /readyz HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n");
        assert_eq!(statuses(&ready), [200]);
    }
}

#[test]
fn requests_without_their_bodies_hold_nothing_that_others_need() {
    for torre in both_paths::started(&SETTINGS) {
        let admin = admin(&torre);
        let mut unfinished = Unfinished::begin(torre.address, &enquiries(9, &[JSON]));
        // Of 1,152; sixteen more are let in for every two seconds that a busy machine takes to open them.
        wait_for("most of them to be refused", || {
            (metric(&admin, "torre_refused_bodies_total") >= 1000).then_some(())
        });
        others_are_served(&torre, &admin);
        assert!(unfinished.answered().iter().all(|status| matches!(status, 429 | 400)));
    }
}

#[test]
fn the_same_over_http_1_from_five_addresses() {
    for torre in both_paths::started(&SETTINGS) {
        let admin = admin(&torre);
        let held: Vec<_> = (0..5).cycle().take(1200).map(|attacker| begin(torre.address, attacker)).collect();
        others_are_served(&torre, &admin);
        drop(held);
    }
}

#[test]
fn a_body_that_does_not_come_is_given_up_and_says_so() {
    for torre in both_paths::started(&[]) {
        assert_eq!(statuses(&read_to_end(&mut begin(torre.address, 0).unwrap())), [400]);
    }
}

#[test]
fn behind_a_trusted_proxy_each_visitor_has_limits_of_its_own() {
    let settings = [SETTINGS[0], ("TORRE_TRUSTED_PROXIES", "127.0.0.0/8")];
    for torre in both_paths::started(&settings) {
        let admin = admin(&torre);
        let plan = enquiries(1, &[JSON, ("x-forwarded-for", "203.0.113.1")]);
        let _unfinished = Unfinished::begin(torre.address, &plan);
        wait_for("the visitor to be at the limit", || {
            (metric(&admin, "torre_refused_bodies_total") > 0).then_some(())
        });
        let post = |from: &str| {
            let body = json!({
                "form": "message", "name": "Ana", "email": "ana@example.org", "lang": "es", "consent": true,
                "message": "Hola, quiero información.",
            });
            torre.client().post_json("/api/leads", &[("x-forwarded-for", from)], &body).unwrap().status
        };
        assert_eq!(post("203.0.113.2"), 201);
    }
}

#[test]
fn bodies_that_nobody_has_looked_at_take_little_memory() {
    let settings = [SETTINGS[0], ("TORRE_TALLY_SECRET", "secret")];
    for torre in both_paths::started(&settings) {
        let admin = admin(&torre);
        let before = metric(&admin, "process_resident_memory_bytes");
        let plan = Plan {
            from: ATTACKER,
            connections: 8,
            streams: STREAMS,
            path: "/api/webhooks/tally",
            headers: &[JSON, ("tally-signature", "c2lnbmF0dXJl")],
            bytes: 500 * 1024,
        };
        let _unfinished = Unfinished::begin(torre.address, &plan);
        wait_for("the client to be at the limit", || {
            (metric(&admin, "torre_refused_bodies_total") > 0).then_some(())
        });
        others_are_served(&torre, &admin);
        let grown = metric(&admin, "process_resident_memory_bytes").saturating_sub(before);
        assert!(grown < 40 * 1024 * 1024, "memory grew by {grown} bytes");
        assert!(metric(&admin, "torre_request_body_bytes") <= 1024 * 1024);
    }
}
