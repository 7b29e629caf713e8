//! Invitations and enrolment.

use serde_json::json;

use crate::authenticator::Authenticator;
use crate::office_server::{HOST, OfficeServer, SITE, code, cookie_of, on_both_stores};

fn look(office: &OfficeServer, token: &str) -> (u16, String) {
    let answer = office.post("/invitation", None, &json!({ "token": token }));
    (answer.status, answer.text())
}

#[test]
fn an_invitation_lets_one_person_in_once() {
    on_both_stores(|office| {
        let token = office.invite("Ana Pérez", "admin");
        // However often it is looked at, by whomever.
        for _ in 0..3 {
            assert_eq!(office.torre.client().asking_for(HOST).get("/staff/invitation").unwrap().status, 200);
            let (status, shown) = look(office, &token);
            assert_eq!(status, 200, "{shown}");
            assert!(shown.contains("Ana Pérez") && shown.contains("administrator"), "{shown}");
        }
        let colleague = office.enrol(&token);
        let me = office.get("/me", Some(&colleague.cookie));
        assert_eq!(me.status, 200, "{}", me.text());
        assert_eq!((&me.json()["name"], &me.json()["role"]), (&json!("Ana Pérez"), &json!("administrator")));
        assert_eq!(me.json()["passkeys"], 1);
        assert_eq!(look(office, &token).0, 410);
        let again = office.try_to_enrol(&token, &mut Authenticator::new(SITE, HOST));
        assert_eq!((again.status, code(&again)), (410, "invitation".to_owned()));
    });
}

#[test]
fn used_expired_withdrawn_and_unknown_invitations_have_one_answer() {
    on_both_stores(|office| {
        let used = office.invite("Ana", "admin");
        office.enrol(&used);
        let withdrawn = office.invite("Luis", "office");
        let expired = office.invite("Luis", "office");
        office.change("UPDATE invitations SET expires_at = 1");
        let unknown = "A".repeat(43);
        let answers = [&used, &withdrawn, &expired, &unknown, "x", ""].map(|token| look(office, token));
        assert_eq!(answers[0].0, 410);
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        for token in [&withdrawn, &expired, &unknown] {
            let answer = office.try_to_enrol(token, &mut Authenticator::new(SITE, HOST));
            assert_eq!(answer.status, 410);
        }
        assert_eq!(office.count("passkeys"), 1);
    });
}

/// Both have begun; the one who ends first has it.
#[test]
fn two_who_hold_one_invitation_are_not_both_let_in() {
    on_both_stores(|office| {
        let token = office.invite("Ana", "admin");
        let begun = [(); 2].map(|()| {
            let mut device = Authenticator::new(SITE, HOST);
            let begun = office.post("/enrolment/begin", None, &json!({ "token": token })).json();
            let credential = device.create(&begun["options"]);
            json!({ "token": token, "ceremony": begun["ceremony"], "credential": credential, "deviceName": "x" })
        });
        let statuses = std::thread::scope(|scope| {
            let office = &*office;
            let finish =
                begun.map(|body| scope.spawn(move || office.post("/enrolment/finish", None, &body).status));
            finish.map(|thread| thread.join().unwrap())
        });
        let mut sorted = statuses;
        sorted.sort_unstable();
        assert_eq!(sorted, [204, 410]);
    });
}

#[test]
fn the_cookie_is_the_hosts_alone_and_no_script_reads_it() {
    let office = OfficeServer::start();
    let colleague = office.colleague("Ana", "admin");
    let answer = office.sign_in(&colleague.device);
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(cookie.starts_with("__Host-staff="), "{cookie}");
    for attribute in ["Path=/", "Secure", "HttpOnly", "SameSite=Strict", "Max-Age=43200"] {
        assert!(cookie.split("; ").any(|part| part == attribute), "{attribute}: {cookie}");
    }
    assert!(!cookie.contains("Domain"));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    // What is stored is not what the cookie says.
    let token = cookie_of(&answer).split_once('=').unwrap().1.to_owned();
    office.change(&format!("DELETE FROM sessions WHERE hash = '{token}'"));
    assert_eq!(office.get("/me", Some(&cookie_of(&answer))).status, 200);
}

#[test]
fn a_second_device_is_added_named_used_and_removed() {
    on_both_stores(|office| {
        let colleague = office.colleague("Ana", "office");
        let cookie = Some(colleague.cookie.as_str());
        let begun = office.post("/passkeys/begin", cookie, &json!({})).json();
        assert_eq!(begun["options"]["excludeCredentials"].as_array().unwrap().len(), 1);
        let mut phone = Authenticator::new(SITE, HOST);
        let credential = phone.create(&begun["options"]);
        let body = json!({ "ceremony": begun["ceremony"], "credential": credential, "name": "Móvil" });
        let added = office.post("/passkeys/finish", cookie, &body);
        assert_eq!(added.status, 201, "{}", added.text());
        let again = office.post("/passkeys/finish", cookie, &body);
        assert_eq!((again.status, code(&again)), (409, "conflict".to_owned()));
        assert_eq!(office.sign_in(&phone).status, 204);
        let id = added.json()["id"].as_str().unwrap().to_owned();
        let path = format!("/passkeys/{id}");
        assert_eq!(office.call("PATCH", &path, cookie, &json!({ "name": "Teléfono" })).status, 204);
        assert_eq!(office.call("PATCH", &path, cookie, &json!({ "name": "\u{202e}" })).status, 400);
        let listed = office.get("/passkeys", cookie).json();
        assert_eq!(listed[1]["name"], "Teléfono");
        assert!(listed[1]["lastUsedAt"].is_string() && listed[0]["lastUsedAt"].is_null(), "{listed}");
        assert_eq!(office.call("DELETE", &path, cookie, &json!({})).status, 204);
        assert_eq!(office.sign_in(&phone).status, 401);
        let first = format!("/passkeys/{}", listed[0]["id"].as_str().unwrap());
        let last = office.call("DELETE", &first, cookie, &json!({}));
        assert_eq!((last.status, code(&last)), (409, "lastPasskey".to_owned()));
    });
}
