//! Limits that are fair: whoever has many networks cannot take what is everybody's.

use serde_json::json;

use crate::program::{self, enquiry_with};
use crate::support::Torre;
use crate::support::http::Response;

/// As delivered: six a minute for a client, three hundred for all.
fn start() -> Torre {
    program::start(&[
        ("TORRE_LEADS_PER_MINUTE", "6"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "300"),
        ("TORRE_TRUSTED_PROXIES", "127.0.0.1"),
    ])
}

fn send(torre: &Torre, address: &str) -> Response {
    let body = enquiry_with(&json!({ "lang": "en" }));
    torre.client().post_json("/api/leads", &[("X-Forwarded-For", address)], &body).unwrap()
}

/// How many enquiries of these networks are stored when each sends as many as one client may.
fn stored(torre: &Torre, networks: impl Iterator<Item = String>) -> usize {
    networks.flat_map(|network| [(); 6].map(|()| send(torre, &network).status)).filter(|s| *s == 201).count()
}

#[test]
fn fifty_networks_of_one_provider_leave_room_for_everybody() {
    let torre = start();
    let taken = stored(&torre, (0..50).map(|n| format!("2001:db8:7:{n:02x}00::1")));
    assert!((24..30).contains(&taken), "an organisation has four clients' worth, less than a tenth: {taken}");
    let taken = stored(&torre, (0..50).map(|n| format!("2001:db8:8:1{n:02x}::1")));
    assert!((12..15).contains(&taken), "a household has two clients' worth: {taken}");
    let taken = stored(&torre, (0..50).map(|n| format!("198.51.100.{n}")));
    assert!((30..40).contains(&taken), "an IPv4 network has a tenth of the total: {taken}");
    for other in ["2001:db8:9::1", "203.0.113.9", "192.0.2.1"] {
        assert_eq!(send(&torre, other).status, 201, "{other}");
    }
}

#[test]
fn whoever_is_refused_is_told_so_and_keeps_the_text() {
    let torre = start();
    stored(&torre, (0..50).map(|n| format!("2001:db8:7:{n:02x}00::1")));
    let neighbour = "2001:db8:7:ffff::1";
    let refused = send(&torre, neighbour);
    assert_eq!(refused.status, 429);
    assert!(refused.json()["error"].as_str().unwrap().contains("Your text is kept"), "{}", refused.text());
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=10).contains(&wait), "{wait}");
    let fields = [
        ("form", "contact"),
        ("name", "Ana"),
        ("email", "ana@example.com"),
        ("message", "Quiero saber más del curso"),
        ("lang", "es"),
        ("consent", "on"),
    ];
    let form = torre.client().post_form("/api/leads", &[("X-Forwarded-For", neighbour)], &fields).unwrap();
    assert_eq!((form.status, form.header("retry-after").is_some()), (429, true));
    let html = form.text();
    assert!(html.contains("Demasiados envíos") && html.contains("Quiero saber más del curso"), "{html}");
}
