//! `GET /api/geo`.

use std::io::{Read, Write};
use std::net::TcpListener;

use crate::support::Torre;

fn country(torre: &Torre, forwarded: &str) -> String {
    let answer = torre.get_with("/api/geo", &[("x-forwarded-for", forwarded)]);
    assert_eq!(answer.status, 200);
    assert!(answer.header("cache-control").starts_with("private"));
    answer.body
}

#[test]
fn the_country_comes_from_the_database_behind_trusted_proxies() {
    let torre = Torre::start(&[("TORRE_TRUSTED_PROXIES", "127.0.0.0/8, 10.0.0.0/8")]);
    assert_eq!(country(&torre, "91.64.0.1"), r#"{"country":"DE"}"#);
    assert_eq!(country(&torre, "80.58.61.250, 10.1.2.3"), r#"{"country":"ES"}"#);
    assert_eq!(country(&torre, "2001:4860:4860::8888"), r#"{"country":"US"}"#);
    for unknown in ["192.168.1.1", "::1", "not an address", "999.1.1.1", ""] {
        assert_eq!(country(&torre, unknown), r#"{"country":null}"#, "{unknown}");
    }
}

#[test]
fn a_stranger_cannot_choose_a_country() {
    let torre = Torre::shared();
    assert_eq!(country(torre, "91.64.0.1"), r#"{"country":null}"#);
}

#[test]
fn a_cdn_may_name_the_country_in_a_header() {
    let torre = Torre::start_without_react(&[("TORRE_GEO_HEADER", "cf-ipcountry")]);
    assert_eq!(torre.get_with("/api/geo", &[("cf-ipcountry", "MX")]).body, r#"{"country":"MX"}"#);
    assert_eq!(torre.get_with("/api/geo", &[("cf-ipcountry", "XX")]).body, r#"{"country":null}"#);
}

#[test]
fn an_outside_service_is_asked_when_it_is_set_and_may_fail() {
    let service = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", service.local_addr().unwrap());
    let torre = Torre::start_without_react(&[("TORRE_GEO_SERVICE", &address)]);
    let asked = std::thread::spawn(move || answer_once(&service));
    assert_eq!(torre.get("/api/geo").body, r#"{"country":"AR"}"#);
    assert!(asked.join().unwrap().starts_with("GET /json/ "));

    // The service is gone now: nobody is told anything, the log says so once.
    for _ in 0..3 {
        assert_eq!(torre.get("/api/geo").body, r#"{"country":null}"#);
    }
    torre.wait_for_log("the country service did not answer");
    assert_eq!(torre.log().matches("the country service did not answer").count(), 1);
}

fn answer_once(service: &TcpListener) -> String {
    let (mut stream, _) = service.accept().unwrap();
    let mut request = [0; 2048];
    let length = stream.read(&mut request).unwrap();
    let body = r#"{"country":"AR","city":"Rosario"}"#;
    let head = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length";
    write!(stream, "{head}: {}\r\n\r\n{body}", body.len()).unwrap();
    String::from_utf8_lossy(&request[..length]).into_owned()
}
