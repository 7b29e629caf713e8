//! The headers of every kind of answer.

use crate::observatory::score;
use crate::support::{Answer, Torre};

/// Served as https, as in production.
fn torre() -> Torre {
    Torre::start(&[("TORRE_SITE_URL", "https://torre.example")])
}

fn asset(torre: &Torre) -> String {
    let home = torre.get("/").body;
    let start = home.find("/assets/").unwrap();
    home[start..].split('"').next().unwrap().to_owned()
}

fn judge(what: &str, answer: &Answer, least: i32) {
    let score = score(answer);
    assert!(score.points >= least, "{what}: {} points of {least}: {:?}", score.points, score.reasons);
}

#[test]
fn pages_reach_135_points_of_the_observatory() {
    let torre = torre();
    for path in [
        "/",
        "/courses",
        "/blog",
        "/blog/que-es-ser-controlador-aereo",
        "/contacto",
        "/nowhere",
        "/blog/nowhere",
    ] {
        judge(path, &torre.get(path), 135);
    }
}

/// Five of the 135 points are for hashes on a page's scripts: an answer without scripts cannot have them.
#[test]
fn every_other_answer_has_all_the_points_it_can_have() {
    let torre = torre();
    let asset = asset(&torre);
    let paths = [
        "/api/geo",
        "/api/posts?lang=es",
        "/api/posts/nowhere",
        "/api/pages?path=/&lang=es",
        "/api/pages",
        "/api/openapi.json",
        "/feed.xml",
        "/sitemap.xml",
        "/robots.txt",
        "/healthz",
        "/readyz",
        "/favicon.svg",
        "/assets/nothing.js",
        "/new",
        "/cursos/",
        "/suscripcion/nothing",
        "/subscription/nothing",
    ];
    for path in paths.iter().copied().chain([asset.as_str()]) {
        judge(path, &torre.get(path), 130);
    }
    for (method, path) in [
        ("POST", "/cursos"),
        ("DELETE", "/api/leads"),
        ("PUT", "/api/geo"),
        ("POST", "/api/leads"),
        ("POST", "/api/subscriptions"),
        ("POST", "/subscription/nothing"),
        ("PATCH", "/"),
    ] {
        judge(&format!("{method} {path}"), &torre.request(method, path, &[]), 130);
    }
}

#[test]
fn every_answer_isolates_its_window_and_gives_up_powers() {
    let torre = Torre::shared();
    for path in ["/", "/nowhere", "/api/geo", "/sitemap.xml", "/assets/nothing.js"] {
        let answer = torre.get(path);
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert!(answer.header("permissions-policy").contains("geolocation=()"), "{path}");
    }
}

/// Over plain HTTP browsers ignore it, and a mistake would lock visitors out.
#[test]
fn a_site_without_https_promises_none() {
    assert_eq!(Torre::shared().get("/").header("strict-transport-security"), "");
}
