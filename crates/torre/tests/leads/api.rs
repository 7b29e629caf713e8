//! `POST /api/leads`, as programs and the page's script see it.

use serde_json::{Value, json};

use crate::program::{self, enquiry, enquiry_with};
use crate::support::Torre;
use crate::support::http::Response;

fn post(torre: &Torre, body: &Value) -> Response {
    torre.client().post_json("/api/leads", &[], body).unwrap()
}

#[test]
fn an_enquiry_is_stored_with_everything_it_says() {
    let torre = program::start(&[]);
    let answer = post(&torre, &enquiry());
    assert_eq!(answer.status, 201, "{}", answer.text());
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let leads = torre.leads();
    assert_eq!(leads.len(), 1);
    let lead = &leads[0];
    assert_eq!(lead["id"], answer.json()["id"]);
    for (field, value) in [
        ("form", "contact"),
        ("language", "es"),
        ("name", "Ana García"),
        ("email", "ana@example.com"),
        ("phone", "+34 600 000 000"),
        ("interest", "block-1"),
        ("page", "/bloque-1-torre"),
        ("policy_version", "1.5"),
        ("message", "¿Cuándo empieza el bloque 1?"),
    ] {
        assert_eq!(lead[field], value, "{field}");
    }
    assert_eq!(lead["consent"], lead["received"]);
    assert_eq!(lead["suspicion"], Value::Null);
    // Nothing in the file tells where the visitor was.
    let bytes = std::fs::read(torre.data().join("torre.db-wal")).unwrap();
    assert!(!bytes.windows(9).any(|part| part == b"127.0.0.1"));
}

#[test]
fn a_campaign_is_kept_and_never_a_reason_to_refuse() {
    let torre = program::start(&[]);
    for (campaign, kept) in [
        (json!("google/cpc/bloque-1"), json!({ "source": "google", "medium": "cpc", "name": "bloque-1" })),
        (json!("Google/cpc"), json!({ "source": null, "medium": "cpc", "name": null })),
        (json!("<script>/=1+1/\u{1b}[31m"), json!(null)),
        (json!("x".repeat(10_000)), json!(null)),
        (json!(["google"]), json!(null)),
        (json!(null), json!(null)),
    ] {
        let sent = post(&torre, &enquiry_with(&json!({ "campaign": campaign })));
        assert_eq!(sent.status, 201, "{campaign}: {}", sent.text());
        let stored = torre.leads();
        let lead = stored.iter().find(|lead| lead["id"] == sent.json()["id"]).unwrap();
        assert_eq!(lead["campaign"], kept, "{campaign}");
    }
    let csv = torre.cli_text(&["leads", "export", "--format", "csv"]);
    assert!(csv.contains("\"google/cpc/bloque-1\",\"new\",\"\""), "{csv}");
}

#[test]
fn a_repeat_with_the_same_key_returns_the_first_answer() {
    let torre = program::start(&[]);
    let key = [("Idempotency-Key", "11111111-2222")];
    let first = torre.client().post_json("/api/leads", &key, &enquiry()).unwrap();
    let again = torre.client().post_json("/api/leads", &key, &enquiry()).unwrap();
    assert_eq!((first.status, again.status), (201, 201));
    assert_eq!(first.json(), again.json());
    // At once, too.
    let torre = &torre;
    let ids: Vec<Value> = std::thread::scope(|scope| {
        let clients: Vec<_> = (0..8)
            .map(|_| {
                scope.spawn(|| {
                    torre
                        .client()
                        .post_json("/api/leads", &[("Idempotency-Key", "race-race")], &enquiry())
                        .unwrap()
                        .json()
                })
            })
            .collect();
        clients.into_iter().map(|client| client.join().unwrap()).collect()
    });
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    assert_eq!(torre.leads().len(), 2);
}

#[test]
fn each_wrong_field_is_explained_in_the_asked_language() {
    let torre = program::start(&[]);
    let wrong = |lang: &str| {
        enquiry_with(
            &json!({ "lang": lang, "name": "", "email": "ana@", "message": "?", "phone": "call", "consent": false }),
        )
    };
    let spanish = post(&torre, &wrong("es"));
    assert_eq!(spanish.status, 422);
    let errors = spanish.json()["errors"].clone();
    let fields: Vec<&str> = errors.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(fields, ["consent", "email", "message", "name", "phone"]);
    assert_eq!(errors["name"], "El nombre debe tener entre 2 y 100 caracteres.");
    let english = post(&torre, &wrong("en"));
    assert_eq!(english.json()["errors"]["name"], "The name needs 2 to 100 characters.");
    let unknown = post(&torre, &enquiry_with(&json!({ "admin": true })));
    assert_eq!(
        (unknown.status, unknown.json()["errors"]["admin"].as_str()),
        (422, Some("Este campo no existe."))
    );
    assert!(torre.leads().is_empty());
}

