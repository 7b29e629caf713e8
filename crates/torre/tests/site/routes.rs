//! Addresses: redirects, aliases, languages, what is not there. The route table itself is walked in
//! `e2e/tests/routes.spec.ts`.

use crate::support::Torre;

#[test]
fn addresses_answer_as_the_specification_says() {
    let torre = Torre::shared();

    // A slash at the end leads to the address without it, with its query.
    let slash = torre.get("/cursos/?category=initial");
    assert_eq!((slash.status, slash.header("location")), (308, "/cursos?category=initial"));
    // …but never off the site.
    for path in ["//evil.example/", "/\\evil.example/", "//evil.example/%2f.."] {
        let answer = torre.get(path);
        assert!(answer.header("location").is_empty(), "{path} leads to {}", answer.header("location"));
        assert_eq!(answer.status, 404, "{path}");
    }

    let new = torre.get("/new");
    assert_eq!((new.status, new.header("location")), (308, "/"));

    // HEAD answers as GET does, without a body.
    let head = torre.request("HEAD", "/cursos", &[]);
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    assert_eq!(head.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(torre.request("DELETE", "/cursos", &[]).status, 405);

    // The preference moves a visitor to the counterpart, a forced language does not.
    let english = [("cookie", "language-preference=en")];
    let moved = torre.get_with("/modulo-1-torre", &english);
    assert_eq!((moved.status, moved.header("location")), (302, "/block-1-tower"));
    let forced = torre.get_with("/cursos?lang=es", &english);
    assert_eq!(forced.status, 200);
    assert!(forced.body.contains("<html lang=\"es\">"));
}

#[test]
fn an_unknown_address_is_a_404_in_the_visitors_language_that_shows_the_path_escaped() {
    let torre = Torre::shared();
    let spanish = torre.get("/no/existe");
    assert_eq!(spanish.status, 404);
    assert!(spanish.body.contains("<html lang=\"es\">"));
    assert!(spanish.body.contains("Señal perdida"));
    assert!(spanish.body.contains("/no/existe"));

    let english = torre.get_with("/nowhere", &[("cookie", "language-preference=en")]);
    assert_eq!(english.status, 404);
    assert!(english.body.contains("Signal lost"));
    assert!(english.body.contains("Outside controlled airspace"));

    let hostile = torre.get("/%3Cscript%3Ealert(1)%3C/script%3E\"onload='x'");
    assert_eq!(hostile.status, 404);
    assert!(!hostile.body.contains("<script>alert"));
    assert!(hostile.body.contains("%3Cscript%3E"));
    assert!(!hostile.body.contains("\"onload="));

    let post = torre.get("/blog/nadie-lo-ha-escrito");
    assert_eq!(post.status, 404);
    assert!(post.body.contains("Post no encontrado"));
    assert!(torre.get("/blog/nobody-wrote-it?lang=en").body.contains("Post not found"));
}

#[test]
fn page_data_is_what_the_page_was_made_of() {
    let torre = Torre::shared();
    let data: serde_json::Value =
        serde_json::from_str(&torre.get("/api/pages?path=/cursos&lang=en").body).unwrap();
    assert_eq!(data["language"], "en");
    assert_eq!(data["addresses"]["en"], "/courses");
    assert_eq!(data["addresses"]["spoken"], serde_json::json!(["/courses"]));
    assert!(data["head"]["title"].as_str().unwrap().ends_with("| Torre"));
    let html = torre.get("/courses").body;
    let scripts = data["scripts"].as_array().unwrap();
    assert!(!scripts.is_empty());
    for script in scripts {
        let preload = format!("rel=\"modulepreload\" href={script}");
        assert!(html.contains(&preload), "{preload} is missing in the page");
    }
    assert!(!html.contains("\"scripts\":"), "the page has them as tags");

    assert_eq!(torre.get("/api/pages?path=/nada").status, 404);
    assert_eq!(torre.get("/api/pages").status, 400);
    assert_eq!(torre.get("/api/pages?path=/cursos&lang=fr").status, 400);
}

/// Article 10 of the LSSI: company, tax number, address, e-mail, register, certificate and its authority.
#[test]
fn the_legal_notice_names_the_company_behind_the_site_and_every_page_leads_to_it() {
    let torre = Torre::shared();
    for (home, notice, register) in [
        ("/", "/aviso-legal", "Registro Mercantil de Madrid"),
        ("/?lang=en", "/legal-notice", "Commercial Register of Madrid"),
    ] {
        assert!(
            torre.get(home).body.contains(&format!("href=\"{notice}\"")),
            "{home} does not lead to {notice}"
        );
        let body = torre.get(notice).body;
        let company = ["Torre Formación ATC, S.L.", "B00000000", "28042", "mailto:hola@torre.example"];
        for said in company.into_iter().chain([register, "PFATC-19", "AESA"]) {
            assert!(body.contains(said), "{notice} does not say {said}");
        }
    }
}

#[test]
fn the_privacy_policy_says_where_to_write_about_data() {
    let torre = Torre::shared();
    for policy in ["/politica-privacidad", "/privacy-policy", "/politica-cookies", "/cookie-policy"] {
        assert!(torre.get(policy).body.contains("mailto:privacidad@torre.example"), "{policy}");
    }
    let form = torre.get("/bloque-1-torre").body;
    let (_, notice) = form.split_once("Información básica sobre protección de datos").unwrap();
    let first_link = notice.split("href=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(first_link, "/politica-privacidad", "the form's notice leads elsewhere");
}

/// Every key that a script of the site writes stands in the cookie policy.
#[test]
fn the_cookie_policy_names_what_the_browser_stores() {
    let torre = Torre::shared();
    let keys = [
        "language-preference",
        "forced-language",
        "consent-choice",
        "draft-",
        "enquiry-sent",
        "reloaded-builds",
        "form-sent",
    ];
    for policy in ["/politica-cookies", "/cookie-policy"] {
        let body = torre.get(policy).body;
        for key in keys {
            assert!(body.contains(&format!("<code>{key}</code>")), "{policy} does not name {key}");
        }
    }
}

#[test]
fn the_e_mail_address_is_in_no_other_page() {
    let torre = Torre::shared();
    for path in ["/", "/contacto", "/politica-privacidad", "/api/pages?path=/contacto"] {
        assert!(!torre.get(path).body.contains("hola@torre.example"), "{path}");
    }
}
