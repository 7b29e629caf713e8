//! The forms without JavaScript: they post, and come back as pages.

use crate::program;
use crate::support::Torre;
use crate::support::http::Response;

fn send(torre: &Torre, headers: &[(&str, &str)], changes: &[(&str, &str)]) -> Response {
    let mut fields = vec![
        ("form", "contact"),
        ("name", "Ana"),
        ("email", "ana@example.com"),
        ("message", "Quiero saber más del curso"),
        ("lang", "es"),
        ("consent", "on"),
        ("website", ""),
        ("origen_url", "/bloque-1-torre"),
    ];
    for (name, value) in changes {
        fields.retain(|(known, _)| known != name);
        fields.push((name, value));
    }
    torre.client().post_form("/api/leads", headers, &fields).unwrap()
}

#[test]
fn a_stored_form_leads_to_the_success_page_of_its_language() {
    let torre = program::start(&[]);
    let spanish = send(&torre, &[], &[]);
    assert_eq!((spanish.status, spanish.header("location")), (303, Some("/exito")));
    let english = send(&torre, &[], &[("lang", "en")]);
    assert_eq!((english.status, english.header("location")), (303, Some("/exito?lang=en")));
    // A double click sends the same text.
    assert_eq!(send(&torre, &[], &[]).status, 303);
    assert_eq!(torre.leads().len(), 2);
}

#[test]
fn a_wrong_form_comes_back_to_its_page_with_what_was_typed() {
    let torre = program::start(&[]);
    let answer = send(&torre, &[], &[("email", "ana@"), ("name", "<b>\"Ana\"</b>")]);
    assert_eq!(answer.status, 422);
    assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let html = answer.text();
    assert!(html.contains("El correo no parece completo"), "{html}");
    assert!(html.contains("\"form\":\"contact\"") && html.contains("Quiero saber más del curso"), "{html}");
    assert!(!html.contains("<b>"), "typed text is text: {html}");
    assert!(html.contains("/bloque-1-torre"), "it is the page it came from");
    assert!(torre.leads().is_empty());
}

#[test]
fn a_form_returns_only_to_pages_of_ours() {
    let torre = program::start(&[]);
    let referer = format!("http://{}/servicios", torre.address);
    let answer = send(&torre, &[("Referer", &referer)], &[("email", ""), ("origen_url", "")]);
    assert!(
        answer.text().contains("href=\"http://") && answer.text().contains("/servicios"),
        "{}",
        answer.text()
    );
    let elsewhere = send(
        &torre,
        &[("Referer", "https://evil.example/servicios")],
        &[("email", ""), ("origen_url", "https://evil.example/x")],
    );
    assert_eq!(elsewhere.status, 422);
    assert!(elsewhere.text().contains("/contacto"), "{}", elsewhere.text());
    let foreign = send(&torre, &[("Origin", "https://evil.example")], &[]);
    assert_eq!(foreign.status, 403);
    assert!(!foreign.text().contains("ana@example.com"));
}

#[test]
fn a_form_that_comes_too_often_or_cannot_be_stored_keeps_its_text() {
    let mut torre = program::prepare(&[("TORRE_LEADS_PER_MINUTE", "1")]);
    torre.run();
    torre.wait_until_ready();
    assert_eq!(send(&torre, &[], &[]).status, 303);
    let late = send(&torre, &[], &[("message", "Otra consulta distinta")]);
    assert_eq!(late.status, 429);
    assert!(late.header("retry-after").is_some());
    assert!(late.text().contains("Otra consulta distinta"), "{}", late.text());
}