#[test]
fn what_is_no_enquiry_is_refused_with_the_right_status() {
    let torre = program::start(&[]);
    let send = |kind: &str, body: &[u8]| {
        torre.client().send("POST", "/api/leads", &[("Content-Type", kind)], body).unwrap().status
    };
    let json = "application/json";
    assert_eq!(send(json, b"not json"), 400);
    assert_eq!(send(json, b"[]"), 400);
    assert_eq!(send(json, b""), 400);
    assert_eq!(send(json, br#"{"name":"\ud800"}"#), 400, "a lone surrogate is no text");
    assert_eq!(send(json, b"{\"name\":\"\xff\"}"), 400, "bytes that are no text");
    assert_eq!(send("text/plain", b"{}"), 415);
    assert_eq!(send("multipart/form-data; boundary=x", b"{}"), 415);
    assert_eq!(torre.client().send("POST", "/api/leads", &[], b"{}").unwrap().status, 415);
    assert_eq!(send(json, &vec![b' '; 65 * 1024]), 413);
    assert_eq!(
        send(json, enquiry_with(&json!({ "message": "a".repeat(1_000_000) })).to_string().as_bytes()),
        413
    );
    let bad_key =
        torre.client().post_json("/api/leads", &[("Idempotency-Key", "short")], &enquiry()).unwrap();
    assert_eq!(bad_key.status, 400);
    assert_eq!(torre.client().get("/api/leads").unwrap().status, 405);
    assert!(torre.leads().is_empty());
}

#[test]
fn other_sites_cannot_send_enquiries() {
    let torre = program::start(&[("TORRE_SITE_URL", "https://torre.example")]);
    let own = format!("http://{}", torre.address);
    let status = |headers: &[(&str, &str)]| {
        torre.client().post_json("/api/leads", headers, &enquiry()).unwrap().status
    };
    assert_eq!(status(&[("Origin", "https://evil.example")]), 403);
    assert_eq!(status(&[("Origin", "null")]), 403);
    assert_eq!(status(&[("Sec-Fetch-Site", "cross-site")]), 403);
    assert!(torre.leads().is_empty());
    assert_eq!(status(&[("Origin", &own), ("Sec-Fetch-Site", "same-origin")]), 201);
    assert_eq!(status(&[("Origin", "https://torre.example")]), 201);
}

#[test]
fn too_many_enquiries_are_told_when_to_come_back() {
    let torre = program::start(&[("TORRE_LEADS_PER_MINUTE", "6"), ("TORRE_TRUSTED_PROXIES", "127.0.0.1")]);
    let from = |address: &str| {
        torre.client().post_json("/api/leads", &[("X-Forwarded-For", address)], &enquiry()).unwrap()
    };
    let statuses: Vec<u16> = (0..6).map(|_| from("203.0.113.7").status).collect();
    assert_eq!(statuses, [201; 6]);
    let refused = from("203.0.113.7");
    assert_eq!(refused.status, 429);
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=10).contains(&wait), "{wait}");
    assert_eq!(from("203.0.113.8").status, 201, "others are not affected");
    for host in 0..6 {
        assert_eq!(from(&format!("2001:db8:0:1::{host}")).status, 201);
    }
    assert_eq!(from("2001:db8:0:1:ffff::1").status, 429, "one IPv6 network is one client");
    let wrong = enquiry_with(&json!({ "name": "" }));
    let answer =
        torre.client().post_json("/api/leads", &[("X-Forwarded-For", "203.0.113.7")], &wrong).unwrap();
    assert_eq!(answer.status, 422, "mistakes are free");
}

#[test]
fn all_clients_together_have_a_limit_too() {
    let torre = program::start(&[
        ("TORRE_LEADS_PER_MINUTE", "2"),
        ("TORRE_LEADS_TOTAL_PER_MINUTE", "3"),
        ("TORRE_TRUSTED_PROXIES", "127.0.0.1"),
    ]);
    let from = |address: &str| {
        torre.client().post_json("/api/leads", &[("X-Forwarded-For", address)], &enquiry()).unwrap()
    };
    let statuses: Vec<u16> = (1..=3).map(|network| from(&format!("203.0.{network}.7")).status).collect();
    assert_eq!(statuses, [201; 3]);
    let refused = from("203.0.4.7");
    assert_eq!(refused.status, 429, "nobody has sent more than one");
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=20).contains(&wait), "{wait}");
    assert_eq!(torre.leads().len(), 3);
}

