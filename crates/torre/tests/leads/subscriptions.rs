//! `POST /api/subscriptions`: who may be written to, and who is asked first.

use serde_json::json;

use crate::delivery::readable;
use crate::program;
use crate::subscriber::{Subscribed, answer, header, link_in, post, prepare, request, wait_for_mails};
use crate::support::{Torre, eventually, free_port};

fn is_stored_with_its_consent_and_asked_once(here: &Subscribed) {
    let body = request("Ana@Example.com", "course:block-1", "es");
    let first = post(&here.torre, &body);
    assert_eq!((first.status, first.header("cache-control")), (202, Some("no-store")));
    assert!(first.text().contains("te llegará un mensaje para confirmarla"), "{}", first.text());
    wait_for_mails(&here.mail, 1);
    // Fifty times, in other words too: the same answer, one row, one mail.
    for number in 0..50 {
        let email = if number % 2 == 0 { "ana@example.com" } else { "ANA@example.COM" };
        let again = post(&here.torre, &request(email, "course:block-1", "es"));
        assert_eq!((again.status, again.body.clone()), (202, first.body.clone()));
    }
    let stored = here.stored();
    assert_eq!(stored.len(), 1, "{stored:?}");
    let one = &stored[0];
    for (field, value) in [
        ("form", "subscription"),
        ("email", "Ana@Example.com"),
        ("interest", "course:block-1"),
        ("language", "es"),
        ("page", "/canarias"),
        ("policy_version", "1.5"),
    ] {
        assert_eq!(one[field], value, "{field}");
    }
    assert!(one["consent"].as_str().unwrap().starts_with("20"), "{one}");
    assert!(answer(one, "consent_text").starts_with("Acepto que la escuela me escriba"), "{one}");
    assert_eq!(answer(one, "confirmed"), "");
    // Somebody else's mail comes through; theirs does not come twice.
    post(&here.torre, &request("bruno@example.com", "call", "en"));
    wait_for_mails(&here.mail, 2);
    let english = &here.mail.mails()[1];
    assert_eq!(english["subject"], "Please confirm that you want to hear from us");
    assert!(link_in(english).starts_with("/subscription/"), "{english}");
}

#[test]
fn a_subscription_is_stored_with_its_consent_and_its_address_asked_once_a_day() {
    is_stored_with_its_consent_and_asked_once(&Subscribed::on_sqlite());
    is_stored_with_its_consent_and_asked_once(&Subscribed::on_postgres());
}

