//! What operators see: metrics, readiness, the log, faults of settings.

use std::process::Command;

use crate::support::{PRERENDERED, Torre, free_port, wait_for};
use crate::wire::ask;

fn with_metrics() -> (Torre, String) {
    let torre = Torre::start_without_react(&[PRERENDERED, ("TORRE_ADMIN_LISTEN", "127.0.0.1:0")]);
    let admin = torre.wait_for_log("metrics at http://").replace("/metrics", "");
    (torre, admin)
}

fn metrics(admin: &str) -> String {
    ask(admin, "GET /metrics HTTP/1.1\r\nhost: torre\r\nconnection: close\r\n\r\n")
}

fn value(metrics: &str, name: &str) -> f64 {
    let line = metrics
        .lines()
        .find(|line| line.starts_with(name))
        .unwrap_or_else(|| panic!("no {name}:\n{metrics}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn metrics_stand_on_the_administrators_address_only() {
    let (torre, admin) = with_metrics();
    assert_eq!(torre.get("/metrics").status, 404);
    assert!(metrics(&admin).starts_with("HTTP/1.1 200"));
}

#[test]
fn metrics_count_what_happened() {
    let (torre, admin) = with_metrics();
    let before = metrics(&admin);
    for _ in 0..20 {
        torre.get("/cursos");
    }
    torre.get("/nowhere");
    torre.request("POST", "/api/leads", &[("content-type", "application/json")]);
    torre.request("POST", "/api/leads", &[("content-type", "text/plain")]);
    let after = metrics(&admin);
    let grown = |name: &str| value(&after, name) - value(&before, name);
    assert!(grown("torre_requests_total{status=\"2xx\"}") >= 20.0);
    assert!(grown("torre_requests_total{status=\"4xx\"}") >= 2.0);
    // Two cores, twenty questions: some core was asked twice.
    assert!(grown("torre_remembered_answers_total") >= 1.0);
    assert!(grown("torre_request_seconds_count") >= 22.0);
    assert_eq!(grown("torre_leads_total{outcome=\"not_understood\"}"), 1.0);
    assert_eq!(grown("torre_leads_total{outcome=\"unsupported\"}"), 1.0);
    assert!(value(&after, "torre_render_seconds_count") >= 54.0);
    assert_eq!(value(&after, "torre_outbox_waiting"), 0.0);
    assert!(value(&after, "process_resident_memory_bytes") > 1e6);
    wait_for("the store to be up", || (value(&metrics(&admin), "torre_store_up") == 1.0).then_some(()));
}

#[test]
fn pages_are_rendered_when_somebody_asks_where_the_setting_says_so() {
    let settings = [("TORRE_ADMIN_LISTEN", "127.0.0.1:0"), ("TORRE_PRERENDER", "off")];
    let torre = Torre::start_without_react(&settings);
    assert_eq!(torre.metric("torre_render_seconds_count"), 0.0);
    assert_eq!(torre.get("/cursos").status, 200);
    assert_eq!(torre.metric("torre_render_seconds_count"), 1.0);
}

/// At the most talkative level, with a mail server that refuses: every kind of line is written.
#[test]
fn the_log_tells_nothing_of_what_visitors_wrote_or_where_they_are() {
    let torre = Torre::start_without_react(&[
        ("TORRE_LOG", "torre=trace,info"),
        ("TORRE_TRUSTED_PROXIES", "127.0.0.1"),
        ("TORRE_SMTP_URL", "smtp://127.0.0.1:1"),
        ("TORRE_MAIL_FROM", "web@torre.example"),
        ("TORRE_MAIL_TO", "hola@torre.example"),
    ]);
    let secrets =
        ["Ana Secreta", "ana.secreta@example.org", "mensaje secreto", "203.0.113.77", "+34 600 111 222"];
    let body = r#"{"form":"contact","name":"Ana Secreta","email":"ana.secreta@example.org","phone":"+34 600 111 222","message":"Este es un mensaje secreto.","lang":"es","consent":true}"#;
    for body in [body.to_owned(), body.replace("true", "false"), body.replace('}', "")] {
        let length = body.len();
        ask(
            torre.address,
            &format!(
                "POST /api/leads?email=ana.secreta@example.org HTTP/1.1\r\nhost: torre\r\nx-forwarded-for: 203.0.113.77\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
            ),
        );
    }
    torre.get_with("/api/geo", &[("x-forwarded-for", "203.0.113.77")]);
    torre.get_with("/nowhere?email=ana.secreta@example.org", &[("x-forwarded-for", "203.0.113.77")]);
    torre.wait_for_log("enquiry");
    torre.wait_for_log("deliver");
    let log = torre.log();
    for secret in secrets {
        assert!(!log.contains(secret), "{secret} stands in the log:\n{log}");
    }
}

#[test]
fn an_answer_and_the_lines_it_caused_carry_the_same_id() {
    let torre = Torre::start_without_react(&[]);
    let answer = torre.request("POST", "/api/leads", &[("content-type", "text/plain")]);
    let id = answer.header("x-request-id");
    assert!(id.contains('-'), "{:?}", answer.headers);
    torre.wait_for_log("an enquiry was answered with 415");
    let log = torre.log();
    assert!(log.lines().any(|line| line.contains(id) && line.contains("415")), "{id} is not in:\n{log}");
    assert_ne!(torre.get("/api/geo").header("x-request-id"), id);
}

#[test]
fn a_log_that_is_no_terminal_has_no_colours() {
    let torre = Torre::start_without_react(&[("TERM", "xterm-256color"), ("TORRE_LISTEN", "0.0.0.0:0")]);
    torre.wait_for_log("WARN");
    let log = torre.log();
    assert!(log.contains("INFO") && !log.contains('\u{1b}'), "{log:?}");
}

#[test]
fn a_listener_on_all_addresses_warns_and_stands_in_no_page() {
    for any in ["0.0.0.0", "[::]"] {
        let listen = format!("{any}:{}", free_port());
        let torre = Torre::start_without_react(&[("TORRE_LISTEN", &listen)]);
        assert!(torre.log().contains("TORRE_SITE_URL is not set"), "{}", torre.log());
        let port = torre.address.port();
        for path in ["/", "/cursos", "/sitemap.xml", "/robots.txt", "/blog"] {
            let body = torre.get(path).body;
            assert!(!body.contains(&format!("//{any}")), "{any} in {path}");
        }
        assert!(torre.get("/").body.contains(&format!("http://localhost:{port}/")));
    }
    let named = Torre::start_without_react(&[
        ("TORRE_LISTEN", "0.0.0.0:0"),
        ("TORRE_SITE_URL", "https://torre.example"),
    ]);
    assert!(!named.log().contains("TORRE_SITE_URL"), "{}", named.log());
}

#[test]
fn the_program_can_be_asked_whether_it_is_ready() {
    let ready = |listen: &str| {
        let command =
            Command::new(env!("CARGO_BIN_EXE_torre")).arg("ready").env("TORRE_LISTEN", listen).output();
        command.unwrap().status.success()
    };
    let torre = Torre::shared();
    assert!(ready(&torre.address.to_string()));
    assert!(!ready("127.0.0.1:1"));
}

#[test]
fn every_fault_of_the_settings_is_said_at_once() {
    let output = Command::new(env!("CARGO_BIN_EXE_torre"))
        .arg("serve")
        .env("TORRE_LISTEN", "nowhere")
        .env("TORRE_ADMIN_LISTEN", "9090")
        .env("TORRE_TLS_KEY", "key.pem")
        .env("TORRE_MAX_REQUESTS", "many")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success());
    for setting in ["TORRE_LISTEN", "TORRE_ADMIN_LISTEN", "TORRE_TLS_CERTIFICATE", "TORRE_MAX_REQUESTS"] {
        assert!(said.contains(setting), "{setting} is missing in:\n{said}");
    }
}