#[test]
fn suspected_spam_is_kept_and_flagged_and_answered_as_usual() {
    let torre = program::start(&[]);
    let now = jiff::Timestamp::now().as_millisecond();
    for (change, suspicion) in [
        (json!({ "website": "http://spam.example" }), json!("honeypot")),
        (json!({ "started": now }), json!("hurry")),
        (json!({ "message": "http://a http://b http://c http://d" }), json!("links")),
        (json!({ "started": now - 60_000 }), Value::Null),
    ] {
        assert_eq!(post(&torre, &enquiry_with(&change)).status, 201);
        assert_eq!(torre.leads().last().unwrap()["suspicion"], suspicion, "{change}");
    }
}

#[test]
fn hostile_text_is_text() {
    let torre = program::start(&[]);
    let hostile = [
        "<script>alert(1)</script>",
        "=HYPERLINK(\"http://evil\",\"x\")",
        "'); DROP TABLE leads; --",
        "\u{200f}\u{202e}gpj.exe",
        "مرحبا بالعالم من إسبانيا",
        "null\u{0}byte in the middle",
        "emoji 👩‍✈️ and combining e\u{301}",
        "{{7*7}} ${7*7} %s %n",
    ];
    for text in hostile {
        let body = enquiry_with(
            &json!({ "name": text, "message": format!("{text} {text} {text}"), "company": text }),
        );
        assert_eq!(post(&torre, &body).status, 201, "{text}");
    }
    let leads = torre.leads();
    assert_eq!(leads.len(), hostile.len());
    assert_eq!(leads[0]["name"], "<script>alert(1)</script>");
    assert_eq!(leads[4]["name"], hostile[4]);
    assert_eq!(leads[5]["name"], "null byte in the middle");
    let csv = torre.cli_text(&["leads", "export", "--format", "csv"]);
    assert!(csv.contains("\"'=HYPERLINK(\"\"http://evil\"\",\"\"x\"\")\""), "{csv}");
}

#[test]
fn nothing_personal_is_logged() {
    let mut torre = program::prepare(&[("TORRE_LOG", "debug")]);
    torre.run();
    torre.wait_until_ready();
    assert_eq!(post(&torre, &enquiry()).status, 201);
    assert_eq!(post(&torre, &enquiry_with(&json!({ "email": "ana@" }))).status, 422);
    let mut client = torre.client();
    client
        .post_form(
            "/api/leads",
            &[],
            &[
                ("name", "Ana García"),
                ("email", "ana@example.com"),
                ("message", "¿Cuándo empieza el bloque 1?"),
            ],
        )
        .unwrap();
    torre.stop();
    let log = torre.log();
    assert!(log.contains("stored"), "{log}");
    for private in ["ana@", "Ana García", "Cuándo empieza", "600 000 000"] {
        assert!(!log.contains(private), "{private}: {log}");
    }
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let torre = program::start(&[]);
    let data = torre.data();
    let second = program::prepare(&[("TORRE_DATA", data.to_str().unwrap())]);
    let refused = second.cli(&["serve"]);
    assert!(!refused.status.success());
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(message.contains("another torre already serves"), "{message}");
}

#[test]
fn without_a_store_pages_are_served_and_enquiries_are_told_the_phone() {
    let mut torre = program::prepare(&[]);
    // A file where the folder should be.
    let place = torre.folder().join("blocked");
    std::fs::write(&place, "").unwrap();
    torre.set("TORRE_DATA", place.to_str().unwrap());
    torre.run();
    torre.wait_until_up();
    assert_eq!(torre.client().get("/cursos").unwrap().status, 200);
    let answer = post(&torre, &enquiry_with(&json!({ "lang": "en" })));
    assert_eq!(answer.status, 503);
    assert!(answer.header("retry-after").is_some());
    let message = answer.json()["error"].as_str().unwrap().to_owned();
    assert!(
        message.contains("Your text is kept")
            && message.contains("+34 910 000 000")
            && message.contains("hola@torre.example"),
        "{message}"
    );
    assert_eq!(torre.client().get("/readyz").unwrap().status, 503);
    std::fs::remove_file(&place).unwrap();
    torre.wait_until_ready();
    assert_eq!(post(&torre, &enquiry()).status, 201);
}

#[test]
fn the_contract_describes_enquiries() {
    let torre = program::start(&[]);
    let contract = torre.client().get("/api/openapi.json").unwrap().json();
    let create = &contract["paths"]["/api/leads"]["post"];
    for status in ["201", "303", "400", "403", "413", "415", "422", "429", "503"] {
        assert!(create["responses"][status].is_object(), "{status}");
    }
    assert!(create["requestBody"]["content"]["application/x-www-form-urlencoded"].is_object());
    assert!(contract["paths"]["/api/webhooks/tally"]["post"].is_object());
}
