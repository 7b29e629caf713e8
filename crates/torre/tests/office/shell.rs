//! The page at `/staff`: absent until somebody was invited, without data, and never a way to another site.

use crate::office_server::{HOST, OfficeServer, SITE, prepare};
use crate::support::eventually;

#[test]
fn until_somebody_is_invited_there_is_no_office() {
    let office = OfficeServer::start();
    let mut client = office.torre.client().asking_for(HOST);
    let mut unknown = |path: &str| {
        let answer = client.get(path).unwrap();
        let headers: Vec<_> = answer.headers.iter().map(|(name, _)| name.clone()).collect();
        (answer.status, headers, answer.text().replace(path, ""))
    };
    let nothing = unknown("/nothing-at-all");
    assert_eq!(nothing.0, 404);
    for path in ["/staff", "/staff/invitation"] {
        assert_eq!(unknown(path), nothing, "{path}");
    }
    assert_eq!(office.get("/me", None).status, 404);
    assert_eq!(office.get("/words?lang=es", None).status, 404);
    office.invite("Ana", "admin");
    eventually("the office is there", || office.get("/me", None).status == 401);
    assert_eq!(client.get("/staff").unwrap().status, 200);
}

#[test]
fn the_shell_has_no_data_and_only_its_own_files() {
    let office = OfficeServer::start();
    office.invite("Ana Pérez", "admin");
    let mut client = office.torre.client().asking_for(HOST);
    let mut shells = ["/staff", "/staff/", "/staff/people", "/staff/a/b?next=https://evil.example"]
        .map(|path| client.get(path).unwrap());
    assert_eq!(shells[1].header("location"), Some("/staff"));
    shells[1] = client.get("/staff").unwrap();
    for shell in &shells {
        assert_eq!(shell.status, 200);
        assert_eq!(shell.body, shells[0].body);
        assert_eq!(shell.header("cache-control"), Some("no-store"));
        assert!(shell.header("x-robots-tag").unwrap().contains("noindex"));
        let policy = shell.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    }
    let html = shells[0].text();
    assert!(html.contains("<div id=\"office\"></div>") && !html.contains("Pérez"), "{html}");
    assert!(html.contains("src=\"/assets/office-1.js\"") && html.contains("integrity=\"sha256-"), "{html}");
    assert_eq!(client.get("/assets/office-1.js").unwrap().status, 200);
    assert_eq!(client.get("/office.json").unwrap().status, 404);
}

#[test]
fn the_language_is_asked_for_stored_or_the_browsers() {
    let office = OfficeServer::start();
    office.invite("Ana", "admin");
    let mut client = office.torre.client().asking_for(HOST);
    let mut language = |path: &str, headers: &[(&str, &str)]| {
        let html = client.send("GET", path, headers, b"").unwrap().text();
        html.split("lang=\"").nth(1).unwrap()[..2].to_owned()
    };
    let english = ("Accept-Language", "en-GB,en;q=0.9");
    let stored = ("Cookie", "language-preference=es");
    assert_eq!(language("/staff", &[]), "es");
    assert_eq!(language("/staff", &[english]), "en");
    assert_eq!(language("/staff", &[english, stored]), "es");
    assert_eq!(language("/staff?lang=en", &[stored]), "en");
}

/// No passkey belongs to an address of numbers.
#[test]
fn an_address_of_numbers_leads_to_the_sites_name_and_nowhere_else() {
    let office = OfficeServer::start();
    office.invite("Ana", "admin");
    let mut client = office.torre.client();
    for path in ["/staff", "/staff/people?q=1", "/staff//evil.example", "/staff/https://evil.example"] {
        let answer = client.get(path).unwrap();
        assert_eq!(answer.status, 307);
        assert_eq!(answer.header("location"), Some(format!("{SITE}{path}").as_str()));
    }
    for forged in ["evil.example", "127.0.0.1.evil.example", "1.1.1.1@evil.example"] {
        let answer = office.torre.client().asking_for(forged).get("/staff").unwrap();
        let location = answer.header("location").unwrap_or(SITE);
        assert!(location.starts_with(SITE), "{forged}: {location}");
    }
}

#[test]
fn without_a_public_address_the_office_is_tried_out_at_localhost() {
    let mut torre = prepare(&[]);
    torre.set("TORRE_SITE_URL", "http://127.0.0.1:8080");
    let office = OfficeServer::started(torre);
    let printed = office.torre.cli_text(&["staff", "invite", "Ana", "--role", "admin"]);
    assert!(printed.starts_with("http://localhost:8080/staff/invitation#"), "{printed}");
    let port = office.torre.address.port();
    let answer = office.torre.client().get("/staff/invitation").unwrap();
    assert_eq!(answer.header("location"), Some(format!("http://localhost:{port}/staff/invitation").as_str()));
    let named = office.torre.client().asking_for(&format!("localhost:{port}")).get("/staff").unwrap();
    assert_eq!(named.status, 200);
}

#[test]
fn a_front_end_without_the_office_has_none() {
    let torre = prepare(&[]);
    std::fs::remove_file(torre.folder().join("web/client/office.json")).unwrap();
    let office = OfficeServer::started(torre);
    office.torre.wait_for_log("built without the office's scripts");
    office.invite("Ana", "admin");
    assert_eq!(office.torre.client().asking_for(HOST).get("/staff").unwrap().status, 404);
}

#[test]
fn the_words_come_in_the_asked_language_and_only_to_the_office() {
    let office = OfficeServer::start();
    office.invite("Ana", "admin");
    let (spanish, english) = (office.get("/words?lang=es", None), office.get("/words?lang=en", None));
    assert_eq!(
        (spanish.json()["signOut"].as_str(), english.json()["signOut"].as_str()),
        (Some("Salir"), Some("Sign out"))
    );
    assert_eq!(office.get("/words?lang=fr", None).status, 400);
}