#[test]
fn the_mail_says_what_was_asked_for_and_how_to_refuse() {
    let here = Subscribed::on_sqlite();
    post(&here.torre, &request("ana@españa.es", "canarias", "es"));
    wait_for_mails(&here.mail, 1);
    let mail = &here.mail.mails()[0];
    assert_eq!(mail["to"], json!(["ana@xn--espaa-rta.es"]), "as machines write it");
    assert_eq!(mail["subject"], "Confirma que quieres nuestros avisos");
    assert_eq!(header(mail, "List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert!(header(mail, "List-Unsubscribe").starts_with("<http"), "{mail}");
    assert!(header(mail, "Content-Type").starts_with("text/plain"), "{mail}");
    let text = readable(mail);
    assert!(text.contains("- Apertura del centro de Gran Canaria"), "{text}");
    assert!(text.contains(&link_in(mail)), "{text}");
    assert!(text.contains("borraremos la dirección") && text.contains(" de 20"), "{text}");
    // Known, unknown and new: the same words, in the asked language.
    let known = post(&here.torre, &request("ana@españa.es", "canarias", "en"));
    let new = post(&here.torre, &request("new@example.com", "canarias", "en"));
    assert_eq!((known.status, &known.body), (202, &new.body));
    assert!(new.text().contains("a message will come to confirm it"), "{}", new.text());
}

/// One mailbox written in two ways would get everything twice.
#[test]
fn a_domain_of_another_script_is_one_address_however_it_is_written() {
    let here = Subscribed::on_sqlite();
    for email in ["ana@españa.es", "ana@xn--espaa-rta.es", "Ana@ESPAÑA.es"] {
        assert_eq!(post(&here.torre, &request(email, "call", "es")).status, 202);
    }
    assert_eq!(here.stored().len(), 1);
    wait_for_mails(&here.mail, 1);
}

#[test]
fn what_cannot_be_mailed_or_is_not_offered_is_refused_by_field() {
    let here = Subscribed::on_sqlite();
    let hostile = [
        "",
        "ana",
        "ana@example",
        "ana@example.com\r\nBcc: all@example.com",
        "ana@example.com, eva@example.com",
        "Ana <ana@example.com>",
        "\"ana\"@example.com",
        "ana@[127.0.0.1]",
        "<script>@example.com",
        "ana\u{202e}@example.com",
        "ana@example.com\0",
        &format!("{}@example.com", "a".repeat(300)),
    ];
    for email in hostile {
        let refused = post(&here.torre, &request(email, "call", "es"));
        assert_eq!(refused.status, 422, "{email:?}");
        assert!(
            refused.json()["errors"]["email"].as_str().unwrap().contains("nombre@dominio.es"),
            "{email:?}"
        );
    }
    for topic in ["", "block-1", "course:nothing", "course:", "course:../x", "everything"] {
        let refused = post(&here.torre, &request("ana@example.com", topic, "en"));
        assert_eq!(refused.status, 422, "{topic:?}");
        assert_eq!(refused.json()["errors"]["topic"], "There are no messages on this topic.");
    }
    let mut without = request("ana@example.com", "call", "es");
    without["consent"] = json!(false);
    assert_eq!(
        post(&here.torre, &without).json()["errors"]["consent"],
        "Sin esta casilla no podemos escribirte."
    );
    let mut more = request("ana@example.com", "call", "es");
    more["admin"] = json!(true);
    assert_eq!(post(&here.torre, &more).json()["errors"]["admin"], "Este campo no existe.");
    // A robot is answered like everybody, and nobody is written to.
    let mut robot = request("victim@example.com", "call", "es");
    robot["website"] = json!("http://spam.example");
    assert_eq!(post(&here.torre, &robot).status, 202);
    assert!(here.stored().is_empty());
    assert!(here.mail.mails().is_empty());
}

#[test]
fn what_is_no_subscription_is_refused_with_the_right_status() {
    let here = Subscribed::on_sqlite();
    let send = |kind: &str, body: &[u8]| {
        here.torre
            .client()
            .send("POST", "/api/subscriptions", &[("Content-Type", kind)], body)
            .unwrap()
            .status
    };
    let json = "application/json";
    assert_eq!((send(json, b"not json"), send(json, b"[]"), send(json, b"")), (400, 400, 400));
    assert_eq!((send("text/plain", b"{}"), send("multipart/form-data; boundary=x", b"{}")), (415, 415));
    assert_eq!(send(json, &vec![b' '; 17 * 1024]), 413);
    assert_eq!(here.torre.client().get("/api/subscriptions").unwrap().status, 405);
    let own = request("ana@example.com", "call", "es");
    for foreign in [("Origin", "https://evil.example"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site")]
    {
        let answer = here.torre.client().post_json("/api/subscriptions", &[foreign], &own).unwrap();
        assert_eq!(answer.status, 403, "{foreign:?}");
    }
    assert!(here.stored().is_empty());
}

#[test]
fn too_many_are_told_when_to_come_back_and_leave_enquiries_alone() {
    let port = free_port();
    let settings = [
        ("TORRE_SUBSCRIPTIONS_PER_MINUTE", "6"),
        ("TORRE_SUBSCRIPTIONS_TOTAL_PER_MINUTE", "100"),
        ("TORRE_TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let torre = program::run(prepare(port, &settings));
    let from = |address: &str, number: usize| {
        let body = request(&format!("p{number}@example.com"), "call", "en");
        torre.client().post_json("/api/subscriptions", &[("X-Forwarded-For", address)], &body).unwrap()
    };
    let statuses: Vec<u16> = (0..7).map(|number| from("203.0.113.7", number).status).collect();
    assert_eq!(statuses, [202, 202, 202, 202, 202, 202, 429]);
    let refused = from("203.0.113.7", 8);
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=10).contains(&wait), "{wait}");
    // A network has a tenth of the total, and others the rest.
    let taken = (0..40).filter(|n| from(&format!("198.51.100.{n}"), 100 + n).status == 202).count();
    assert!((10..12).contains(&taken), "{taken}");
    assert_eq!(from("192.0.2.1", 200).status, 202);
    let enquiry = torre.client().post_json("/api/leads", &[], &program::enquiry()).unwrap();
    assert_eq!(enquiry.status, 201);
}

#[test]
fn without_mail_nothing_is_offered_and_nothing_is_taken() {
    let torre = program::start(&[]);
    let refused = post(&torre, &request("ana@example.com", "canarias", "es"));
    assert_eq!(refused.status, 503);
    assert!(refused.text().contains("no enviamos avisos por correo"), "{}", refused.text());
    let form = [("email", "ana@example.com"), ("topic", "canarias"), ("lang", "en"), ("consent", "on")];
    let page = torre.client().post_form("/api/subscriptions", &[], &form).unwrap();
    assert_eq!(page.status, 503);
    assert!(page.text().contains("We are not sending messages by e-mail"), "{}", page.text());
    let shown = |torre: &Torre, path: &str| torre.get(&format!("/api/pages?path={path}")).body;
    for path in ["/canarias", "/call-preparation", "/suscripcion"] {
        let page = shown(&torre, path);
        assert!(!page.contains("\"kind\":\"tell-me\"") && !page.contains("\"tellMe\""), "{path}");
    }
    let torre = program::run(prepare(free_port(), &[]));
    for path in ["/canarias", "/call-preparation", "/suscripcion"] {
        let page = shown(&torre, path);
        assert!(page.contains("\"kind\":\"tell-me\"") && page.contains("\"tellMe\":{"), "{path}");
        assert!(page.contains("tellMe.consent"), "the words of the form");
    }
    assert!(!shown(&torre, "/cursos").contains("tellMe.consent"), "only pages with the form carry its words");
}

#[test]
fn a_plain_form_is_answered_with_pages() {
    let here = Subscribed::on_sqlite();
    let send = |lang: &str, email: &str| {
        let fields = [
            ("email", email),
            ("topic", "canarias"),
            ("lang", lang),
            ("consent", "true"),
            ("website", ""),
            ("origen_url", "/canarias#avisame"),
        ];
        here.torre.client().post_form("/api/subscriptions", &[], &fields).unwrap()
    };
    for (lang, words) in [("es", "Mira tu correo"), ("en", "Check your mail")] {
        let page = send(lang, &format!("{lang}@example.com"));
        assert_eq!((page.status, page.header("cache-control")), (202, Some("no-store")));
        assert!(page.text().contains(words), "{}", page.text());
    }
    let wrong = send("es", "<b>ana@");
    assert_eq!((wrong.status, wrong.header("content-type")), (422, Some("text/html; charset=utf-8")));
    let html = wrong.text();
    assert!(html.contains("\"form\":\"tell-me\"") && html.contains("\"place\":\"avisame\""), "{html}");
    assert!(html.contains("El correo no parece completo") && html.contains("&lt;b>ana@"), "{html}");
    wait_for_mails(&here.mail, 2);
}

#[test]
fn a_store_that_is_gone_is_admitted() {
    use crate::support::postgres::Postgres;
    let mut postgres = Postgres::start();
    let torre = program::run(prepare(free_port(), &[("DATABASE_URL", &postgres.url())]));
    postgres.stop();
    let refused = post(&torre, &request("ana@example.com", "call", "en"));
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("30")));
    let link = format!("/subscription/{}", "A".repeat(43));
    let shown = torre.get(&link);
    assert_eq!((shown.status, shown.header("retry-after")), (503, "30"));
    assert!(shown.body.contains("The link still works"), "{}", shown.body);
    let click = torre.client().post_form(&link, &[], &[("List-Unsubscribe", "One-Click")]).unwrap();
    assert_eq!(click.status, 503, "the mail program comes back");
}

#[test]
fn operators_see_how_many_there_are_and_the_log_names_nobody() {
    let port = free_port();
    let settings = [("TORRE_ADMIN_LISTEN", "127.0.0.1:0"), ("TORRE_LOG", "debug")];
    let torre = program::run(prepare(port, &settings));
    post(&torre, &request("secret-person@example.com", "call", "es"));
    eventually("counted", || torre.metric("torre_subscriptions{state=\"pending\"}") == 1.0);
    assert_eq!(torre.metric("torre_subscriptions{state=\"confirmed\"}"), 0.0);
    assert_eq!(torre.metric("torre_subscription_mails{state=\"uncertain\"}"), 0.0);
    assert_eq!(torre.metric("torre_subscription_requests_total{outcome=\"stored\"}"), 1.0);
    torre.wait_for_log("a confirmation mail was not delivered");
    assert!(!torre.log().contains("secret-person"), "{}", torre.log());
}
